package parlor.games.numeron;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import parlor.games.numeron.NumeronOptions.FirstCaller;
import parlor.games.numeron.NumeronOptions.Mode;

/// Games between two bots, each calling first in every other one; the same seed gives the same
/// games.
public final class Duels {
  private static final int STEPS_MAX = 2_000;

  private final Bot<NumeronAction, NumeronView, ?> one;
  private final Bot<NumeronAction, NumeronView, ?> other;
  private final boolean items;

  public Duels(
      Bot<NumeronAction, NumeronView, ?> one,
      Bot<NumeronAction, NumeronView, ?> other,
      boolean items) {
    this.one = one;
    this.other = other;
    this.items = items;
  }

  /// How the first bot did.
  ///
  /// @param wonFirst games won of those in which it called first
  /// @param wonSecond games won of the others, which are as many
  /// @param decisions computing time of each of its decisions
  public record Score(int games, int wonFirst, int wonSecond, List<Duration> decisions) {
    public Score {
      decisions = decisions.stream().sorted().toList();
    }

    /// The share of games won.
    public double share() {
      return (double) (wonFirst + wonSecond) / games;
    }

    /// Half the width of the interval that holds the true share in 95 of 100 cases.
    public double margin() {
      return 1.96 * Math.sqrt(share() * (1 - share()) / games);
    }

    /// The computing time that this share of all decisions stays below.
    public Duration decision(double part) {
      return decisions.get((int) Math.min(decisions.size() - 1, part * decisions.size()));
    }

    @Override
    public String toString() {
      return "%.2f %% ± %.2f (first %.2f, second %.2f) of %d; decisions p50 %d µs, p95 %d µs, max %d µs"
          .formatted(
              100 * share(),
              100 * margin(),
              200.0 * wonFirst / games,
              200.0 * wonSecond / games,
              games,
              decision(0.5).toNanos() / 1_000,
              decision(0.95).toNanos() / 1_000,
              decision(1).toNanos() / 1_000);
    }
  }

  /// Plays so many games, half of them with either bot calling first.
  public Score play(int games, long seed) {
    var won = new int[2];
    var decisions = new ArrayList<Duration>();
    for (var game = 0; game < games; game++) {
      var first = game % 2 == 0 ? FirstCaller.SEAT_0 : FirstCaller.SEAT_1;
      if (winner(first, SplitMix64.mix(seed) + game, decisions).equals(Optional.of(new Seat(0)))) {
        won[game % 2]++;
      }
    }
    return new Score(games, won[0], won[1], decisions);
  }

  private Optional<Seat> winner(FirstCaller first, long seed, List<Duration> decisions) {
    var luck = new SplitMix64(seed);
    var chance = Chance.seeded(luck.nextLong());
    var options = new NumeronOptions(Mode.SINGLE_GAME, items, first);
    var table =
        new Table(
            Match.of(new Numeron(), new Setup<>(2, options)),
            List.of(Mind.blank(one, new Seat(0), luck), Mind.blank(other, new Seat(1), luck)));
    for (var step = 0; step < STEPS_MAX; step++) {
      switch (table.match.status()) {
        case Status.Dealing<NumeronAction> _ -> table = table.after(table.match.deal(chance));
        case Status.Waiting<NumeronAction> waiting ->
            table = table.acting(waiting.ifSilent().firstEntry().getKey(), chance, luck, decisions);
        case Status.Finished<NumeronAction>(var ranking, _) -> {
          return ranking.size() > 1 ? Optional.of(ranking.getFirst().getFirst()) : Optional.empty();
        }
      }
    }
    throw new IllegalStateException("the game never ends");
  }

  private record Table(
      Match<NumeronOptions, NumeronState, NumeronAction, NumeronEvent, NumeronView> match,
      List<Mind<NumeronAction, NumeronView, ?>> minds) {
    Table acting(Seat seat, Chance chance, RandomGenerator luck, List<Duration> decisions) {
      var threads = ManagementFactory.getThreadMXBean();
      var view = match.view(new Viewer.At(seat));
      var start = threads.getCurrentThreadCpuTime();
      var action = minds.get(seat.index()).choose(view, luck, () -> false);
      if (seat.index() == 0) {
        decisions.add(Duration.ofNanos(threads.getCurrentThreadCpuTime() - start));
      }
      return switch (match.act(seat, action, chance)) {
        case Decision.Accepted<List<NumeronEvent>>(var step) -> after(step);
        case Decision.Refused<List<NumeronEvent>>(var why) ->
            throw new IllegalStateException(action + " was refused: " + why);
      };
    }

    Table after(List<NumeronEvent> step) {
      var news = match.news(step);
      var next = match.fold(step);
      var remembered =
          Seat.range(2).stream()
              .<Mind<NumeronAction, NumeronView, ?>>map(
                  seat -> minds.get(seat.index()).after(next.view(new Viewer.At(seat)), news))
              .toList();
      return new Table(next, remembered);
    }
  }
}
