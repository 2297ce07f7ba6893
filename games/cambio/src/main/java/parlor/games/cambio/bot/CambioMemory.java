package parlor.games.cambio.bot;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.cambio.CambioView;
import parlor.games.cambio.Place;
import parlor.games.cambio.Spot;

/// What a seat remembers of the game so far: cards it was shown, where cards went since, and what
/// others' doings say about theirs. Folded from the seat's own views and the public news.
///
/// @param forgetting the chance to forget each own card before each own turn
/// @param luck what decides on forgetting
/// @param cards by spot, seat after seat
/// @param pools by generation of the draw pile, the cards of it that were not seen since
/// @param discards the cards in the discard pile
/// @param top the rank on top of it, or `Remembered.UNKNOWN`
/// @param endings by seat, how its last turn ended
/// @param sensible by seat, how likely it plays with sense
/// @param forgotten spots whose card was known once
/// @param steps how many steps there were
record CambioMemory(
    Seat me,
    double forgetting,
    long luck,
    List<Remembered> cards,
    List<Long> pools,
    long discards,
    int top,
    Optional<InHand> inHand,
    List<Optional<Ending>> endings,
    List<Double> sensible,
    int forgotten,
    int steps) {
  static final int PLACES = Place.ALL.size();

  /// What an unseen card counts on average.
  static final double UNSEEN = 5.8;

  /// @param card the card as a set of one; empty when this seat cannot see it
  /// @param open whether everybody can
  record InHand(int rank, long card, boolean open) {
    static final InHand HIDDEN = new InHand(Remembered.UNKNOWN, 0, false);
  }

  /// @param spots where the four cards lie that its player ended the turn with
  record Ending(boolean called, List<Integer> spots) {}

  static CambioMemory blank(Seat seat, double forgetting, long luck) {
    return new CambioMemory(
        seat,
        forgetting,
        luck,
        List.of(),
        List.of(Deck52.ALL),
        0,
        Remembered.UNKNOWN,
        Optional.empty(),
        List.of(),
        List.of(),
        0,
        0);
  }

  CambioMemory after(CambioView view, List<? extends News> news) {
    return new Remembering(this).after(view, news);
  }

  int seats() {
    return cards.size() / PLACES;
  }

  static int index(Seat seat, Place place) {
    return seat.index() * PLACES + place.index();
  }

  static int index(Spot spot) {
    return index(spot.seat(), spot.place());
  }

  static Spot spot(int index) {
    return new Spot(new Seat(index / PLACES), Place.ALL.get(index % PLACES));
  }

  Remembered at(Seat seat, Place place) {
    return cards.get(index(seat, place));
  }

  /// What a card counts as far as this seat remembers; an unknown one counts the average.
  double estimate(Seat seat, Place place) {
    var index = index(seat, place);
    var card = cards.get(index);
    return card.isKnown() && !isForgotten(index) ? Deck52.value(card.rank()) : UNSEEN;
  }

  boolean isForgotten(int spot) {
    return (forgotten >> spot & 1) == 1;
  }

  boolean remembers(Seat seat, Place place) {
    var index = index(seat, place);
    return cards.get(index).isKnown() && !isForgotten(index);
  }

  /// What the own four cards count together, by these estimates.
  double estimatedTotal() {
    return Place.ALL.stream().mapToDouble(place -> estimate(me, place)).sum();
  }

  /// The own place with the highest estimate; of equals the first, so the top row goes first.
  Place highest() {
    return Collections.max(
        Place.ALL, (one, other) -> Double.compare(estimate(me, one), estimate(me, other)));
  }
}
