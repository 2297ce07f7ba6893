package parlor.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.engine.Viewer;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.SeatPlan;
import parlor.tables.Series;
import parlor.tables.Table;
import parlor.tables.TableId;
import parlor.tables.TableView.Phase;
import parlor.tables.Verdict;
import parlor.wire.Json;
import parlor.wire.Shelf;

/// Tables at which a person is to move, the same every time: of random games between as few people
/// as the game takes, in no order.
final class RunningTables {
  private static final long SEED = 1;
  private static final int WANTED = 100;

  /// More steps than any game has; one that goes on longer is given up.
  private static final int STEPS_MAX = 20_000;

  private static final Instant BEGIN = Instant.parse("2026-01-01T12:00:00.500Z");
  private static final Duration PONDERED = Duration.ofMillis(1_700);

  private final String game;
  private final Shelf shelf = Shelf.load();
  private final SplitMix64 random = new SplitMix64(SEED);
  private final List<Moment> found = new ArrayList<>();

  /// @param seat one that is awaited
  /// @param frame what its person sends
  record Moment(Table table, Instant now, PlayerId player, Seat seat, String frame) {}

  private RunningTables(String game) {
    this.game = game;
  }

  static List<Moment> random(String game) {
    var tables = new RunningTables(game);
    while (tables.found.size() < WANTED) {
      tables.playThrough();
    }
    Collections.shuffle(tables.found, new Random(SEED));
    return List.copyOf(tables.found);
  }

  private void playThrough() {
    var table = opened();
    var now = BEGIN;
    for (var step = 0; step < STEPS_MAX && table.phase() == Phase.PLAYING; step++) {
      var awaited = table.awaited(now);
      if (awaited.isEmpty()) {
        now = table.wakeAt().orElseThrow();
        table = after(table, new Command.Tick(), now);
        continue;
      }
      now = now.plus(PONDERED);
      var seat = Playout.pick(awaited, random).seat();
      var action = anyOption(table, seat);
      var id = "m" + step;
      var frame = "{\"type\":\"act\",\"id\":\"" + id + "\",\"action\":" + action + "}";
      found.add(new Moment(table, now, player(seat), seat, frame));
      table = after(table, act(seat, id, action), now);
    }
  }

  private static Command.Act act(Seat seat, String id, String action) {
    var place = Optional.of(seat);
    return new Command.Act(player(seat), place, id, OptionalLong.empty(), action);
  }

  /// A table whose game has just begun, and everybody is here.
  private Table opened() {
    var seats = Seat.range(shelf.box(game).orElseThrow().minSeats());
    var plans =
        seats.stream().<SeatPlan>map(seat -> new SeatPlan.For(player(seat), "Ann")).toList();
    var series = new Series("root" + random.nextLong(), 0);
    var create =
        new Command.Create(
            new TableId("0193a1b2c3d4e5f60718"),
            "ABCDE",
            player(seats.getFirst()),
            "Ann",
            game,
            plans,
            "{}",
            true,
            true,
            Command.Secrets.of(series, "bots"));
    var table = after(Table.blank(shelf::box), create, BEGIN);
    for (var seat : seats) {
      table = after(table, new Command.Arrive(player(seat), seat), BEGIN);
    }
    return table;
  }

  private static PlayerId player(Seat seat) {
    return new PlayerId("0193a1b2c3d4e5f6000" + seat.index());
  }

  private static Table after(Table table, Command command, Instant now) {
    return switch (table.decide(command, now)) {
      case Verdict.Store(var entry) -> table.evolve(entry);
      case Verdict.Refused(var why) -> throw new IllegalStateException(why.code());
      case Verdict.Repeated _, Verdict.Nothing _ -> table;
    };
  }

  private String anyOption(Table table, Seat seat) {
    var shown = "{" + table.gameView(new Viewer.At(seat)).orElseThrow() + "}";
    var options = Json.read(shown, JsonNode.class).get("options").valueStream().toList();
    return Playout.pick(options, random).toString();
  }
}
