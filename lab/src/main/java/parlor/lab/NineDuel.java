package parlor.lab;

import java.util.List;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.games.nine.Nine;
import parlor.games.nine.NineAction;
import parlor.games.nine.NineEvent;
import parlor.games.nine.NineOptions;
import parlor.games.nine.NineState;
import parlor.games.nine.NineView;

/// One standard game of Nine between two bots, through the real rules and views.
final class NineDuel<M, N> {
  private static final int PLACEMENTS = 18;
  private static final Chance NO_CHANCE = Chance.seeded(0);

  private final Player<M> measured;
  private final Player<N> opponent;
  private final RandomGenerator luck;
  private final NineTimes times;
  private Match<NineOptions, NineState, NineAction, NineEvent, NineView> match =
      Match.of(new Nine(), new Setup<>(2, NineOptions.STANDARD));

  /// @param seat where the measured bot sits
  /// @param times what its decisions take is noted here
  NineDuel(
      Bot<NineAction, NineView, M> measured,
      Seat seat,
      Bot<NineAction, NineView, N> opponent,
      RandomGenerator luck,
      NineTimes times) {
    this.measured = new Player<>(measured, seat, luck);
    this.opponent = new Player<>(opponent, seat.next(2), luck);
    this.luck = luck;
    this.times = times;
  }

  /// The measured bot's result: 1 won, a half drawn, 0 lost.
  double play() {
    for (var placement = 0; placement < PLACEMENTS; placement++) {
      place();
    }
    return match
        .view(new Viewer.Public())
        .winner()
        .map(winner -> winner.equals(measured.seat) ? 1.0 : 0.0)
        .orElse(0.5);
  }

  /// What the measured bot knows now.
  M memory() {
    return measured.memory;
  }

  private void place() {
    if (!(match.status() instanceof Status.Waiting<NineAction> waiting)) {
      throw new IllegalStateException("nobody is awaited");
    }
    var seat = waiting.ifSilent().firstEntry().getKey();
    var start = System.nanoTime();
    var action = (seat.equals(measured.seat) ? measured : opponent).choose(match, luck);
    if (seat.equals(measured.seat)) {
      times.note(System.nanoTime() - start);
    }
    if (!(match.act(seat, action, NO_CHANCE)
        instanceof Decision.Accepted<List<NineEvent>>(var step))) {
      throw new IllegalStateException(action + " was refused");
    }
    var news = match.news(step);
    match = match.fold(step);
    measured.remember(match, news);
    opponent.remember(match, news);
  }

  private static final class Player<M> {
    private final Bot<NineAction, NineView, M> bot;
    private final Seat seat;
    private M memory;

    Player(Bot<NineAction, NineView, M> bot, Seat seat, RandomGenerator luck) {
      this.bot = bot;
      this.seat = seat;
      this.memory = bot.blank(seat, luck);
    }

    NineAction choose(Match<?, ?, NineAction, ?, NineView> match, RandomGenerator luck) {
      return bot.choose(memory, match.view(new Viewer.At(seat)), luck, () -> false);
    }

    void remember(Match<?, ?, NineAction, ?, NineView> match, List<News> news) {
      memory = bot.remember(memory, match.view(new Viewer.At(seat)), news);
    }
  }
}
