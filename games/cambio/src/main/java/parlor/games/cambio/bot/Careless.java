package parlor.games.cambio.bot;

/// The turns of somebody without sense in a playout: any card goes anywhere.
final class Careless {
  /// It calls Cambio at the end of one turn in so many.
  private static final int CALLS_ONE_IN = 20;

  /// A drawn card is put on one of the places or discarded, each as likely.
  private static final int WAYS = Layout.PLACES + 1;

  private Careless() {}

  static void takeTurn(Layout table, int seat) {
    var spot = seat * Layout.PLACES + table.next(Layout.PLACES);
    if (table.top != Layout.NO_CARD && table.next(2) == 0) {
      table.take(spot);
    } else {
      var drawn = table.deck[table.deckAt++];
      if (table.next(WAYS) == 0) {
        table.top = drawn;
      } else {
        table.top = table.rank[spot];
        table.lay(spot, drawn, seat, Layout.UNSEEN);
      }
    }
  }

  /// How likely it calls Cambio, or does not.
  static double explainsEnding(boolean called) {
    return called ? 1.0 / CALLS_ONE_IN : 1 - 1.0 / CALLS_ONE_IN;
  }

  static boolean calls(Layout table) {
    return table.next(CALLS_ONE_IN) == 0;
  }
}
