package parlor.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import parlor.engine.Box;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Play;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.wire.Json;
import parlor.wire.Shelf;

/// Positions of a game in which somebody is to move, the same every time: from games with the
/// fewest seats and the default options, in no order.
final class Positions {
  private static final long SEED = 1;
  private static final int WANTED = 100;

  /// More steps than any game has; one that goes on longer is given up.
  private static final int STEPS_MAX = 20_000;

  private final Player player;
  private final SplitMix64 random = new SplitMix64(SEED);
  private final List<Position> found = new ArrayList<>();

  /// @param seat one that is awaited
  /// @param action what was played then
  record Position(Play play, Seat seat, String action) {}

  private interface Player {
    String choose(Play play, Seat seat, SplitMix64 random);
  }

  private Positions(Player player) {
    this.player = player;
  }

  /// Those to which random play leads.
  static List<Position> random(String game) {
    return new Positions(Positions::anyOption).find(open(box(game)));
  }

  /// Those to which a bot comes that plays against itself.
  static List<Position> ofBot(String game, String level) {
    var box = box(game);
    var play = open(box);
    for (var seat : Seat.range(box.minSeats())) {
      play = play.withBot(seat, level, new SplitMix64(SEED + seat.index()));
    }
    return new Positions((at, seat, luck) -> at.choose(seat, luck, () -> false)).find(play);
  }

  private static Box box(String game) {
    return Shelf.of(Playout.plugin(game));
  }

  private static Play open(Box box) {
    return switch (box.options(box.minSeats(), "{}")) {
      case Decision.Accepted<String>(var options) -> box.open(box.minSeats(), options);
      case Decision.Refused<String>(var why) -> throw new IllegalStateException(why.code());
    };
  }

  private List<Position> find(Play opening) {
    while (found.size() < WANTED) {
      playThrough(opening);
    }
    Collections.shuffle(found, new Random(SEED));
    return List.copyOf(found);
  }

  private void playThrough(Play opening) {
    var play = opening;
    var chance = Chance.seeded(random.nextLong());
    for (var step = 0; step < STEPS_MAX; step++) {
      switch (play.status()) {
        case Status.Finished<?> _ -> {
          return;
        }
        case Status.Dealing<?> _ -> play = play.fold(play.deal(chance)).play();
        case Status.Waiting<?> waiting -> {
          var seat = Playout.pick(List.copyOf(waiting.ifSilent().keySet()), random);
          var action = player.choose(play, seat, random);
          found.add(new Position(play, seat, action));
          play = after(play, seat, action, chance);
        }
      }
    }
  }

  /// The play after an action.
  static Play after(Play play, Seat seat, String action, Chance chance) {
    return switch (play.act(seat, action, chance)) {
      case Decision.Accepted<String>(var step) -> play.fold(step).play();
      case Decision.Refused<String>(var why) -> throw new IllegalStateException(why.code());
    };
  }

  private static String anyOption(Play play, Seat seat, SplitMix64 random) {
    var shown = "{" + play.view(new Viewer.At(seat)) + "}";
    return Playout.pick(
            Json.read(shown, JsonNode.class).get("options").valueStream().toList(), random)
        .toString();
  }
}
