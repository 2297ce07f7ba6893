package parlor.server.house;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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
import parlor.tables.Verdict;
import parlor.wire.Json;

/// A table at which people and a bot play without thinking, drop, return and leave, all by luck.
final class RandomTable {
  private static final Instant BEGINNING = Instant.parse("2026-01-01T12:00:00Z");
  private static final int MOVES_MAX = 3000;
  private static final int TROUBLE_ONE_IN = 25;

  private final RandomGenerator luck;
  private final int seats;
  private final List<Entry> journal = new ArrayList<>();
  private Table table;
  private Instant now = BEGINNING;

  private RandomTable(Box box, int seats, RandomGenerator luck) {
    this.luck = luck;
    this.seats = seats;
    this.table = Table.blank(_ -> Optional.of(box));
    var plan = new ArrayList<SeatPlan>();
    plan.add(new SeatPlan.Mine());
    for (var seat = 1; seat < seats; seat++) {
      plan.add(
          seat == seats - 1 && seats > 2
              ? new SeatPlan.Bot(box.levels().getFirst())
              : new SeatPlan.For(player(seat), "P" + seat, Optional.of("luck-of-" + seat)));
    }
    decide(
        new Command.Create(
            new TableId("t1"),
            "ABCDEF",
            player(0),
            "P0",
            box.key(),
            plan,
            "{}",
            true,
            true,
            new Command.Secrets("deal" + luck.nextLong(), "bots" + luck.nextLong())));
  }

  static PlayerId player(int seat) {
    return new PlayerId("p-" + seat);
  }

  /// The journal of a game at a table of any size.
  static List<Entry> journal(Box box, RandomGenerator luck) {
    var seats = box.minSeats() + luck.nextInt(box.maxSeats() - box.minSeats() + 1);
    return journal(box, seats, MOVES_MAX, luck);
  }

  /// The journal of a game: whole, or so many moves of it.
  static List<Entry> journal(Box box, int seats, int moves, RandomGenerator luck) {
    var game = new RandomTable(box, seats, luck);
    for (var seat : Seat.range(game.seats)) {
      game.decide(new Command.Arrive(player(seat.index()), seat));
    }
    for (var move = 0; move < moves && !game.isOver(); move++) {
      game.move();
    }
    return List.copyOf(game.journal);
  }

  private boolean isOver() {
    return switch (table.phase()) {
      case FINISHED, ABANDONED -> true;
      case LOBBY, PLAYING, FROZEN -> false;
    };
  }

  private void move() {
    if (luck.nextInt(TROUBLE_ONE_IN) == 0) {
      trouble();
    }
    now = now.plusMillis(luck.nextInt(2000));
    var mover = table.awaited(now).stream().map(awaited -> awaited.seat()).findFirst();
    if (mover.isPresent() && luck.nextInt(10) > 0) {
      act(mover.get());
    } else {
      table.wakeAt().filter(due -> due.isAfter(now)).ifPresent(due -> now = due);
      decide(new Command.Tick());
    }
  }

  /// Somebody drops, returns, wants the seat back from a bot, or rarely leaves.
  private void trouble() {
    var seat = new Seat(luck.nextInt(seats));
    switch (luck.nextInt(8)) {
      case 0, 1 -> decide(new Command.Depart(seat));
      case 2, 3, 4 -> decide(new Command.Arrive(player(seat.index()), seat));
      case 5, 6 -> decide(new Command.TakeBack(player(seat.index()), Optional.of(seat)));
      default -> {
        if (seat.index() > 0) {
          decide(new Command.Leave(player(seat.index())));
        }
      }
    }
    now = now.plus(Duration.ofSeconds(luck.nextInt(20)));
  }

  private void act(Seat seat) {
    var options = options(seat);
    if (options.isEmpty()) {
      return;
    }
    var kinds = options.stream().map(option -> option.path("type")).distinct().toList();
    var kind = kinds.get(luck.nextInt(kinds.size()));
    options.removeIf(option -> !option.path("type").equals(kind));
    var action = options.get(luck.nextInt(options.size())).toString();
    var bot = table.botTurns().stream().filter(turn -> turn.seat().equals(seat)).findFirst();
    decide(
        bot.<Command>map(turn -> new Command.BotActs(seat, turn.at(), action))
            .orElseGet(() ->
                new Command.Act(
                    player(seat.index()),
                    Optional.of(seat),
                    "a" + table.sequence(),
                    OptionalLong.of(table.sequence()),
                    action)));
  }

  private List<JsonNode> options(Seat seat) {
    var view = table.gameView(new Viewer.At(seat)).orElseThrow();
    JsonNode node = Json.read("{" + view + "}", JsonNode.class);
    var options = new ArrayList<JsonNode>();
    node.get("options").forEach(options::add);
    return options;
  }

  private void decide(Command command) {
    if (table.decide(command, now) instanceof Verdict.Store(var entry)) {
      journal.add(entry);
      table = table.evolve(entry);
    }
  }
}
