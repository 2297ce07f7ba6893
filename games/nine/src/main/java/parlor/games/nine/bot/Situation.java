package parlor.games.nine.bot;

import java.util.List;
import parlor.engine.Seat;
import parlor.games.nine.Nine;
import parlor.games.nine.NineView;
import parlor.games.nine.Scoring;
import parlor.games.nine.Turn;

/// What a seat knows before it places a card: everything that was revealed, in as few numbers as
/// planning needs. Both hands are bits, see [Cards].
///
/// @param hand one's own cards
/// @param other the other seat's cards
/// @param lead one's own points less the other's, before the table's multiplier
/// @param last one's own card of the turn before; 0 in the first turn
/// @param otherLast the other's card of the turn before; 0 in the first turn
/// @param stakes what the turn is about
public record Situation(int hand, int other, int lead, int last, int otherLast, Stakes stakes) {
  /// The beginning of a game by the standard rules.
  public static final Situation START =
      new Situation(Cards.ALL, Cards.ALL, 0, 0, 0, Stakes.STANDARD);

  /// What a seat's view says, before the card it is about to place.
  static Situation of(NineView view, Seat seat) {
    return of(view, seat, view.turns());
  }

  /// What the seat knew before the latest of the revealed turns.
  static Situation beforeLastTurn(NineView view, Seat seat) {
    return of(view, seat, view.turns().subList(0, view.turns().size() - 1));
  }

  private static Situation of(NineView view, Seat seat, List<Turn> turns) {
    var opponent = seat.next(view.sides().size());
    var multiplier = view.rules().multiplier();
    var hand = Cards.ALL;
    var other = Cards.ALL;
    var lead = 0;
    for (var turn : turns) {
      hand = Cards.without(hand, turn.card(seat));
      other = Cards.without(other, turn.card(opponent));
      lead += turn.points(seat) - turn.points(opponent);
    }
    var factor = view.rules().factor(turns.size() + 1) / multiplier;
    var pot = turns.isEmpty() ? 0 : turns.getLast().pot() / multiplier;
    return new Situation(
        hand,
        other,
        lead / multiplier,
        turns.isEmpty() ? 0 : turns.getLast().card(seat),
        turns.isEmpty() ? 0 : turns.getLast().card(opponent),
        new Stakes(view.rules().joker(), factor, pot));
  }

  /// How many cards are left to each.
  int left() {
    return Cards.count(hand);
  }

  int turn() {
    return Nine.TURNS + 1 - left();
  }

  /// The same as the other seat sees it.
  Situation mirrored() {
    return new Situation(
        /* hand= */ other,
        /* other= */ hand,
        -lead,
        /* last= */ otherLast,
        /* otherLast= */ last,
        stakes);
  }

  /// After one's own card met the other's.
  Situation after(int card, int otherCard) {
    return new Situation(
        Cards.without(hand, card),
        Cards.without(other, otherCard),
        lead + stakes.swing(card, otherCard),
        card,
        otherCard,
        stakes.later());
  }

  /// Whether one's own card of the turn before won.
  boolean wonLast() {
    return last != 0 && Scoring.beats(last, otherLast, stakes.joker());
  }
}
