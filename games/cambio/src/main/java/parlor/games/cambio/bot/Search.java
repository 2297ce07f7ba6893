package parlor.games.cambio.bot;

import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import parlor.engine.Seat;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;
import parlor.games.cambio.Source;
import parlor.games.cambio.bot.CambioMemory.InHand;

/// Tries moves on many possible tables and drops the worse ones as it goes. Every move meets the
/// same tables with the same luck, so that they differ by what they are worth and not by chance.
final class Search {
  /// How many tables are dealt between two looks at the clock.
  private static final int BATCH = 64;

  private final BooleanSupplier timeIsUp;
  private final Worlds worlds;
  private final Layout dealt;
  private final Layout table = new Layout();
  private final InHand hand;
  private final Source source;
  private final int playoutsMax;
  private List<Trial> alive;
  private int playouts;

  /// @param usual the action that is played unless another proves better
  /// @param margin by how much another action must be better, as a share of all games
  Search(
      CambioMemory memory,
      CambioView view,
      CambioAction usual,
      ToDoubleFunction<CambioAction> margin,
      int playoutsMax,
      RandomGenerator luck,
      BooleanSupplier timeIsUp) {
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
    this.playoutsMax = playoutsMax;
    this.alive =
        Move.of(memory, view).stream()
            .map(move -> trial(move, usual, margin))
            .sorted(Comparator.comparing(trial -> !trial.action().equals(usual)))
            .toList();
  }

  private static Trial trial(Move move, CambioAction usual, ToDoubleFunction<CambioAction> margin) {
    var more = move.action().equals(usual) ? 0 : margin.applyAsDouble(move.action());
    return new Trial(move, more);
  }

  /// The action that wins most, margins taken off; of equals the usual one.
  CambioAction best() {
    var rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(alive.size() - 1));
    for (var round = 0; round < rounds && !isDecided(); round++) {
      var until = playouts + (playoutsMax - playouts) / (rounds - round);
      do {
        if (timeIsUp.getAsBoolean()) {
          return leader().action();
        }
        tryOut();
        dropBeaten();
      } while (!isDecided() && playouts + BATCH * alive.size() <= until);
      dropWorseHalf();
    }
    return leader().action();
  }

  /// Whether all that are left are ways to play the same action.
  private boolean isDecided() {
    var action = alive.getFirst().action();
    return alive.stream().allMatch(trial -> trial.action().equals(action));
  }

  private Trial leader() {
    var leader = alive.getFirst();
    for (var trial : alive) {
      leader = trial.worth() > leader.worth() ? trial : leader;
    }
    return leader;
  }

  private void tryOut() {
    for (var each = 0; each < BATCH; each++) {
      worlds.deal(dealt);
      for (var trial : alive) {
        table.copy(dealt);
        trial.note(trial.move().playOut(table, hand, source));
      }
    }
    playouts += BATCH * alive.size();
  }

  private void dropBeaten() {
    var leader = leader();
    alive = alive.stream().filter(trial -> !leader.clearlyBeats(trial)).toList();
  }

  /// Keeps the better half, two at least.
  private void dropWorseHalf() {
    var better =
        alive.stream()
            .sorted(Comparator.comparingDouble(Trial::worth).reversed())
            .limit(Math.max(2, (alive.size() + 1) / 2))
            .toList();
    alive = alive.stream().filter(better::contains).toList();
  }
}
