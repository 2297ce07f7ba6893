package parlor.games.cambio.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.Mind;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.games.cambio.Cambio;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioEvent;
import parlor.games.cambio.CambioOptions;
import parlor.games.cambio.CambioState;
import parlor.games.cambio.CambioView;

/// A table of bots in a test.
final class Arena {
  private static final int STEPS_MAX = 5_000;

  /// Told of every decision.
  interface Watcher {
    void decided(Seat seat, Object memory, CambioView view, CambioAction action);
  }

  /// One step of a game, with what the match was like after it.
  record Step(
      Status<CambioAction> before,
      List<CambioEvent> events,
      Match<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> after) {}

  private final Chance chance;
  private final RandomGenerator luck;
  private final List<Mind<CambioAction, CambioView, ?>> minds = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final Watcher watcher;
  private Match<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> match;

  private Arena(List<? extends Bot<CambioAction, CambioView, ?>> bots, long seed, Watcher watcher) {
    this.chance = Chance.seeded(SplitMix64.mix(seed));
    this.luck = new SplitMix64(SplitMix64.mix(~seed));
    this.watcher = watcher;
    this.match = Match.of(new Cambio(), new Setup<>(bots.size(), new CambioOptions()));
    for (var seat : Seat.range(bots.size())) {
      minds.add(Mind.blank(bots.get(seat.index()), seat, luck));
    }
  }

  /// All steps of a game of these bots.
  static List<Step> play(List<? extends Bot<CambioAction, CambioView, ?>> bots, long seed) {
    return play(bots, seed, (_, _, _, _) -> {});
  }

  static List<Step> play(
      List<? extends Bot<CambioAction, CambioView, ?>> bots, long seed, Watcher watcher) {
    var arena = new Arena(bots, seed, watcher);
    arena.play();
    return arena.steps;
  }

  /// The share of wins of a bot at rotating seats against another.
  static double share(
      Bot<CambioAction, CambioView, ?> bot, Bot<CambioAction, CambioView, ?> other, int games) {
    var wins = 0.0;
    for (var game = 0; game < games; game++) {
      List<Bot<CambioAction, CambioView, ?>> bots =
          game % 2 == 0 ? List.of(bot, other) : List.of(other, bot);
      var finished = (Status.Finished<CambioAction>) play(bots, game).getLast().after().status();
      var winners = finished.ranking().getFirst();
      wins += winners.contains(new Seat(game % 2)) ? 1.0 / winners.size() : 0;
    }
    return wins / games;
  }

  private void play() {
    for (var step = 0; step < STEPS_MAX; step++) {
      var before = match.status();
      switch (before) {
        case Status.Dealing<CambioAction> _ -> fold(before, match.deal(chance));
        case Status.Waiting<CambioAction> waiting ->
            fold(before, act(waiting.ifSilent().firstEntry().getKey()));
        case Status.Finished<CambioAction> _ -> {
          return;
        }
      }
    }
    throw new AssertionError("the game does not end");
  }

  private List<CambioEvent> act(Seat seat) {
    var view = match.view(new Viewer.At(seat));
    var mind = minds.get(seat.index());
    var action = mind.choose(view, luck, () -> false);
    watcher.decided(seat, mind.memory(), view, action);
    return switch (match.act(seat, action, chance)) {
      case Decision.Accepted<List<CambioEvent>>(var events) -> events;
      case Decision.Refused<List<CambioEvent>>(var why) ->
          throw new AssertionError(action + " was refused: " + why);
    };
  }

  private void fold(Status<CambioAction> before, List<CambioEvent> events) {
    var news = match.news(events);
    match = match.fold(events);
    steps.add(new Step(before, events, match));
    for (var seat : Seat.range(minds.size())) {
      var mind = minds.get(seat.index()).after(match.view(new Viewer.At(seat)), news);
      minds.set(seat.index(), mind);
    }
  }
}
