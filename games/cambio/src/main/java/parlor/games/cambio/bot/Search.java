package parlor.games.cambio.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parlor.engine.Seat;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;
import parlor.games.cambio.Source;
import parlor.games.cambio.bot.CambioMemory.InHand;

/// Tries moves on many possible tables and halves their number as it goes. Every move meets the
/// same tables with the same luck, so that they differ by what they are worth and not by chance.
final class Search {
  /// How many tables are dealt between two looks at the clock.
  private static final int BATCH = 64;

  /// A lead of so many standard deviations at most, on so many tables, needs no further proof.
  private static final double CLEAR = 2.5;

  private final List<Move> moves;
  private final CambioAction usual;
  private final BooleanSupplier timeIsUp;
  private final Worlds worlds;
  private final Layout dealt;
  private final Layout table = new Layout();
  private final InHand hand;
  private final Source source;
  private final double[] won;
  private int tables;
  private int playouts;

  /// @param usual the action that is played unless another proves better
  Search(
      CambioMemory memory,
      CambioView view,
      CambioAction usual,
      RandomGenerator luck,
      BooleanSupplier timeIsUp) {
    this.moves = Move.of(memory, view);
    this.usual = usual;
    this.timeIsUp = timeIsUp;
    this.worlds = new Worlds(memory, luck);
    this.dealt =
        Layout.of(
            memory,
            view.caller().map(Seat::index).orElse(Layout.NOBODY),
            view.discardTop().map(Deck52::rank).orElse(Layout.NO_CARD));
    this.hand = memory.inHand().orElse(InHand.HIDDEN);
    this.source =
        view.stage() instanceof CambioView.Stage.Holding(var from, _) ? from : Source.DECK;
    this.won = new double[moves.size()];
  }

  /// The action that won most, if it won more than the usual one by this share of all games.
  ///
  /// @param margin by action
  CambioAction best(int playoutsMax, ToDoubleFunction<CambioAction> margin) {
    var alive = IntStream.range(0, moves.size()).boxed().toList();
    var rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(moves.size() - 1));
    for (var round = 0; round < rounds && !isClear(alive); round++) {
      var share = (playoutsMax - playouts) / (rounds - round);
      if (!tryOut(alive, Math.max(BATCH, share / alive.size()))) {
        break;
      }
      alive = betterHalf(alive);
    }
    int best = alive.stream().min(byWins()).orElseThrow();
    var better = moves.get(best).action();
    var lead = won[best] - wonByUsual(alive);
    return lead > margin.applyAsDouble(better) * tables ? better : usual;
  }

  private Comparator<Integer> byWins() {
    return Comparator.comparingDouble((Integer move) -> won[move]).reversed();
  }

  /// Answers whether there was time for all.
  private boolean tryOut(List<Integer> alive, int count) {
    for (var each = 0; each < count; each++) {
      if (each % BATCH == 0 && (timeIsUp.getAsBoolean() || (each > 0 && isClear(alive)))) {
        return false;
      }
      worlds.deal(dealt);
      tables++;
      for (var move : alive) {
        table.copy(dealt);
        won[move] += moves.get(move).playOut(table, hand, source);
      }
      playouts += alive.size();
    }
    return true;
  }

  private boolean isClear(List<Integer> alive) {
    var best = Double.NEGATIVE_INFINITY;
    var second = Double.NEGATIVE_INFINITY;
    for (var move : alive) {
      second = Math.max(second, Math.min(best, won[move]));
      best = Math.max(best, won[move]);
    }
    return best - second > CLEAR * Math.sqrt(tables) && tables > 0;
  }

  /// The better half, two at least, and always the best way to play the usual action.
  private List<Integer> betterHalf(List<Integer> alive) {
    var sorted = new ArrayList<>(alive);
    sorted.sort(byWins());
    var half = Math.min(sorted.size(), Math.max(2, (sorted.size() + 1) / 2));
    var kept = new ArrayList<>(sorted.subList(0, half));
    if (kept.stream().noneMatch(this::isUsual)) {
      sorted.stream().filter(this::isUsual).findFirst().ifPresent(kept::add);
    }
    return kept;
  }

  private boolean isUsual(int move) {
    return moves.get(move).action().equals(usual);
  }

  private double wonByUsual(List<Integer> alive) {
    return alive.stream()
        .filter(this::isUsual)
        .mapToDouble(move -> won[move])
        .max()
        .orElse(Double.NEGATIVE_INFINITY);
  }
}
