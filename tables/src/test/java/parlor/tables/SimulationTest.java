package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static parlor.tables.People.*;
import static parlor.tables.Story.given;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.engine.Viewer;
import parlor.testkit.Proves;

/// Tables among guests who do anything at any time, while the program stops and starts. A failure
/// prints its seed.
class SimulationTest {
  private static final int TABLES = 200;
  private static final int STEPS = 150;

  @Test
  @Proves({"PLT-9", "PLT-16"})
  void no_table_breaks_and_no_acknowledged_action_is_lost_or_applied_twice() {
    var endings = new HashSet<TableView.Phase>();
    LongStream.range(0, TABLES).forEach(seed -> endings.add(simulate(seed)));
    assertThat(endings).contains(TableView.Phase.FINISHED, TableView.Phase.ABANDONED);
  }

  private static TableView.Phase simulate(long seed) {
    try {
      return live(seed);
    } catch (RuntimeException | AssertionError e) {
      return fail("seed " + seed, e);
    }
  }

  private static TableView.Phase live(long seed) {
    var random = new SplitMix64(SplitMix64.mix(seed + 1));
    var guests = new Guests(random);
    var story = given(guests.table());
    var acknowledged = new HashMap<String, Long>();
    for (var step = 0; step < STEPS; step++) {
      if (random.nextInt(3) == 0) {
        story.passes(guests.someTime()).botsMove();
      }
      if (random.nextInt(40) == 0) {
        story.restarts(guests.someTime());
      }
      var command = guests.next(story);
      story.when(command);
      if (command instanceof Command.Act act) {
        check(story, act, acknowledged);
      }
      checkLive(story);
    }
    story.refold();
    assertThat(personActions(story)).isEqualTo(acknowledged);
    return story.table().phase();
  }

  private static void check(Story story, Command.Act act, Map<String, Long> acknowledged) {
    var known = acknowledged.get(act.id());
    switch (story.verdict()) {
      case Verdict.Store _ -> {
        assertThat(known).as("stored before").isNull();
        acknowledged.put(act.id(), story.table().sequence());
      }
      case Verdict.Repeated(var sequence) -> assertThat(known).isEqualTo(sequence);
      case Verdict.Refused _ -> assertThat(known).as("lost").isNull();
      case Verdict.Nothing _ -> fail("an action is answered");
    }
  }

  /// While people are there something can always happen next.
  private static void checkLive(Story story) {
    var table = story.table();
    assertThat(table.sequence()).isEqualTo(story.journal.size());
    if (table.phase() == TableView.Phase.PLAYING) {
      var moves = !table.awaited(story.now()).isEmpty() || table.wakeAt().isPresent();
      assertThat(moves).as("the game can go on").isTrue();
    }
    if (table.phase() == TableView.Phase.FROZEN) {
      assertThat(table.wakeAt()).isPresent();
      assertThat(table.botTurns()).isEmpty();
    }
  }

  private static Map<String, Long> personActions(Story story) {
    var actions = new HashMap<String, Long>();
    for (var i = 0; i < story.journal.size(); i++) {
      if (story.journal.get(i) instanceof Entry.Stepped stepped
          && stepped.cause() instanceof Entry.Cause.Person person) {
        assertThat(actions.put(person.id(), i + 1L)).as("applied twice").isNull();
      }
    }
    return actions;
  }

  @Test
  @Proves("PLT-12")
  void a_thousand_drops_all_resume_intact() {
    var random = new SplitMix64(12);
    for (var table = 0; table < 20; table++) {
      var story = given(makes("draws", "{\"rounds\":51}", OPEN, OPEN, OPEN));
      story.and(joins(BOB), joins(CAT), arrives(ANN, FIRST), arrives(BOB, SECOND));
      story.and(arrives(CAT, THIRD), starts(ANN));
      for (var drop = 0; drop < 50; drop++) {
        dropAndResume(story, random, drop);
      }
      story.refold();
    }
  }

  /// All but one have answered; that one drops for less than a minute.
  private static void dropAndResume(Story story, SplitMix64 random, int drop) {
    var dropped = new Seat(random.nextInt(3));
    story.passes(Duration.ofMillis(random.nextInt(20_000)));
    for (var seat : Seat.range(3)) {
      if (!seat.equals(dropped)) {
        story.and(picks(player(story, seat), "x" + drop, 1));
      }
    }
    var view = story.table().gameView(new Viewer.At(dropped));
    var awaited = story.table().awaited(story.now());
    story.and(departs(dropped)).passes(Duration.ofMillis(random.nextInt(60_000))).then();
    if (random.nextInt(10) == 0) {
      story.restarts(Duration.ofMillis(random.nextInt(600_000)));
      Seat.range(3).stream()
          .filter(seat -> !seat.equals(dropped))
          .forEach(seat -> story.and(arrives(player(story, seat), seat)));
    }
    story.and(arrives(player(story, dropped), dropped));
    assertThat(story.table().gameView(new Viewer.At(dropped))).as("drop %d", drop).isEqualTo(view);
    assertThat(story.table().awaited(story.now())).as("drop %d", drop).isEqualTo(awaited);
    story.and(picks(player(story, dropped), "x" + drop, 2));
  }

  private static PlayerId player(Story story, Seat seat) {
    return story.table().playerAt(seat).orElseThrow();
  }
}
