package parlor.lab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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

/// Plays Cambio among bots, through the real rules and views.
final class CambioArena {
  private static final int STEPS_MAX = 5_000;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CambioArena() {}

  /// How one bot fared.
  ///
  /// @param wins games won; a shared win counts its share
  /// @param turns of all players, over all games
  /// @param decisions the processor time of each of its decisions in nanoseconds, sorted
  record Outcome(int games, double wins, long turns, List<Long> decisions) {
    double share() {
      return wins / games;
    }

    /// The lower end of the 95 % confidence interval.
    double lowerBound() {
      var share = share();
      return share - 1.96 * Math.sqrt(share * (1 - share) / games);
    }

    double turnsPerGame() {
      return (double) turns / games;
    }

    double milliseconds(double quantile) {
      return decisions.get((int) (quantile * (decisions.size() - 1))) / 1e6;
    }
  }

  /// Plays so many games, the measured bot's seat rotating.
  static Outcome play(CambioLab.Pairing pairing, int games, long seed) {
    var wins = 0.0;
    var turns = 0L;
    var decisions = new ArrayList<Long>();
    for (var game = 0; game < games; game++) {
      var table = new Table(pairing, new Seat(game % pairing.seats()), seed + game);
      wins += table.play();
      turns += table.turns();
      decisions.addAll(table.decisions);
    }
    var sorted = decisions.stream().sorted().toList();
    return new Outcome(games, wins, turns, sorted);
  }

  /// One game.
  private static final class Table {
    private final Seat measured;
    private final Chance chance;
    private final RandomGenerator luck;
    private final List<Mind<CambioAction, CambioView, ?>> minds = new ArrayList<>();
    private final List<Long> decisions = new ArrayList<>();
    private Match<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> match;

    Table(CambioLab.Pairing pairing, Seat measured, long seed) {
      this.measured = measured;
      this.chance = Chance.seeded(SplitMix64.mix(seed));
      this.luck = new SplitMix64(SplitMix64.mix(~seed));
      this.match = Match.of(new Cambio(), new Setup<>(pairing.seats(), new CambioOptions()));
      for (var seat : Seat.range(pairing.seats())) {
        Bot<CambioAction, CambioView, ?> bot =
            seat.equals(measured) ? pairing.bot() : pairing.others();
        minds.add(Mind.blank(bot, seat, luck));
      }
    }

    double play() {
      for (var step = 0; step < STEPS_MAX; step++) {
        switch (match.status()) {
          case Status.Dealing<CambioAction> _ -> fold(match.deal(chance));
          case Status.Waiting<CambioAction> waiting ->
              act(waiting.ifSilent().firstEntry().getKey());
          case Status.Finished<CambioAction>(var ranking, _) -> {
            var winners = ranking.getFirst();
            return winners.contains(measured) ? 1.0 / winners.size() : 0;
          }
        }
      }
      throw new IllegalStateException("the game does not end");
    }

    long turns() {
      return match.state().turnsPlayed().stream().mapToInt(Integer::intValue).sum();
    }

    private void act(Seat seat) {
      var start = THREADS.getCurrentThreadCpuTime();
      var action =
          minds.get(seat.index()).choose(match.view(new Viewer.At(seat)), luck, () -> false);
      if (seat.equals(measured)) {
        decisions.add(THREADS.getCurrentThreadCpuTime() - start);
      }
      switch (match.act(seat, action, chance)) {
        case Decision.Accepted<List<CambioEvent>>(var step) -> fold(step);
        case Decision.Refused<List<CambioEvent>>(var why) ->
            throw new IllegalStateException(action + " was refused: " + why);
      }
    }

    private void fold(List<CambioEvent> step) {
      var news = match.news(step);
      match = match.fold(step);
      for (var seat : Seat.range(minds.size())) {
        minds.set(
            seat.index(), minds.get(seat.index()).after(match.view(new Viewer.At(seat)), news));
      }
    }
  }
}
