package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.Guest;
import parlor.server.client.Guest.Answer;
import parlor.testkit.Proves;

/// Codes right and wrong, over real connections of the whole server with its limits on.
final class WrongCodesTest {
  private static final String SCHOOL = "192.0.2.1";
  private static final String EXEMPT = "192.0.2.200";

  @TempDir Path data;
  private TestServer server;

  @BeforeEach
  void start() {
    server =
        TestServer.start(
            data, Map.of("PARLOR_TRUSTED_PROXIES", "127.0.0.0/8", "PARLOR_RATE_EXEMPT", EXEMPT));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Guest guest(String name, String from) {
    return Guest.named(name, server.address(), from);
  }

  private static String open(Guest host) {
    return host.post(
            "/tables",
            "{\"game\":\"cambio\",\"seats\":[\"mine\"%s]}".formatted(",\"open\"".repeat(3)))
        .expect(201)
        .get("code")
        .asText();
  }

  private static Answer join(Guest guest, String code) {
    return guest.post("/tables/join", "{\"code\":\"" + code + "\"}");
  }

  private static void guess(Guest guest, int times) {
    IntStream.range(0, times).forEach(_ -> join(guest, "ZZZZZZ"));
  }

  @Test
  @Proves({"PLT-4", "PLT-28"})
  void a_whole_class_behind_one_address_joins_at_the_same_time() throws Exception {
    var codes = IntStream.range(0, 10).mapToObj(i -> open(guest("Host " + i, SCHOOL))).toList();
    try (var threads = Executors.newFixedThreadPool(16)) {
      var joins =
          IntStream.range(0, 30)
              .mapToObj(i -> {
                var pupil = guest("Pupil " + i, SCHOOL);
                return threads.submit(() -> join(pupil, codes.get(i % 10)));
              })
              .toList();
      for (var join : joins) {
        assertThat(join.get().status()).isEqualTo(200);
      }
    }
  }

  @Test
  @Proves("PLT-28")
  void a_guesser_waits_and_neighbours_newcomers_elsewhere_and_old_acquaintances_do_not() {
    var ann = guest("Ann", SCHOOL);
    var code = open(ann);
    guess(guest("Eve", SCHOOL), 10);
    assertThat(join(guest("Eva", SCHOOL), code).code()).isEqualTo("too-many-requests");
    assertThat(join(guest("Bob", "192.0.2.2"), code).status()).isEqualTo(200);
    assertThat(join(ann, code).code()).isEqualTo("already-seated");
  }

  @Test
  @Proves("PLT-28")
  void an_exempt_address_may_err_as_often_as_it_likes() {
    var pupil = guest("Pupil", EXEMPT);
    guess(pupil, 30);
    assertThat(join(pupil, open(guest("Ann", SCHOOL))).status()).isEqualTo(200);
  }

  @Test
  @Proves("PLT-28")
  void a_text_that_can_be_no_code_is_no_guess() {
    var ann = guest("Ann", SCHOOL);
    IntStream.range(0, 20)
        .forEach(_ -> assertThat(join(ann, "ABC").code()).isEqualTo("table-not-found"));
    assertThat(join(ann, "ZZZZZZ").code()).isEqualTo("table-not-found");
  }

  @Test
  @Proves({"PLT-4", "PLT-28"})
  void to_a_stranger_an_ended_table_looks_like_none() {
    var ann = guest("Ann", SCHOOL);
    var made =
        ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}").expect(201);
    ann.post("/tables/" + made.get("table").asText() + "/leave", "").expect(200);
    var eve = guest("Eve", SCHOOL);
    var ended = join(eve, made.get("code").asText());
    assertThat(ended.text()).isEqualTo(join(eve, "ZZZZZZ").text());
  }
}
