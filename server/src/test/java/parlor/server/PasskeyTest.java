package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.server.client.Device;
import parlor.server.client.Device.Kind;
import parlor.server.client.Guest;
import parlor.server.client.Guest.Answer;
import parlor.server.client.Match;
import parlor.server.client.Owner;
import parlor.testkit.Proves;

/// Accounts with passkeys, through the public door.
final class PasskeyTest {
  private static final String SECRET = "correct horse battery";

  @TempDir Path data;
  private TestServer server;

  @BeforeEach
  void start() {
    server = TestServer.start(data, Map.of());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Device device(Kind kind) {
    return Device.of(kind, server.address().toString());
  }

  private Guest carrying(Answer answer) {
    return Guest.carrying(answer.expect(200).get("token").asText(), server.address());
  }

  private Guest nobody() {
    return Guest.nobody(server.address());
  }

  private Guest register(String name, Device device) {
    return carrying(Owner.adds(server.guest(name), name, device));
  }

  private static Answer setPassword(Guest guest, String name) {
    return guest.post("/account", "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, SECRET));
  }

  private Answer logInByPassword(String name) {
    var body = "{\"name\":\"%s\",\"password\":\"%s\",\"token\":true}".formatted(name, SECRET);
    return nobody().post("/account/login", body);
  }

  private static List<String> passkeys(Guest guest) {
    return guest.get("/account/passkeys").expect(200).get("passkeys").findValuesAsText("id");
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-1")
  void a_guest_becomes_an_account_with_a_passkey_and_keeps_everything_on_another_device(Kind kind) {
    var guest = server.guest("Ann");
    var table = Match.begin("tic-tac-toe", "{}", List.of(guest, server.guest("Bea")));
    var device = device(kind);
    var ann = carrying(Owner.adds(guest, "Ann", device));
    assertThat(ann.get("/session").expect(200).at("/player/account").asText()).isEqualTo("Ann");
    var elsewhere = carrying(Owner.logsIn(nobody(), device, Owner.handle(ann)));
    var session = elsewhere.get("/session").expect(200);
    assertThat(session.at("/player/name").asText()).isEqualTo("Ann");
    assertThat(session.at("/table/id").asText()).isEqualTo(table);
    assertThat(elsewhere.get("/tables/" + table).expect(200).at("/you/seat").asInt()).isZero();
  }

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void the_token_is_another_one_after_becoming_an_account_and_after_logging_in() {
    var guest = server.guest("Ann");
    var device = device(Kind.ES256);
    var ann = carrying(Owner.adds(guest, "Ann", device));
    assertThat(guest.get("/session").status()).isEqualTo(401);
    var other = server.guest("Somebody");
    var again = carrying(Owner.logsIn(other, device, Owner.handle(ann)));
    assertThat(other.get("/session").status()).isEqualTo(401);
    assertThat(again.get("/session").expect(200).at("/player/account").asText()).isEqualTo("Ann");
    assertThat(ann.get("/session").status()).isEqualTo(200);
  }

  @Test
  @Proves("PLT-1")
  void an_account_with_a_password_adds_a_passkey_and_keeps_its_session() {
    var ann = carrying(setPassword(server.guest("Ann"), "Ann"));
    var device = device(Kind.ES256);
    var added = Owner.adds(ann, "Another name", device).expect(200);
    assertThat(added.at("/player/account").asText()).isEqualTo("Ann");
    assertThat(added.has("token")).isFalse();
    Owner.logsIn(nobody(), device, Owner.handle(ann)).expect(200);
    logInByPassword("Ann").expect(200);
    var listing = ann.get("/account/passkeys").expect(200);
    assertThat(listing.get("password").asBoolean()).isTrue();
    assertThat(listing.at("/passkeys/0/created").asText()).startsWith("20");
    assertThat(listing.at("/passkeys/0/used").asText()).startsWith("20");
  }

  @Test
  @Proves("PLT-1")
  void an_account_has_several_passkeys_and_each_but_the_last_way_in_can_be_removed() {
    var phone = device(Kind.ES256);
    var key = device(Kind.EDDSA);
    var ann = register("Ann", phone);
    Owner.adds(ann, "", key).expect(200);
    assertThat(passkeys(ann)).containsExactly(phone.id(), key.id());
    var handle = Owner.handle(ann);
    assertThat(ann.call("DELETE", "/account/passkeys/" + phone.id(), "").status()).isEqualTo(204);
    assertThat(Owner.logsIn(nobody(), phone, handle).code()).isEqualTo("wrong-passkey");
    Owner.logsIn(nobody(), key, handle).expect(200);
    var last = ann.call("DELETE", "/account/passkeys/" + key.id(), "");
    assertThat(last.code()).isEqualTo("last-way-in");
    assertThat(passkeys(ann)).containsExactly(key.id());
  }

  @Test
  @Proves("PLT-1")
  void with_a_password_also_the_only_passkey_can_be_removed() {
    var ann = carrying(setPassword(server.guest("Ann"), "Ann"));
    var device = device(Kind.ES256);
    Owner.adds(ann, "", device).expect(200);
    assertThat(ann.call("DELETE", "/account/passkeys/" + device.id(), "").status()).isEqualTo(204);
    assertThat(passkeys(ann)).isEmpty();
    logInByPassword("Ann").expect(200);
  }

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void nobody_removes_or_sees_the_passkeys_of_somebody_else() {
    var device = device(Kind.ES256);
    var ann = register("Ann", device);
    var eve = register("Eve", device(Kind.ES256));
    assertThat(eve.call("DELETE", "/account/passkeys/" + device.id(), "").code())
        .isEqualTo("not-found");
    assertThat(passkeys(eve)).hasSize(1).doesNotContain(device.id());
    assertThat(passkeys(ann)).containsExactly(device.id());
  }

  @Test
  @Proves("PLT-1")
  void a_name_that_is_taken_is_refused_before_a_device_makes_a_passkey_and_after() {
    var guest = server.guest("Bea");
    var challenge = Owner.challengeToAdd(guest, "Ann");
    register("Ann", device(Kind.ES256));
    assertThat(Owner.asksToAdd(guest, "ANN").code()).isEqualTo("name-taken");
    var device = device(Kind.ES256);
    var late = Owner.adds(guest, "ann", device, challenge, Owner.HONEST);
    assertThat(late.code()).isEqualTo("name-taken");
    assertThat(passkeys(guest)).isEmpty();
    Owner.adds(guest, "Bea", device).expect(200);
  }

  @Test
  @Proves("PLT-1")
  void a_passkey_belongs_to_one_account() {
    var device = device(Kind.ES256);
    var ann = register("Ann", device);
    var eve = server.guest("Eve");
    assertThat(Owner.adds(eve, "Eve", device).code()).isEqualTo("passkey-taken");
    assertThat(Owner.adds(ann, "", device).code()).isEqualTo("passkey-taken");
    assertThat(eve.get("/session").expect(200).at("/player").has("account")).isFalse();
  }

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void no_password_opens_an_account_that_has_only_passkeys() {
    register("Ann", device(Kind.ES256));
    for (var password : List.of("", " ", SECRET)) {
      var body = "{\"name\":\"Ann\",\"password\":\"%s\",\"token\":true}".formatted(password);
      assertThat(nobody().post("/account/login", body).code()).isEqualTo("wrong-login");
    }
  }

  @Test
  @Proves({"PLT-1", "PLT-24"})
  void an_account_with_passkeys_gets_a_password_for_where_there_are_none() {
    var device = device(Kind.ES256);
    var ann = register("Ann", device);
    var added = setPassword(ann, "Eve").expect(200);
    assertThat(added.at("/player/account").asText()).isEqualTo("Ann");
    logInByPassword("Ann").expect(200);
    assertThat(logInByPassword("Eve").code()).isEqualTo("wrong-login");
    Owner.logsIn(nobody(), device, Owner.handle(ann)).expect(200);
    assertThat(setPassword(ann, "Ann").code()).isEqualTo("has-account");
    assertThat(ann.call("DELETE", "/account/passkeys/" + device.id(), "").status()).isEqualTo(204);
  }

  @Test
  @Proves("PLT-1")
  void a_device_is_told_which_passkeys_are_there_and_which_kinds_are_taken() {
    var device = device(Kind.ES256);
    var ann = register("Ann", device);
    var beginning = Owner.asksToAdd(ann, "").expect(200);
    assertThat(beginning.get("exclude").get(0).asText()).isEqualTo(device.id());
    assertThat(beginning.get("algorithms").toString()).isEqualTo("[-7,-8,-257]");
    assertThat(beginning.at("/user/name").asText()).isEqualTo("Ann");
  }

  @Test
  @Proves("PLT-28")
  void passkeys_cannot_be_tried_without_end() {
    var device = device(Kind.ES256);
    var handle = Owner.handle(register("Ann", device));
    var codes =
        IntStream.range(0, 12)
            .mapToObj(_ -> Owner.logsIn(nobody(), device.forged(), handle).code());
    assertThat(codes.toList()).startsWith("wrong-passkey").endsWith("too-many-requests");
  }

  @Test
  @Proves("PLT-28")
  void challenges_are_not_given_out_without_end() {
    var answers =
        IntStream.range(0, 100).mapToObj(_ -> nobody().post("/account/login/challenge", "{}"));
    assertThat(answers.map(Answer::code).toList()).startsWith("").endsWith("too-many-requests");
  }

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void behind_a_proxy_the_public_address_counts(@TempDir Path other) {
    try (var proxied =
        TestServer.start(other, Map.of("PARLOR_PUBLIC_URL", "https://play.example"))) {
      var device = Device.of(Kind.ES256, "https://play.example");
      var answer = Owner.adds(proxied.guest("Ann"), "Ann", device);
      var ann = Guest.carrying(answer.expect(200).get("token").asText(), proxied.address());
      var elsewhere = device.at("https://evil.example").goodFor("evil.example");
      var nobody = Guest.nobody(proxied.address());
      assertThat(Owner.logsIn(nobody, elsewhere, Owner.handle(ann)).code()).isEqualTo("wrong-site");
      Owner.logsIn(nobody, device, Owner.handle(ann)).expect(200);
    }
  }
}
