package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.server.storage.Challenges.Purpose;
import parlor.tables.PlayerId;
import parlor.testkit.Proves;

class ChallengesTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final Optional<Session> NOBODY = Optional.empty();
  private static final Optional<Session> ANN =
      Optional.of(new Session("s", new PlayerId("p"), "Ann", NOON, NOON));

  @TempDir Path folder;

  private static Challenges at(Database database, Instant now) {
    return new Challenges(database, Clock.fixed(now, ZoneOffset.UTC));
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-1", "PLT-28"})
  void a_challenge_has_256_bits_and_is_good_once_on_whatever_node(Engine engine) {
    try (var database = engine.open(folder)) {
      var challenge = at(database, NOON).give(Purpose.LOG_IN, NOBODY);
      assertThat(Base64.getUrlDecoder().decode(challenge)).hasSize(32);
      var otherNode = at(database, NOON);
      assertThat(otherNode.take(challenge, Purpose.LOG_IN, NOBODY)).isTrue();
      assertThat(otherNode.take(challenge, Purpose.LOG_IN, NOBODY)).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-1", "PLT-28"})
  void of_many_who_take_it_at_the_same_time_one_gets_it(Engine engine) {
    try (var database = engine.open(folder)) {
      var challenges = at(database, NOON);
      var challenge = challenges.give(Purpose.MAKE, ANN);
      var taken =
          IntStream.range(0, 20)
              .parallel()
              .filter(_ -> challenges.take(challenge, Purpose.MAKE, ANN))
              .count();
      assertThat(taken).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-1", "PLT-28"})
  void it_is_good_for_its_purpose_its_session_and_five_minutes(Engine engine) {
    try (var database = engine.open(folder)) {
      var challenges = at(database, NOON);
      var challenge = challenges.give(Purpose.MAKE, ANN);
      assertThat(challenges.take(challenge, Purpose.MAKE, NOBODY)).isFalse();
      assertThat(challenges.take(challenge, Purpose.LOG_IN, ANN)).isFalse();
      var late = at(database, NOON.plus(Duration.ofMinutes(5)));
      assertThat(late.take(challenge, Purpose.MAKE, ANN)).isFalse();
      var inTime = at(database, NOON.plus(Duration.ofMinutes(5)).minusMillis(1));
      assertThat(inTime.take(challenge, Purpose.MAKE, ANN)).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-28")
  void they_are_bounded_in_number_and_the_oldest_is_forgotten_first(Engine engine) {
    try (var database = engine.open(folder)) {
      var oldest = at(database, NOON).give(Purpose.LOG_IN, NOBODY);
      database.write(handle -> {
        var batch =
            handle.prepareBatch(
                "insert into passkey_challenges values (:challenge, 'log-in', '', :created)");
        for (var i = 0; i < Challenges.OPEN_MAX; i++) {
          var created = Moment.text(NOON.plusMillis(1 + i));
          batch.bind("challenge", "c" + i).bind("created", created).add();
        }
        return batch.execute().length;
      });
      var later = at(database, NOON.plusSeconds(60));
      var newest = later.give(Purpose.LOG_IN, NOBODY);
      assertThat(count(database)).isEqualTo(Challenges.OPEN_MAX);
      assertThat(later.take(oldest, Purpose.LOG_IN, NOBODY)).isFalse();
      assertThat(later.take(newest, Purpose.LOG_IN, NOBODY)).isTrue();
      at(database, NOON.plusSeconds(600)).give(Purpose.LOG_IN, NOBODY);
      assertThat(count(database)).isEqualTo(1);
    }
  }

  private static int count(Database database) {
    return database.read(handle ->
        handle.createQuery("select count(*) from passkey_challenges").mapTo(Integer.class).one());
  }
}
