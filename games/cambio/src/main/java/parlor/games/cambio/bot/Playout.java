package parlor.games.cambio.bot;

import parlor.cards.Rank;

/// Plays a table to its end by rules of thumb, in about a microsecond. Each seat acts on what that
/// seat was shown, not on what lies there: the others like the reference bot, this seat a little
/// better, by figures found in simulated games.
final class Playout {
  private static final int TURNS_MAX = 60;

  /// The others take a discard and call Cambio up to here.
  private static final int OTHERS_TAKE_UP_TO = 40;

  private static final int OTHERS_CALL_UP_TO = 100;

  /// This seat calls up to here, less for each other player.
  private static final int CALL_UP_TO = 105;

  private static final int LESS_PER_OTHER = 5;

  /// And less for each own card that it was not shown.
  private static final int LESS_PER_UNSEEN = 50;

  /// And more when the best of the others seems to hold more than this, in percent of it.
  private static final int USUAL_TOTAL = 150;

  private static final int MORE_PER_LEAD = 40;

  /// What a card from the deck is worth beyond what it counts: it may have a power.
  private static final int WORTH_OF_POWERS = 20;

  /// What a card is taken for that somebody drew and kept.
  private static final int KEPT = 36;

  /// What a card is taken for that its player left alone, in percent of what it was left for.
  private static final int LEFT_ALONE = 80;

  /// How much worse a card may seem for which this seat still gives its highest away.
  private static final int EXCHANGE_LOSS = 5;

  private static final int SEVEN = Deck52.rankNumber(Rank.SEVEN);
  private static final int EIGHT = Deck52.rankNumber(Rank.EIGHT);
  private static final int NINE = Deck52.rankNumber(Rank.NINE);
  private static final int TEN = Deck52.rankNumber(Rank.TEN);
  private static final int JACK = Deck52.rankNumber(Rank.JACK);
  private static final int QUEEN = Deck52.rankNumber(Rank.QUEEN);
  private static final int KING = Deck52.rankNumber(Rank.KING);

  /// What drawing from the deck is expected to gain on a place, by what the place counts.
  private static final int[] GAIN = new int[101];

  static {
    for (var estimate = 0; estimate < GAIN.length; estimate++) {
      var sum = 0;
      for (var rank = 0; rank < Deck52.RANKS; rank++) {
        sum += Math.max(0, estimate - Layout.value(rank));
      }
      GAIN[estimate] = sum / Deck52.RANKS;
    }
  }

  private Playout() {}

  /// Ends the turn and plays on; answers what this seat won.
  static double finish(Layout table) {
    endTurn(table, table.turn);
    return goOn(table);
  }

  /// Plays on after the turn was ended; answers what this seat won.
  static double goOn(Layout table) {
    for (var turns = 0; turns < TURNS_MAX; turns++) {
      table.turn = table.turn + 1 == table.seats ? 0 : table.turn + 1;
      if (table.turn == table.caller || table.deckAt >= table.deckSize) {
        break;
      }
      takeTurn(table, table.turn);
      endTurn(table, table.turn);
    }
    return table.won();
  }

  private static void takeTurn(Layout table, int seat) {
    if (table.isCareless(seat)) {
      Careless.takeTurn(table, seat);
      return;
    }
    var spot = table.highest(seat);
    if (table.top != Layout.NO_CARD && takes(table, seat, table.estimate(spot, seat))) {
      table.take(spot);
    } else {
      draw(table, seat);
    }
  }

  private static boolean takes(Layout table, int seat, int estimate) {
    var value = Layout.value(table.top);
    return seat == table.me
        ? estimate - value > GAIN[estimate] + WORTH_OF_POWERS
        : value <= OTHERS_TAKE_UP_TO;
  }

  /// Draws a card, keeps it where the highest seems to lie if it is lower, else discards it.
  static void draw(Layout table, int seat) {
    if (table.deckAt < table.deckSize) {
      var drawn = table.deck[table.deckAt++];
      var spot = table.highest(seat);
      if (Layout.value(drawn) < table.estimate(spot, seat)) {
        keep(table, seat, spot, drawn);
      } else {
        discard(table, seat, drawn);
      }
    }
  }

  static void keep(Layout table, int seat, int spot, int drawn) {
    table.top = table.rank[spot];
    learn(table, seat, table.estimate(spot, seat));
    table.lay(spot, drawn, seat, KEPT);
  }

