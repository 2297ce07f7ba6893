package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.testkit.Proves;

class SessionsTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-1")
  void a_guest_is_known_again_by_their_token_and_by_nothing_else(Engine engine) {
    try (var database = engine.open(folder)) {
      var sessions = sessions(database, NOON);
      var ann = sessions.open("Ann").toCompletableFuture().join();
      sessions.open("Bea").toCompletableFuture().join();
      assertThat(sessions.find(ann.token())).contains(ann.session());
      assertThat(sessions.find(ann.token() + "x")).isEmpty();
      assertThat(sessions.find("x".repeat(10_000))).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-28")
  void a_token_has_256_bits_and_is_stored_nowhere(Engine engine) {
    try (var database = engine.open(folder)) {
      var token = sessions(database, NOON).open("Ann").toCompletableFuture().join().token();
      assertThat(Base64.getUrlDecoder().decode(token)).hasSize(32);
      var rows =
          database.read(
              handle -> handle.createQuery("select * from sessions").mapToMap().list().toString());
      assertThat(rows).contains("Ann").doesNotContain(token);
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-1")
  void a_guest_can_change_their_name_and_leave(Engine engine) {
    try (var database = engine.open(folder)) {
      var sessions = sessions(database, NOON);
      var ann = sessions.open("Ann").toCompletableFuture().join();
      assertThat(sessions.rename(ann.token(), "アン")).isTrue();
      assertThat(sessions.find(ann.token()).orElseThrow().name()).isEqualTo("アン");
      assertThat(sessions.delete(ann.token())).isTrue();
      assertThat(sessions.find(ann.token())).isEmpty();
      assertThat(sessions.rename(ann.token(), "Ann")).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource
  void sessions_that_nobody_used_for_long_are_ended(Engine engine) {
    try (var database = engine.open(folder)) {
      var ann = sessions(database, NOON).open("Ann").toCompletableFuture().join();
      var bea = sessions(database, NOON).open("Bea").toCompletableFuture().join();
      var later = sessions(database, NOON.plus(Duration.ofDays(10)));
      assertThat(later.find(ann.token())).isPresent();
      assertThat(later.deleteUnseenSince(NOON.plus(Duration.ofDays(9)))).isEqualTo(1);
      assertThat(later.find(ann.token())).isPresent();
      assertThat(later.find(bea.token())).isEmpty();
    }
  }

  private static Sessions sessions(Database database, Instant now) {
    return new Sessions(database, Clock.fixed(now, ZoneOffset.UTC));
  }
}
