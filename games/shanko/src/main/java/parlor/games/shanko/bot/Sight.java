package parlor.games.shanko.bot;

import java.util.List;
import java.util.OptionalInt;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoView;
import parlor.games.shanko.solver.Hand;

/// What a seat can tell from its view and its memory.
final class Sight {
  private static final int JOKERS_PER_DECK = 4;

  /// How many turns each round usually takes.
  private static final double[] USUAL_TURNS = {13, 13, 14, 9, 9, 9, 12};

  private static final int LAST_ROUND = 7;
  private static final double LEAST_TURNS = 3;
  private static final double CROWD = 0.8;

  private final ShankoView view;
  private final ShankoMemory memory;
  private final Hand hand;
  private final int[] unseen;

  private Sight(ShankoView view, ShankoMemory memory, Hand hand, int[] unseen) {
    this.view = view;
    this.memory = memory;
    this.hand = hand;
    this.unseen = unseen;
  }

  ShankoView view() {
    return view;
  }

  ShankoMemory memory() {
    return memory;
  }

  Hand hand() {
    return hand;
  }

  /// How many cards of each face are in the pile or in hands, as far as the seat knows.
  int[] unseen() {
    return unseen;
  }

  static Sight of(ShankoView view, ShankoMemory memory) {
    var unseen = new int[Hand.FACES];
    var seats = view.players().size();
    var decks = seats <= 4 ? 2 : seats <= 6 ? 3 : 4;
    count(Deck.shoe(decks, JOKERS_PER_DECK), unseen, 1);
    count(view.hand(), unseen, -1);
    count(memory.discards(), unseen, -1);
    view.melds().forEach(meld -> count(meld.cards(), unseen, -1));
    for (var seat = 0; seat < memory.taken().size(); seat++) {
      if (seat != memory.seat().index()) {
        count(memory.taken().get(seat), unseen, -1);
      }
    }
    for (var face = 0; face < Hand.FACES; face++) {
      unseen[face] = Math.max(0, unseen[face]);
    }
    return new Sight(view, memory, Hand.of(view.hand()), unseen);
  }

  private static void count(List<Card> cards, int[] counts, int by) {
    cards.forEach(card -> counts[Hand.faceOf(card)] += by);
  }

  int seats() {
    return view.players().size();
  }

  boolean hasMelded() {
    return Arranging.hasMelded(view, memory);
  }

  Seat next() {
    return memory.seat().next(seats());
  }

  ShankoView.Player player(Seat seat) {
    return view.players().get(seat.index());
  }

  /// How many points fewer than every other seat this one has in the last round: caught with fewer
  /// than these it still wins. Nothing in other rounds, and for a seat that is not ahead.
  OptionalInt lead() {
    var own = player(memory.seat()).total();
    var lead =
        view.players().stream()
            .filter(player -> !player.seat().equals(memory.seat()))
            .mapToInt(player -> player.total() - own)
            .min()
            .orElse(0);
    return view.round() == LAST_ROUND && lead > 0 ? OptionalInt.of(lead) : OptionalInt.empty();
  }

  /// How many own turns are left, as far as one can tell, before another seat goes out.
  double turnsLeft() {
    var shortest = Double.MAX_VALUE;
    for (var player : view.players()) {
      if (!player.seat().equals(memory.seat())) {
        shortest = Math.min(shortest, turnsLeft(player));
      }
    }
    return shortest * (seats() == 2 ? 1 : CROWD);
  }

  private double turnsLeft(ShankoView.Player player) {
    return player.melded()
        ? 0.5 + 2 * player.cards()
        : Math.max(LEAST_TURNS, USUAL_TURNS[view.round() - 1] - memory.turns());
  }
}
