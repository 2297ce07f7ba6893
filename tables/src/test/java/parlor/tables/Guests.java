package parlor.tables;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import parlor.engine.Seat;

/// Guests who do anything at any time, from a seed.
final class Guests {
  private static final List<PlayerId> PEOPLE =
      List.of(People.ANN, People.BOB, People.CAT, People.DAN);
  private static final List<String> ABSENCES = List.of("holds", "runs", "skips");
  private final RandomGenerator random;
  private final List<Command.Act> sent = new ArrayList<>();
  private int ids;

  Guests(RandomGenerator random) {
    this.random = random;
  }

  /// A table of some kind that Ann makes.
  Command.Create table() {
    if (random.nextInt(4) == 0) {
      return People.makes("tic-tac-toe", "{}", People.OPEN, People.OPEN);
    }
    var seats = new ArrayList<SeatPlan>(List.of(People.OPEN));
    for (var more = random.nextInt(4); more > 0; more--) {
      seats.add(random.nextInt(3) == 0 ? People.BOT : People.OPEN);
    }
    var options =
        "{\"rounds\":%d,\"absence\":\"%s\",\"holder\":%b,\"pause\":%d}"
            .formatted(
                1 + random.nextInt(6),
                any(ABSENCES),
                random.nextBoolean(),
                random.nextInt(3) * 4_000);
    var game = random.nextBoolean() ? Story.DRAWS : Story.DRAWS_FOR_GOOD;
    return People.makes(game, options, seats.toArray(SeatPlan[]::new));
  }

  /// Some time, mostly short.
  Duration someTime() {
    return Duration.ofMillis(
        random.nextInt(20) == 0 ? random.nextInt(400_000) : random.nextInt(15_000));
  }

  /// Something that somebody wants of the table.
  Command next(Story story) {
    var player = any(PEOPLE);
    var seat = new Seat(random.nextInt(5));
    return switch (random.nextInt(25)) {
      case 0, 1 -> People.joins(player);
      case 2 -> random.nextInt(5) == 0 ? People.leaves(player) : People.joins(player);
      case 3, 4 -> People.starts(player);
      case 5 -> new Command.SeatBot(player, seat, random.nextInt(4) == 0 ? "none" : "easy");
      case 6 ->
          random.nextInt(4) == 0
              ? new Command.Unseat(player, seat, OptionalLong.empty())
              : new Command.Tick();
      case 7 -> new Command.TakeBack(player, Optional.empty());
      case 8 -> People.wants(player, "t" + random.nextInt(9));
      case 9 -> new Command.BotActs(seat, random.nextInt(40), "{\"type\":\"pick\",\"number\":1}");
      case 10, 11, 12 -> new Command.Arrive(player, seat);
      case 13 -> new Command.Depart(seat);
      case 14, 15 -> sent.isEmpty() ? new Command.Tick() : any(sent);
      case 16 -> new Command.AddLuck(player, Optional.empty(), "luck-" + random.nextInt(3));
      default -> act(story, player);
    };
  }

  private Command act(Story story, PlayerId player) {
    var action =
        switch (random.nextInt(12)) {
          case 0 -> "{\"type\":\"ponder\"}";
          case 1 -> "{\"type\":\"pick\",\"number\":99}";
          case 2 -> "[".repeat(random.nextInt(60));
          case 3, 4, 5 -> "{\"type\":\"mark\",\"square\":" + random.nextInt(9) + "}";
          default -> "{\"type\":\"pick\",\"number\":" + random.nextInt(10) + "}";
        };
    var now = story.table().sequence();
    var at = random.nextBoolean() ? OptionalLong.of(now - random.nextInt(4)) : OptionalLong.empty();
    var act = new Command.Act(player, Optional.empty(), "id" + ids++, at, action);
    sent.add(act);
    if (sent.size() > 30) {
      sent.removeFirst();
    }
    return act;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
