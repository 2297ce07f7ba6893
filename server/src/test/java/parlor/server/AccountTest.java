package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.server.client.Guest.Answer;
import parlor.server.client.Match;
import parlor.testkit.Proves;

/// Guests who become accounts, through the public door.
final class AccountTest {
  private static final String SECRET = "correct horse battery";

  @TempDir Path data;
  private TestServer server;

  @BeforeEach
  void start() {
    server = TestServer.start(data, java.util.Map.of());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static Answer register(Guest guest, String name, String password) {
    return guest.post(
        "/account", "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password));
  }

  private Answer logIn(String name, String password) {
    var body = "{\"name\":\"%s\",\"password\":\"%s\",\"token\":true}".formatted(name, password);
    return Guest.nobody(server.address()).post("/account/login", body);
  }

  private Guest carrying(Answer answer) {
    return Guest.carrying(answer.expect(200).get("token").asText(), server.address());
  }

  @Test
  @Proves("PLT-1")
  void a_guest_becomes_an_account_and_keeps_everything_on_another_device() {
    var guest = server.guest("Ann");
    var table = Match.begin("tic-tac-toe", "{}", List.of(guest, server.guest("Bea")));
    var ann = carrying(register(guest, "Ann", SECRET));
    assertThat(ann.get("/session").expect(200).at("/player/account").asText()).isEqualTo("Ann");
    var elsewhere = carrying(logIn("ann", SECRET));
    assertThat(elsewhere.get("/session").expect(200).at("/table/id").asText()).isEqualTo(table);
    assertThat(elsewhere.get("/tables/" + table).expect(200).at("/you/seat").asInt()).isZero();
  }

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void the_token_is_another_one_after_becoming_an_account() {
    var guest = server.guest("Ann");
    var ann = carrying(register(guest, "Ann", SECRET));
    assertThat(guest.get("/session").status()).isEqualTo(401);
    assertThat(ann.get("/session").status()).isEqualTo(200);
  }

  @Test
  @Proves({"PLT-1", "PLT-28"})
  void a_wrong_password_and_an_unknown_name_are_refused_alike() {
    register(server.guest("Ann"), "Ann", SECRET).expect(200);
    var wrong = logIn("Ann", "something else");
    assertThat(wrong.status()).isEqualTo(403);
    assertThat(wrong.text()).isEqualTo(logIn("Nobody", SECRET).text());
  }

  @Test
  @Proves("PLT-28")
  void passwords_cannot_be_guessed_without_end() {
    register(server.guest("Ann"), "Ann", SECRET).expect(200);
    var codes = IntStream.range(0, 12).mapToObj(i -> logIn("Ann", "guess number " + i).code());
    assertThat(codes.toList()).startsWith("wrong-login").endsWith("too-many-requests");
  }

  @Test
  @Proves("PLT-1")
  void a_name_belongs_to_one_account_and_a_guest_becomes_one_once() {
    var ann = carrying(register(server.guest("Ann"), "Ann", SECRET));
    assertThat(register(server.guest("Eve"), "ANN", SECRET).code()).isEqualTo("name-taken");
    assertThat(register(ann, "Anna", SECRET).code()).isEqualTo("has-account");
    assertThat(register(server.guest("Bea"), "Bea", "short").code()).isEqualTo("bad-password");
  }

  @Test
  @Proves("PLT-28")
  void logging_out_on_one_device_leaves_the_other_connected() {
    var ann = carrying(register(server.guest("Ann"), "Ann", SECRET));
    var phone = carrying(logIn("Ann", SECRET));
    var table =
        ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
            .expect(201)
            .get("table")
            .asText();
    var line = ann.connect(table, "");
    line.awaitType("snapshot");
    phone.call("DELETE", "/session", "");
    line.send("{\"type\":\"ping\"}");
    line.awaitType("pong");
    ann.call("DELETE", "/session", "");
    assertThat(line.closeCode()).isEqualTo(4003);
  }

  @Test
  @Proves("PLT-28")
  void no_password_is_stored_as_it_is() throws Exception {
    register(server.guest("Ann"), "Ann", SECRET).expect(200);
    server.close();
    try (var files = Files.walk(data)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1))
            .doesNotContain(SECRET);
      }
    }
  }
}
