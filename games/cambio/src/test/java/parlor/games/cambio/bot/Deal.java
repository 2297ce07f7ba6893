package parlor.games.cambio.bot;

import java.util.stream.IntStream;

/// Deals a simulated game.
final class Deal {
  private static final int CARDS = 52;
  private static final int TOP_ROW = 2;

  private Deal() {}

  /// A table before the first turn, for the one who sits here.
  static Layout at(int me, int seats, long luck) {
    var table = new Layout();
    table.seats = seats;
    table.me = me;
    table.caller = Layout.NOBODY;
    table.top = Layout.NO_CARD;
    table.luck = luck;
    var cards = shuffled(table);
    var dealt = seats * Layout.PLACES;
    for (var spot = 0; spot < dealt; spot++) {
      table.rank[spot] = cards[spot];
      table.shown[spot] = spot % Layout.PLACES < TOP_ROW ? 0 : 1 << (spot / Layout.PLACES);
      table.repute[spot] = Layout.UNSEEN;
    }
    table.deckSize = CARDS - dealt;
    System.arraycopy(cards, dealt, table.deck, 0, table.deckSize);
    table.estimateAll();
    return table;
  }

  private static int[] shuffled(Layout table) {
    var cards = IntStream.range(0, CARDS).map(card -> card % Deck52.RANKS).toArray();
    for (var card = CARDS - 1; card > 0; card--) {
      var other = table.next(card + 1);
      var rank = cards[card];
      cards[card] = cards[other];
      cards[other] = rank;
    }
    return cards;
  }
}
