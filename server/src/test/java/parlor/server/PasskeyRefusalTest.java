package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;
import parlor.server.client.Device;
import parlor.server.client.Device.Kind;
import parlor.server.client.Guest;
import parlor.server.client.Owner;
import parlor.testkit.Proves;

/// Passkeys that are not what they should be: each is refused with its code, and nothing changes.
final class PasskeyRefusalTest {
  private static final String EVIL = "https://evil.example";

  /// What a passkey could change. When a session was last seen is no part of it.
  private static final List<String> KEPT =
      List.of(
          "select * from accounts order by name_key",
          "select * from passkeys order by credential_id",
          "select token_hash, player_id, name from sessions order by token_hash");

  @TempDir static Path data;
  private static TestServer server;
  private static Connection database;
  private static Device device;
  private static Guest ann;
  private static String handle;

  @BeforeAll
  static void start() throws SQLException {
    server = TestServer.start(data);
    database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("parlor.db"));
    device = Device.of(Kind.ES256, server.address().toString()).counting(7);
    var answer = Owner.adds(server.guest("Ann"), "Ann", device).expect(200);
    ann = Guest.carrying(answer.get("token").asText(), server.address());
    handle = Owner.handle(ann);
  }

  @AfterAll
  static void stop() throws SQLException {
    database.close();
    server.close();
  }

  private static Guest nobody() {
    return Guest.nobody(server.address());
  }

  private static List<String> kept() throws SQLException {
    var rows = new ArrayList<String>();
    for (var query : KEPT) {
      try (var statement = database.createStatement();
          var result = statement.executeQuery(query)) {
        while (result.next()) {
          var row = new ArrayList<String>();
          for (var i = 1; i <= result.getMetaData().getColumnCount(); i++) {
            row.add(result.getString(i));
          }
          rows.add(row.toString());
        }
      }
    }
    return rows;
  }

  private static void change(String sql) throws SQLException {
    try (var statement = database.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  private static Arguments lie(String name, String code, UnaryOperator<Device> lie) {
    return Arguments.of(name, code, lie, Owner.HONEST);
  }

  private static Arguments tampering(
      String name, String code, UnaryOperator<Map<String, Object>> change) {
    return Arguments.of(name, code, UnaryOperator.identity(), change);
  }

  private static UnaryOperator<Map<String, Object>> flipped(String field, int at) {
    return fields -> {
      var bytes = Base64.getUrlDecoder().decode(fields.getOrDefault(field, "").toString());
      bytes[at < 0 ? bytes.length + at : at] ^= 1;
      var changed = new HashMap<>(fields);
      changed.put(field, Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
      return changed;
    };
  }

  private static UnaryOperator<Map<String, Object>> with(String field, Object value) {
    return fields -> {
      var changed = new HashMap<>(fields);
      changed.put(field, value);
      return changed;
    };
  }

  private static Stream<Arguments> liesAlways() {
    var present = Device.PRESENT;
    return Stream.of(
        lie("a page of another site", "wrong-site", d -> d.at(EVIL)),
        lie("another site altogether", "wrong-site", d -> d.at(EVIL).goodFor("evil.example")),
        lie("a page without an origin", "wrong-site", d -> d.at("null")),
        lie("an origin that is none", "wrong-site", d -> d.at("::")),
        lie("another port", "wrong-site", d -> d.at(server.address() + "0")),
        lie("a passkey for another host", "wrong-site", d -> d.goodFor("evil.example")),
        lie("a page inside another", "wrong-site", d -> d.saying("crossOrigin", true)),
        lie("nobody at the device", "passkey-unverified", d -> d.flagged(Device.VERIFIED)),
        lie("somebody unknown at it", "passkey-unverified", d -> d.flagged(present)),
        lie("no flag at all", "passkey-unverified", d -> d.flagged(0)),
        lie("a challenge of one's own", "passkey-expired", d -> d.saying("challenge", "AAAA")),
        lie("no use of a passkey", "malformed", d -> d.saying("type", "payment.get")),
        lie("a challenge that is no text", "malformed", d -> d.saying("challenge", List.of())));
  }

  static Stream<Arguments> loginLies() {
    return Stream.concat(
        liesAlways(),
        Stream.of(
            lie("a key of somebody else", "wrong-passkey", Device::forged),
            lie("a passkey being made", "malformed", d -> d.saying("type", "webauthn.create")),
            lie("a counter that stays", "passkey-copied", d -> d.counting(7)),
            lie("a counter that goes back", "passkey-copied", d -> d.counting(6)),
            lie("a counter that is gone", "passkey-copied", d -> d.counting(0)),
            tampering("a changed signature", "wrong-passkey", flipped("signature", -1)),
            tampering("a changed counter", "wrong-passkey", flipped("authenticatorData", 36)),
            tampering("a changed browser", "wrong-passkey", flipped("clientData", -3)),
            tampering("another player", "wrong-passkey", with("userHandle", "AAAA")),
            tampering("an unknown passkey", "wrong-passkey", with("id", "AAAA"))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("loginLies")
  @Proves({"PLT-1", "PLT-28"})
  void who_lies_is_not_logged_in(
      String name,
      String code,
      UnaryOperator<Device> lie,
      UnaryOperator<Map<String, Object>> change)
      throws SQLException {
    var before = kept();
    var lying = lie.apply(device.counting(8));
    var challenge = Owner.challengeToLogIn(nobody());
    var answer = Owner.logsIn(nobody(), lying, handle, challenge, change);
    assertThat(answer.code()).as(name).isEqualTo(code);
    assertThat(kept()).isEqualTo(before);
  }

  static Stream<Arguments> makingLies() {
    return Stream.concat(
        liesAlways(),
        Stream.of(
            lie("a passkey being used", "malformed", d -> d.saying("type", "webauthn.get")),
            tampering("another key", "bad-passkey", flipped("publicKey", -1)),
            tampering("another id", "bad-passkey", flipped("id", 0)),
            tampering("another kind of key", "bad-passkey", with("algorithm", -8)),
            tampering("an unknown kind of key", "bad-passkey", with("algorithm", -65535)),
            tampering("a key on another curve", "bad-passkey", with("publicKey", p384())),
            tampering("no passkey in it", "bad-passkey", PasskeyRefusalTest::used),
            tampering("an id that is cut off", "malformed", PasskeyRefusalTest::cut),
            tampering("no name", "bad-name", with("name", " "))));
  }

  private static String p384() {
    try {
      var generator = java.security.KeyPairGenerator.getInstance("EC");
      generator.initialize(384);
      var key = generator.generateKeyPair().getPublic().getEncoded();
      return Base64.getUrlEncoder().withoutPadding().encodeToString(key);
    } catch (java.security.GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /// What the device says when a passkey is used, in place of when it is made.
  private static Map<String, Object> used(Map<String, Object> fields) {
    var said = device.signs("", "").getOrDefault("authenticatorData", "");
    return with("authenticatorData", said).apply(fields);
  }

  private static Map<String, Object> cut(Map<String, Object> fields) {
    var text = fields.getOrDefault("authenticatorData", "").toString();
    return with("authenticatorData", text.substring(0, 80)).apply(fields);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("makingLies")
  @Proves({"PLT-1", "PLT-28"})
  void a_passkey_that_was_not_made_as_it_should_is_not_kept(
      String name,
      String code,
      UnaryOperator<Device> lie,
      UnaryOperator<Map<String, Object>> change)
      throws SQLException {
    var eve = server.guest("Eve");
    var fresh = Device.of(Kind.ES256, server.address().toString());
    var before = kept();
    var challenge = Owner.challengeToAdd(eve, "Eve");
    var answer = Owner.adds(eve, "Eve", lie.apply(fresh), challenge, change);
    assertThat(answer.code()).as(name).isEqualTo(code);
    assertThat(kept()).isEqualTo(before);
  }

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void a_challenge_is_good_once() throws SQLException {
    var bob = Device.of(Kind.ES256, server.address().toString());
    var token = Owner.adds(server.guest("Bob"), "Bob", bob).expect(200).get("token").asText();
    var his = Owner.handle(Guest.carrying(token, server.address()));
    var challenge = Owner.challengeToLogIn(nobody());
    Owner.logsIn(nobody(), bob, his, challenge, Owner.HONEST).expect(200);
    var before = kept();
    var again = Owner.logsIn(nobody(), bob, his, challenge, Owner.HONEST);
    assertThat(again.code()).isEqualTo("passkey-expired");
    assertThat(kept()).isEqualTo(before);
  }

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void a_challenge_is_good_for_five_minutes() throws SQLException {
    var challenge = Owner.challengeToLogIn(nobody());
    change(
        "update passkey_challenges set created = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-301"
            + " seconds')");
    var late = Owner.logsIn(nobody(), device.counting(8), handle, challenge, Owner.HONEST);
    assertThat(late.code()).isEqualTo("passkey-expired");
  }

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void a_challenge_is_good_for_who_asked_and_for_what_they_asked() throws SQLException {
    var eve = server.guest("Eve");
    var before = kept();
    var fresh = Device.of(Kind.ES256, server.address().toString());
    var next = device.counting(8);
    var hers = Owner.challengeToAdd(eve, "Eve");
    assertThat(Owner.adds(ann, "", fresh, hers, Owner.HONEST).code()).isEqualTo("passkey-expired");
    assertThat(Owner.logsIn(eve, next, handle, hers, Owner.HONEST).code())
        .isEqualTo("passkey-expired");
    var toLogIn = Owner.challengeToLogIn(eve);
    assertThat(Owner.logsIn(nobody(), next, handle, toLogIn, Owner.HONEST).code())
        .isEqualTo("passkey-expired");
    assertThat(Owner.adds(eve, "Eve", fresh, toLogIn, Owner.HONEST).code())
        .isEqualTo("passkey-expired");
    assertThat(kept()).isEqualTo(before);
  }

  @Test
  @Proves({"PLT-7", "PLT-28"})
  void garbage_in_any_field_is_refused_with_a_code_and_changes_nothing() throws SQLException {
    var eve = server.guest("Eve");
    var fresh = Device.of(Kind.ES256, server.address().toString());
    var garbage =
        new Object[] {
          "", "!", "A", "AAAA", "=", "\u0000", "A".repeat(2_000), 7, -1, false, List.of(), Map.of()
        };
    var before = kept();
    for (var field : fresh.makes("").keySet()) {
      for (var value : garbage) {
        var challenge = Owner.challengeToAdd(eve, "Eve");
        var answer = Owner.adds(eve, "Eve", fresh, challenge, with(field, value));
        assertThat(answer.code()).as("%s: %s", field, value).matches("malformed|bad-passkey");
      }
    }
    var next = device.counting(8);
    for (var field : next.signs("", "").keySet()) {
      for (var value : garbage) {
        var challenge = Owner.challengeToLogIn(nobody());
        var answer = Owner.logsIn(nobody(), next, handle, challenge, with(field, value));
        assertThat(answer.code())
            .as("%s: %s", field, value)
            .matches("malformed|wrong-passkey|foreign-origin");
      }
    }
    assertThat(kept()).isEqualTo(before);
  }

  @Test
  @Proves("PLT-28")
  void nothing_of_a_passkey_is_logged() {
    var log = (Logger) LoggerFactory.getLogger("parlor");
    var lines = new ListAppender<ILoggingEvent>();
    var level = log.getLevel();
    lines.start();
    log.addAppender(lines);
    log.setLevel(Level.DEBUG);
    try {
      var challenge = Owner.challengeToLogIn(nobody());
      Owner.logsIn(nobody(), device.forged(), handle, challenge, Owner.HONEST);
      Owner.logsIn(nobody(), device, handle, challenge, flipped("signature", -1));
      var fresh = Device.of(Kind.ES256, server.address().toString());
      Owner.adds(server.guest("Cat"), "Cat", fresh).expect(200);
      assertThat(lines.list.stream().map(ILoggingEvent::getFormattedMessage))
          .noneMatch(line ->
              line.contains(challenge) || line.contains(device.id()) || line.contains(fresh.id()));
    } finally {
      log.setLevel(level);
      log.detachAppender(lines);
    }
  }
}
