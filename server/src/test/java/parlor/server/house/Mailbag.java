package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import parlor.engine.Box;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.tables.Command;
import parlor.tables.Entry;
import parlor.tables.PlayerId;
import parlor.tables.SeatPlan;
import parlor.tables.Table;
import parlor.tables.TableId;
import parlor.tables.TableView;
import parlor.tables.Verdict;
import parlor.wire.Json;

/// Two people's actions on their way to one table: a messenger takes any of them, in any order, and
/// brings some of them again. Now and then the table is read anew from its journal.
final class Mailbag {
  private static final int DELIVERIES = 40;
  private static final int RESTART_ONE_IN = 12;

  private final Box box;
  private final RandomGenerator random;
  private final String name;
  private final List<Command.Act> bag = new ArrayList<>();
  private final List<Entry> journal = new ArrayList<>();
  private final Map<String, Long> firstAnswers = new HashMap<>();
  private Table table;
  private Instant now = Instant.parse("2026-01-01T12:00:00Z");
  private Count count = new Count(0, 0, 0, 0);
  private int written;

  /// What became of the actions that were brought.
  record Count(int stored, int repeated, int refused, int restarts) {
    Count plus(Count more) {
      return new Count(
          stored + more.stored,
          repeated + more.repeated,
          refused + more.refused,
          restarts + more.restarts);
    }
  }

  Mailbag(Box box, RandomGenerator random, String name) {
    this.box = box;
    this.random = random;
    this.name = name;
    this.table = Table.blank(_ -> Optional.of(box));
    var seats = new ArrayList<SeatPlan>();
    seats.add(new SeatPlan.Mine());
    seats.add(new SeatPlan.For(player(1), "P1"));
    var secrets = new Command.Secrets("deal" + random.nextLong(), "bots" + random.nextLong());
    decide(
        new Command.Create(
            new TableId("t1"),
            "ABCDEF",
            player(0),
            "P0",
            box.key(),
            seats,
            "{}",
            true,
            true,
            secrets));
    Seat.range(2).forEach(seat -> decide(new Command.Arrive(player(seat.index()), seat)));
  }

  private static PlayerId player(int seat) {
    return new PlayerId("p-" + seat);
  }

  Count deliverAll() {
    for (var delivery = 0; delivery < DELIVERIES && isPlaying(); delivery++) {
      now = now.plusMillis(random.nextInt(500));
      write(random.nextInt(2));
      if (bag.isEmpty()) {
        table.wakeAt().filter(due -> due.isAfter(now)).ifPresent(due -> now = due);
        decide(new Command.Tick());
      } else {
        bring(bag.get(random.nextInt(bag.size())));
      }
      if (random.nextInt(RESTART_ONE_IN) == 0) {
        readAgain();
      }
    }
    // Everything once more, also what was answered long ago.
    List.copyOf(bag).forEach(this::bring);
    assertEachIdOnce();
    return count;
  }

  private boolean isPlaying() {
    return table.phase() == TableView.Phase.PLAYING;
  }

  /// A person answers what they see now, mostly; ids are each person's own and meet the other's.
  private void write(int seat) {
    JsonNode view =
        Json.read(
            "{" + table.gameView(new Viewer.At(new Seat(seat))).orElseThrow() + "}",
            JsonNode.class);
    var options = view.get("options");
    if (options.isEmpty()) {
      return;
    }
    var at = random.nextBoolean() ? OptionalLong.of(table.sequence()) : OptionalLong.empty();
    bag.add(
        new Command.Act(
            player(seat),
            Optional.empty(),
            "a" + written++ / 2,
            at,
            options.get(random.nextInt(options.size())).toString()));
  }

  private void bring(Command.Act act) {
    var key = act.player().value() + act.id();
    switch (decide(act)) {
      case Verdict.Store _ -> {
        count = count.plus(new Count(1, 0, 0, 0));
        assertThat(firstAnswers.put(key, table.sequence())).as("%s: %s twice", name, act).isNull();
      }
      case Verdict.Repeated(var sequence) -> {
        count = count.plus(new Count(0, 1, 0, 0));
        assertThat(sequence).as("%s: %s", name, act).isEqualTo(firstAnswers.get(key));
      }
      case Verdict.Refused _ -> {
        count = count.plus(new Count(0, 0, 1, 0));
        assertThat(firstAnswers).as("%s: %s", name, act).doesNotContainKey(key);
      }
      case Verdict.Nothing _ -> throw new AssertionError(name + ": no answer to " + act);
    }
  }

  private Verdict decide(Command command) {
    var verdict = table.decide(command, now);
    if (verdict instanceof Verdict.Store(var entry)) {
      journal.add(entry);
      table = table.evolve(entry);
    }
    return verdict;
  }

  private void readAgain() {
    count = count.plus(new Count(0, 0, 0, 1));
    var read = Table.blank(_ -> Optional.of(box));
    for (var entry : journal) {
      read = read.evolve(entry);
    }
    assertThat(read.sequence()).as(name).isEqualTo(table.sequence());
    table = read;
  }

  private void assertEachIdOnce() {
    var found = new HashMap<String, Integer>();
    for (var entry : journal) {
      if (entry instanceof Entry.Stepped(_, Entry.Cause.Person(var seat, var id), _)) {
        found.merge("p-" + seat.index() + id, 1, Integer::sum);
      }
    }
    assertThat(found.values()).as(name).allMatch(times -> times == 1);
    assertThat(found.keySet()).as(name).isEqualTo(firstAnswers.keySet());
  }
}
