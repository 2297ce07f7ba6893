package parlor.games.shanko.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.games.shanko.Meld;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoView;
import parlor.games.shanko.solver.Turns;

/// What every bot does with the cards in its hand before it throws one.
final class Arranging {
  private Arranging() {}

  static boolean hasMelded(ShankoView view, ShankoMemory memory) {
    return view.players().get(memory.seat().index()).melded();
  }

  /// Lays down the contract at once and adds all that fits.
  static Optional<ShankoAction> meldOrLayOff(ShankoView view, ShankoMemory memory) {
    return hasMelded(view, memory) ? layOff(view) : layDown(view);
  }

  private static Optional<ShankoAction> layDown(ShankoView view) {
    return Turns.layDown(view.hand(), view.contract(), view.melds())
        .map(found -> new ShankoAction.LayDown(found.melds()));
  }

  private static Optional<ShankoAction> layOff(ShankoView view) {
    return Turns.additions(view.hand(), view.melds()).stream()
        .findFirst()
        .map(one -> new ShankoAction.LayOff(one.meld(), one.card(), one.end()));
  }

  /// A joker that can be taken from the table now; it fits wherever the card for it did.
  static Optional<ShankoAction> swap(ShankoView view) {
    return view.options().listed().stream()
        .filter(ShankoAction.SwapJoker.class::isInstance)
        .findFirst();
  }

  /// Whether this card, taken by a player who has melded, would leave the hand again in the same
  /// turn.
  static boolean fitsTheTable(ShankoView view, Card card) {
    var isJokersPlace = view.melds().stream().anyMatch(meld -> Jokers.standsFor(meld, card));
    var more = new ArrayList<>(view.hand());
    more.add(card);
    return isJokersPlace
        || (!Turns.additions(more, view.melds()).isEmpty()
            && left(more, view) <= left(view.hand(), view));
  }

  private static int left(List<Card> cards, ShankoView view) {
    return cards.size() - Turns.additions(cards, view.melds()).size();
  }

  /// Whether a meld on the table takes this card as it is.
  static boolean isTaken(ShankoView view, Card card) {
    return view.melds().stream()
        .anyMatch(meld -> meld.takes(card, Meld.End.LOW) || meld.takes(card, Meld.End.HIGH));
  }

  static List<Card> throwable(ShankoView view) {
    return view.options().listed().stream()
        .filter(ShankoAction.Discard.class::isInstance)
        .map(option -> ((ShankoAction.Discard) option).card())
        .toList();
  }
}
