package parlor.lab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
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
import parlor.games.shanko.Shanko;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoEvent;
import parlor.games.shanko.ShankoOptions;
import parlor.games.shanko.ShankoState;
import parlor.games.shanko.ShankoView;

/// One game of Shanko among bots, through the real rules and views.
final class ShankoArena {
  private static final int STEPS_MAX = 100_000;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Chance chance;
  private final RandomGenerator luck;
  private final List<Mind<ShankoAction, ShankoView, ?>> minds = new ArrayList<>();
  private final Watcher watcher;
  private Match<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> match;

  /// Told of everything that happens.
  interface Watcher {
    /// A bot decided, in so many nanoseconds of processor time.
    default void decided(Seat seat, ShankoView view, ShankoAction action, long nanoseconds) {}

    /// Something happened in this state.
    default void happened(ShankoState before, ShankoEvent event) {}
  }

  private ShankoArena(List<Bot<ShankoAction, ShankoView, ?>> bots, long seed, Watcher watcher) {
    this.chance = Chance.seeded(SplitMix64.mix(seed));
    this.luck = new SplitMix64(SplitMix64.mix(~seed));
    this.watcher = watcher;
    this.match = Match.of(new Shanko(), new Setup<>(bots.size(), new ShankoOptions(0)));
    for (var seat : Seat.range(bots.size())) {
      minds.add(Mind.blank(bots.get(seat.index()), seat, luck));
    }
  }

  /// The finished game's state.
  static ShankoState play(List<Bot<ShankoAction, ShankoView, ?>> bots, long seed, Watcher watcher) {
    return new ShankoArena(bots, seed, watcher).play();
  }

  private ShankoState play() {
    for (var step = 0; step < STEPS_MAX; step++) {
      switch (match.status()) {
        case Status.Dealing<ShankoAction> _ -> fold(match.deal(chance));
        case Status.Waiting<ShankoAction> waiting -> act(waiting.ifSilent().firstEntry().getKey());
        case Status.Finished<ShankoAction> _ -> {
          return match.state();
        }
      }
    }
    throw new IllegalStateException("the game does not end");
  }

  private void act(Seat seat) {
    var view = match.view(new Viewer.At(seat));
    var start = THREADS.getCurrentThreadCpuTime();
    var action = minds.get(seat.index()).choose(view, luck, () -> false);
    watcher.decided(seat, view, action, THREADS.getCurrentThreadCpuTime() - start);
    switch (match.act(seat, action, chance)) {
      case Decision.Accepted<List<ShankoEvent>>(var step) -> fold(step);
      case Decision.Refused<List<ShankoEvent>>(var why) ->
          throw new IllegalStateException(action + " was refused: " + why);
    }
  }

  private void fold(List<ShankoEvent> step) {
    var game = new Shanko();
    var state = match.state();
    for (var event : step) {
      watcher.happened(state, event);
      state = game.evolve(state, event);
    }
    var news = match.news(step);
    match = match.fold(step);
    for (var seat : Seat.range(minds.size())) {
      minds.set(seat.index(), minds.get(seat.index()).after(match.view(new Viewer.At(seat)), news));
    }
  }

  /// Every card of the game, wherever it lies.
  static List<Card> cards(ShankoState state) {
    var cards = new ArrayList<Card>(state.pile());
    cards.addAll(state.discards());
    state.hands().forEach(cards::addAll);
    state.melds().forEach(meld -> cards.addAll(meld.cards()));
    return cards;
  }
}
