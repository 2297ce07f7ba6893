package parlor.games.cambio.bot;

/// How this seat plays on in a playout: by rules of thumb, with figures found in simulated games.
/// What cards count is in tenths.
///
/// @param callUpTo calls Cambio up to here
/// @param lessPerUnseen and less for each own card that it was not shown
/// @param morePerLead and more when the best of the others seems to hold more than the usual total,
///   in percent of it
/// @param worthOfPowers what a card from the deck is worth beyond what it counts
/// @param unseenCounts what an own unseen card is taken for when one is chosen to be replaced
/// @param lookAtOwn what it is worth to look at an own unseen card
/// @param lookAtOther what it is worth to look at a card of somebody else
record Tactics(
    int callUpTo,
    int lessPerUnseen,
    int morePerLead,
    int worthOfPowers,
    int unseenCounts,
    int lookAtOwn,
    int lookAtOther) {
  private static final Tactics OF_TWO = new Tactics(110, 50, 25, 15, 48, 30, 10);
  private static final Tactics OF_MORE = new Tactics(100, 50, 40, 15, 48, 30, 10);

  /// Others without sense get no better, so there is time; a single one with sense would hurry it.
  private static final Tactics PATIENT = new Tactics(70, 50, 10, 5, 68, 30, 10);

  private static final int USUAL_TOTAL = 150;

  /// How much lower than the caller's cards seem to be the own ones should come in the last turn.
  private static final int SAFE_LEAD = 20;

  /// How much worse a card may seem for which this seat still gives its highest away.
  private static final int EXCHANGE_LOSS = 5;

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

  static Tactics at(Layout table) {
    if (table.isAmongCareless()) {
      return PATIENT;
    }
    return table.seats == 2 ? OF_TWO : OF_MORE;
  }

  void takeTurn(Layout table) {
    var spot = table.top == Layout.NO_CARD ? Layout.NOBODY : spotForTop(table);
    if (spot == Layout.NOBODY) {
      Playout.draw(table, table.me);
    } else {
      table.take(spot);
    }
  }

  /// Where to put the top of the discards, if anywhere.
  private int spotForTop(Layout table) {
    var spot = spotToReplace(table);
    return takes(table, countAt(table, spot)) ? spot : Layout.NOBODY;
  }

  private boolean takes(Layout table, int count) {
    var gain = count - Layout.value(table.top);
    var isMore = gain > GAIN[count] + worthOfPowers;
    if (table.caller != Layout.NOBODY) {
      var need = table.estimatedTotal(table.me) - table.lowestTotal() + SAFE_LEAD;
      if (need > 0) {
        return gain >= need || (isMore && gain >= need - SAFE_LEAD);
      }
    }
    return isMore;
  }

  /// Puts a drawn card down or discards it.
  void use(Layout table, int drawn) {
    var spot = spotFor(table, drawn);
    if (spot == Layout.NOBODY) {
      Playout.discard(table, table.me, drawn);
    } else {
      Playout.keep(table, table.me, spot, drawn);
    }
  }

  private int spotFor(Layout table, int drawn) {
    var spot = spotToReplace(table);
    var isLower = Layout.value(drawn) + worthOfLooking(table, drawn) < countAt(table, spot);
    return isLower ? spot : Layout.NOBODY;
  }

  private int worthOfLooking(Layout table, int drawn) {
    if (table.caller != Layout.NOBODY) {
      return 0;
    }
    if (Playout.looksAtOwn(drawn)) {
      return table.unseen(table.me) > 0 ? lookAtOwn : 0;
    }
    return Playout.looksAtOther(drawn) ? lookAtOther : 0;
  }

  private int countAt(Layout table, int spot) {
    return table.isShown(spot, table.me) ? Layout.value(table.rank[spot]) : unseen(table);
  }

  /// In the last turn nothing is to be learnt any more.
  private int unseen(Layout table) {
    return table.caller == Layout.NOBODY ? unseenCounts : Layout.UNSEEN;
  }

  private int spotToReplace(Layout table) {
    var best = table.me * Layout.PLACES;
    var most = countAt(table, best);
    for (var spot = best + 1; spot < (table.me + 1) * Layout.PLACES; spot++) {
      var count = countAt(table, spot);
      if (count > most) {
        most = count;
        best = spot;
      }
    }
    return best;
  }

  /// Somebody else's card that seems to be the lowest and low enough for the own highest.
  static int cardToFetch(Layout table, int given) {
    var best = Layout.NOBODY;
    var least = given + EXCHANGE_LOSS;
    for (var spot = 0; spot < table.seats * Layout.PLACES; spot++) {
      if (spot / Layout.PLACES != table.me) {
        var guess = table.guess(spot);
        if (guess < least) {
          least = guess;
          best = spot;
        }
      }
    }
    return best;
  }

  /// Somebody else's card that this seat was not shown and takes for the lowest.
  static int cardToLookAt(Layout table) {
    var best = Layout.NOBODY;
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

  boolean calls(Layout table) {
    return table.estimatedTotal(table.me)
        <= callUpTo
            - lessPerUnseen * table.unseen(table.me)
            + morePerLead * (table.lowestTotal() - USUAL_TOTAL) / 100;
  }
}