  static void discard(Layout table, int seat, int drawn) {
    table.top = drawn;
    learn(table, seat, Layout.value(drawn));
    if (drawn == SEVEN || drawn == EIGHT) {
      lookAtOwn(table, seat);
    } else if (drawn == NINE || drawn == TEN) {
      lookAtOther(table, seat);
    } else if (drawn == JACK || drawn == QUEEN) {
      swapUnseen(table, seat);
    } else if (drawn == KING) {
      king(table, seat);
    }
  }

  /// What another player left alone though it could have gone instead seems to be lower.
  private static void learn(Layout table, int seat, int instead) {
    if (seat != table.me) {
      var most = instead * LEFT_ALONE / 100;
      for (var spot = seat * Layout.PLACES; spot < (seat + 1) * Layout.PLACES; spot++) {
        if (table.isShown(spot, seat) && table.repute[spot] > most) {
          table.repute[spot] = most;
        }
      }
    }
  }

  private static void lookAtOwn(Layout table, int seat) {
    for (var spot = seat * Layout.PLACES; spot < (seat + 1) * Layout.PLACES; spot++) {
      if (!table.isShown(spot, seat)) {
        table.show(spot, seat);
        return;
      }
    }
  }

  static void king(Layout table, int seat) {
    var start = table.next(Layout.PLACES);
    for (var step = 0; step < Layout.PLACES; step++) {
      var spot = seat * Layout.PLACES + (start + step) % Layout.PLACES;
      if (!table.isShown(spot, seat)) {
        table.show(spot, seat);
        return;
      }
    }
  }

  private static void lookAtOther(Layout table, int seat) {
    table.show(seat == table.me ? lowestUnseen(table) : anyOther(table, seat), seat);
  }

  /// Somebody else's card that this seat was not shown and takes for the lowest.
  private static int lowestUnseen(Layout table) {
    var best = anyOther(table, table.me);
    var least = Integer.MAX_VALUE;
    for (var spot = 0; spot < table.seats * Layout.PLACES; spot++) {
      if (spot / Layout.PLACES != table.me
          && !table.isShown(spot, table.me)
          && table.repute[spot] < least) {
        least = table.repute[spot];
        best = spot;
      }
    }
    return best;
  }

  private static int anyOther(Layout table, int seat) {
    var spot = table.next((table.seats - 1) * Layout.PLACES);
    return spot < seat * Layout.PLACES ? spot : spot + Layout.PLACES;
  }

  private static void swapUnseen(Layout table, int seat) {
    var own = table.highest(seat);
    var given = table.estimate(own, seat);
    var other = lowestOther(table, seat, seat == table.me ? given + EXCHANGE_LOSS : given);
    if (other == Layout.NOBODY && given > Layout.UNSEEN) {
      other = anyOther(table, seat);
    }
    if (other != Layout.NOBODY) {
      table.exchange(own, other);
    }
  }

  /// Somebody else's lowest card below a bound; only this seat guesses at cards it was not shown.
  private static int lowestOther(Layout table, int seat, int bound) {
    var best = Layout.NOBODY;
    var least = bound;
    for (var spot = 0; spot < table.seats * Layout.PLACES; spot++) {
      if (spot / Layout.PLACES != seat && (seat == table.me || table.isShown(spot, seat))) {
        var worth = table.guess(spot, seat);
        if (worth < least) {
          least = worth;
          best = spot;
        }
      }
    }
    return best;
  }

  private static void endTurn(Layout table, int seat) {
    if (table.caller == Layout.NOBODY && calls(table, seat)) {
      table.caller = seat;
    }
  }

  private static boolean calls(Layout table, int seat) {
    if (table.isCareless(seat)) {
      return Careless.calls(table);
    }
    var total = table.estimatedTotal(seat);
    if (seat != table.me) {
      return total <= OTHERS_CALL_UP_TO;
    }
    var unseen = 0;
    for (var spot = seat * Layout.PLACES; spot < (seat + 1) * Layout.PLACES; spot++) {
      unseen += table.isShown(spot, seat) ? 0 : 1;
    }
    return total
        <= CALL_UP_TO
            - LESS_PER_OTHER * (table.seats - 1)
            - LESS_PER_UNSEEN * unseen
            + MORE_PER_LEAD * (lowestTotal(table) - USUAL_TOTAL) / 100;
  }

  /// The least that somebody else's cards seem to count together, to this seat.
  private static int lowestTotal(Layout table) {
    var lowest = Integer.MAX_VALUE;
    for (var seat = 0; seat < table.seats; seat++) {
      if (seat != table.me) {
        var total = 0;
        for (var spot = seat * Layout.PLACES; spot < (seat + 1) * Layout.PLACES; spot++) {
          total += table.guess(spot, table.me);
        }
        lowest = Math.min(lowest, total);
      }
    }
    return lowest;
  }
}
