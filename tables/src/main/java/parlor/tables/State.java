package parlor.tables;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// All that is known of a table: the fold of its journal.
///
/// @param sequence the number of the last row
/// @param last when the last row was written; every time left is as of then
/// @param since when this stage began
/// @param course nothing in the lobby
record State(
    Charter charter,
    long sequence,
    Instant last,
    Stage stage,
    Instant since,
    Seats seats,
    Presence presence,
    Optional<Course> course,
    Optional<Next> next) {

  /// How long it is still noted who comes and goes after the game: a rematch asks who is here.
  static final Duration AFTERMATH = Duration.ofMinutes(15);

  boolean isFrozen() {
    return stage == Stage.PLAYING && !presence.isAnyoneHere();
  }

  /// Whether the game goes on: somebody is here, and nobody is waited for after a start.
  boolean isFlowing() {
    return stage == Stage.PLAYING && presence.isAnyoneHere() && !presence.isInGrace();
  }

  /// Whether it is written down who comes and goes.
  boolean notesPresence(Instant now) {
    return stage.isOpen()
        || (stage == Stage.FINISHED && next.isEmpty() && now.isBefore(since.plus(AFTERMATH)));
  }

  /// The game, where one goes on or is over.
  Course theCourse() {
    return course.orElseThrow(() -> new IllegalStateException("the game has not started"));
  }

  /// The dealer's luck for an event with this number.
  RandomGenerator luckFor(int number) {
    return new DealChance(charter.secrets().deal(), seats.luck().values()).forEvent(number);
  }

  State with(Seats changed) {
    return new State(charter, sequence, last, stage, since, changed, presence, course, next);
  }

  State with(Presence changed) {
    return new State(charter, sequence, last, stage, since, seats, changed, course, next);
  }

  State with(Course changed) {
    return new State(
        charter, sequence, last, stage, since, seats, presence, Optional.of(changed), next);
  }

  State with(Next opened) {
    return new State(
        charter, sequence, last, stage, since, seats, presence, course, Optional.of(opened));
  }

  /// The same in another stage, which begins now.
  State in(Stage changed) {
    return new State(charter, sequence, last, changed, last, seats, presence, course, next);
  }

  /// The same one row later.
  State at(Instant time) {
    return new State(charter, sequence + 1, time, stage, since, seats, presence, course, next);
  }
}
