package parlor.games.cambio.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import parlor.cards.Rank;
import parlor.engine.Seat;

/// What others' doings say about cards this seat was not shown. It takes everybody for a player who
/// keeps what is lower than the highest card they know of, and slips now and then.
final class Inference {
  /// How often somebody does what this model does not expect.
  static final double SLIP = 0.01;

  private static final int KING = Deck52.rankNumber(Rank.KING);
  private static final int JACK = Deck52.rankNumber(Rank.JACK);
  private static final int QUEEN = Deck52.rankNumber(Rank.QUEEN);
  private static final int NINE = Deck52.rankNumber(Rank.NINE);
  private static final int TEN = Deck52.rankNumber(Rank.TEN);

  /// Where somebody calls as likely as not, by the estimated total in tenths, and how sharply.
  private static final double CALLS_UP_TO = 103;

  private static final double SHARPNESS = 1.2;

  /// The chance that somebody calls Cambio, by the estimated total in tenths.
  private static final double[] CALLS = new double[401];

  static {
    for (var total = 0; total < CALLS.length; total++) {
      CALLS[total] = SLIP / 2 + (1 - SLIP) / (1 + Math.exp((total - CALLS_UP_TO) / SHARPNESS));
    }
  }

  private Inference() {}

  private static double as(boolean expected) {
    return expected ? 1 : SLIP;
  }

  /// A card was put down and another thrown out.
  ///
  /// @param knew how likely its player knew the card thrown out
  /// @param out its rank
  record Swap(double knew, int out) {
    /// How well a rank explains that the card was put down.
    double explainsKeeping(int rank) {
      var value = Deck52.value(rank);
      return knew * as(value < Deck52.value(out)) + (1 - knew) * as(value < CambioMemory.UNSEEN);
    }

    /// How well the rank of another card that the player knows explains that it was left alone.
    double explainsLeaving(int rank) {
      var value = Deck52.value(rank);
      return knew * as(value <= Deck52.value(out)) + (1 - knew) * as(value <= CambioMemory.UNSEEN);
    }
  }

  /// How well a known card's rank explains that a drawn card of this value was not put there.
  static double explainsDiscarding(int rank, int value) {
    return as(Deck52.value(rank) <= value);
  }

  /// How well a known card's rank explains that it was given away unseen.
  static double explainsGiving(int rank) {
    return as(Deck52.value(rank) > CambioMemory.UNSEEN);
  }

  /// How well a known card's rank explains that none was given away though one could have been.
  static double explainsHolding(int rank) {
    return as(Deck52.value(rank) < CambioMemory.UNSEEN);
  }

  /// How well an estimated total, in tenths, explains that its player called Cambio, or did not.
  static double explainsEnding(boolean called, int total) {
    return called ? CALLS[total] : 1 - CALLS[total];
  }

  /// Whether the card on top lets its player give a card away.
  static boolean givesAway(int top) {
    return top == JACK || top == QUEEN;
  }

  /// Which cards somebody may have looked at by the power of the card on top, and how likely.
  static Map<Integer, Double> likelyLooks(int top, Seat seat, List<Remembered> cards) {
    var chances = new LinkedHashMap<Integer, Double>();
    var atOthers = top == NINE || top == TEN;
    var spots =
        IntStream.range(0, cards.size())
            .filter(spot -> (spot / CambioMemory.PLACES == seat.index()) != atOthers)
            .filter(spot -> cards.get(spot).shown().get(seat.index()) < 1)
            .boxed()
            .toList();
    if (atOthers || top == KING) {
      spots.forEach(spot -> chances.put(spot, 1.0 / spots.size()));
    } else if (!spots.isEmpty()) {
      chances.put(spots.getFirst(), 1.0);
    }
    return chances;
  }
}
