package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.tables.PlayerId;
import parlor.testkit.Proves;

class RecentSessionsTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  @TempDir Path folder;

  private static Session session(int number) {
    return new Session("s" + number, new PlayerId("p" + number), "Ann", NOON, NOON);
  }

  private static Sessions at(Database database, Instant now) {
    return new Sessions(database, Clock.fixed(now, ZoneOffset.UTC));
  }

  @Test
  void a_session_is_recalled_once_it_was_found_or_made() {
    try (var database = Engine.SQLITE.open(folder)) {
      var ann = at(database, NOON).open("Ann").toCompletableFuture().join();
      var sessions = at(database, NOON);
      assertThat(sessions.recall(ann.token())).isEmpty();
      sessions.find(ann.token());
      assertThat(sessions.recall(ann.token())).contains(ann.session());
      assertThat(sessions.recall(ann.token() + "x")).isEmpty();
      assertThat(sessions.recall("x".repeat(10_000))).isEmpty();
      var bea = sessions.open("Bea").toCompletableFuture().join();
      assertThat(sessions.recall(bea.token())).contains(bea.session());
    }
  }

  @Test
  @Proves("PLT-28")
  void who_has_left_or_changed_their_name_is_not_recalled_as_before() {
    try (var database = Engine.SQLITE.open(folder)) {
      var sessions = at(database, NOON);
      var ann = sessions.open("Ann").toCompletableFuture().join();
      sessions.rename(ann.token(), "Anna");
      assertThat(sessions.recall(ann.token())).isEmpty();
      assertThat(sessions.find(ann.token()).orElseThrow().name()).isEqualTo("Anna");
      sessions.delete(ann.token());
      assertThat(sessions.recall(ann.token())).isEmpty();
      assertThat(sessions.find(ann.token())).isEmpty();
    }
  }

  @Test
  void that_somebody_is_still_there_is_noted_all_the_same() {
    try (var database = Engine.SQLITE.open(folder)) {
      var ann = at(database, NOON).open("Ann").toCompletableFuture().join();
      var clock = new SettableClock(NOON);
      var sessions = new Sessions(database, clock);
      sessions.find(ann.token());
      clock.now = NOON.plus(Duration.ofHours(2));
      assertThat(sessions.recall(ann.token())).isEmpty();
      assertThat(sessions.find(ann.token()).orElseThrow().seen()).isEqualTo(clock.now);
      assertThat(sessions.recall(ann.token()).orElseThrow().seen()).isEqualTo(clock.now);
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-28")
  void nothing_is_recalled_where_another_node_may_end_a_session(Engine engine) {
    try (var database = engine.open(folder)) {
      var here = at(database, NOON);
      var ann = here.open("Ann").toCompletableFuture().join();
      here.find(ann.token());
      assertThat(here.recall(ann.token()).isPresent()).isEqualTo(engine == Engine.SQLITE);
    }
  }

  @Test
  void what_was_read_before_a_change_is_not_kept() {
    var recent = new RecentSessions();
    var before = recent.changes();
    recent.forget("s1");
    recent.keep(session(1), before);
    assertThat(recent.find("s1")).isEmpty();
    recent.keep(session(1), recent.changes());
    assertThat(recent.find("s1")).contains(session(1));
    recent.forgetAll();
    assertThat(recent.find("s1")).isEmpty();
  }

  @Test
  void the_longest_unused_are_forgotten_first() {
    var recent = new RecentSessions();
    var changes = recent.changes();
    IntStream.rangeClosed(1, RecentSessions.KEPT)
        .forEach(number -> recent.keep(session(number), changes));
    recent.find("s1");
    recent.keep(session(RecentSessions.KEPT + 1), changes);
    assertThat(recent.find("s1")).isPresent();
    assertThat(recent.find("s2")).isEmpty();
  }

  private static final class SettableClock extends Clock {
    private Instant now;

    SettableClock(Instant now) {
      this.now = now;
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return now;
    }
  }
}
