package parlor.games.cambio.bot;

import java.util.Optional;
import parlor.cards.Rank;

/// Plays a table on, in a few microseconds. Each seat acts on what that seat was shown, not on what
/// lies there: the others just like the reference bot, this seat by what it learnt, and then only
/// up to its next turn, or else by its tactics and to the end.
final class Playout {
  private static final int TURNS_MAX = 100;

  /// The others take a discard and call Cambio up to here.
  private static final int OTHERS_TAKE_UP_TO = 40;

  private static final int OTHERS_CALL_UP_TO = 100;

  /// What a card is taken for on average of which only the most is known that it can count, in
  /// percent of that.
  private static final int OF_THE_MOST = 45;

  private static final int MOST = 100;

  /// What a card is taken for that its player knows and gives away.
  private static final int GIVEN_AWAY = 85;

  /// A card that was kept counts less than what it replaced.
  private static final int LESS = 8;

  private static final int SEVEN = Deck52.rankNumber(Rank.SEVEN);
  private static final int EIGHT = Deck52.rankNumber(Rank.EIGHT);
  private static final int NINE = Deck52.rankNumber(Rank.NINE);
  private static final int TEN = Deck52.rankNumber(Rank.TEN);
  private static final int JACK = Deck52.rankNumber(Rank.JACK);
  private static final int QUEEN = Deck52.rankNumber(Rank.QUEEN);
  private static final int KING = Deck52.rankNumber(Rank.KING);

  private Playout() {}

  static boolean looksAtOwn(int rank) {
    return rank == SEVEN || rank == EIGHT;
  }

  static boolean looksAtOther(int rank) {
    return rank == NINE || rank == TEN;
  }

  static boolean hasPower(int rank) {
    return looksAtOwn(rank) || looksAtOther(rank) || exchanges(rank) || rank == KING;
  }

  static boolean exchanges(int rank) {
    return rank == JACK || rank == QUEEN;
  }

  /// Ends the turn and plays on; answers what this seat won or how likely it wins.
  static double finish(Layout table) {
    endTurn(table, table.turn);
    return goOn(table);
  }

  /// Plays on after the turn was ended; answers what this seat won or how likely it wins.
  static double goOn(Layout table) {
    for (var turns = 0; turns < TURNS_MAX; turns++) {
      table.turn = table.turn + 1 == table.seats ? 0 : table.turn + 1;
      if (table.turn == table.caller || table.deckAt >= table.deckSize) {
        break;
      }
      var learnt = learnt(table, table.turn);
      if (learnt.isPresent()) {
        return learnt.get().atTurn(table);
      }
      takeTurn(table, table.turn);
      endTurn(table, table.turn);
    }
    return table.won();
  }

  private static Optional<Learnt> learnt(Layout table, int seat) {
    return seat == table.me ? Learnt.at(table) : Optional.empty();
  }

  /// Plays a turn up to its end.
  static void takeTurn(Layout table, int seat) {
    if (seat == table.me) {
      Tactics.at(table).takeTurn(table);
    } else if (table.isCareless(seat)) {
      Careless.takeTurn(table, seat);
    } else if (table.top != Layout.NO_CARD && Layout.value(table.top) <= OTHERS_TAKE_UP_TO) {
      var spot = table.highest(seat);
      learn(table, seat, table.estimate[spot]);
      table.take(spot);
    } else {
      draw(table, seat);
    }
  }

  /// Draws a card and puts it down or discards it.
  static void draw(Layout table, int seat) {
    if (table.deckAt >= table.deckSize) {
      return;
    }
    var drawn = table.deck[table.deckAt++];
    if (seat == table.me) {
      Learnt.at(table)
          .ifPresentOrElse(
              learnt -> learnt.use(table, drawn), () -> Tactics.at(table).use(table, drawn));
    } else {
      use(table, seat, drawn);
    }
  }

  private static void use(Layout table, int seat, int drawn) {
    var spot = table.highest(seat);
    if (Layout.value(drawn) < table.estimate[spot]) {
      keep(table, seat, spot, drawn);
    } else {
      discard(table, seat, drawn);
    }
  }

  static void keep(Layout table, int seat, int spot, int drawn) {
    var replaced = table.estimate[spot];
    table.top = table.rank[spot];
    learn(table, seat, replaced);
    table.lay(spot, drawn, seat, mean(Math.max(0, replaced - LESS)));
  }

  static void discard(Layout table, int seat, int drawn) {
    table.top = drawn;
    learn(table, seat, Layout.value(drawn));
    if (looksAtOwn(drawn)) {
      lookAtOwn(table, seat);
    } else if (looksAtOther(drawn)) {
      lookAtOther(table, seat);
    } else if (exchanges(drawn)) {
      swapUnseen(table, seat);
    } else if (drawn == KING) {
      king(table, seat);
    }
  }

  private static int mean(int most) {
    return most >= MOST ? Layout.UNSEEN : most * OF_THE_MOST / 100;
  }

  /// What another player left alone though it could have gone instead counts no more.
  private static void learn(Layout table, int seat, int instead) {
    if (seat != table.me) {
      var mean = mean(instead);
      for (var spot = seat * Layout.PLACES; spot < (seat + 1) * Layout.PLACES; spot++) {
        if (table.repute[spot] > mean && table.isShown(spot, seat)) {
          table.repute[spot] = mean;
        }
      }
    }
  }

  private static void lookAtOwn(Layout table, int seat) {
    var spot = table.firstUnseen(seat);
    if (spot != Layout.NOBODY) {
      table.show(spot, seat);
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
    var spot = seat == table.me ? Tactics.cardToLookAt(table) : anyUnseen(table, seat);
    if (spot != Layout.NOBODY) {
      table.show(spot, seat);
    }
  }

  /// Any card of the others that a seat was not shown.
  private static int anyUnseen(Layout table, int seat) {
    var found = Layout.NOBODY;
    var count = 0;
    for (var spot = 0; spot < table.seats * Layout.PLACES; spot++) {
      if (spot / Layout.PLACES != seat && !table.isShown(spot, seat)) {
        count++;
        found = table.next(count) == 0 ? spot : found;
      }
    }
    return found;
  }

  private static void swapUnseen(Layout table, int seat) {
    var learnt = learnt(table, seat);
    if (learnt.isPresent()) {
      learnt.get().exchange(table);
      return;
    }
    var own = table.highest(seat);
    var given = table.estimate[own];
    var other =
        seat == table.me ? Tactics.cardToFetch(table, given) : cardToFetch(table, seat, given);
    learnOfGiving(table, seat, own, other != Layout.NOBODY);
    if (other != Layout.NOBODY) {
      table.exchange(own, other);
    }
  }

  /// Who gives a card away that they know knows it to be high, and who gives none knows no such.
  private static void learnOfGiving(Layout table, int seat, int own, boolean gives) {
    if (!gives) {
      learn(table, seat, Layout.UNSEEN);
    } else if (seat != table.me && table.isShown(own, seat)) {
      table.repute[own] = Math.max(table.repute[own], GIVEN_AWAY);
    }
  }

  private static int cardToFetch(Layout table, int seat, int given) {
    var best = Layout.NOBODY;
    var least = given;
    for (var spot = 0; spot < table.seats * Layout.PLACES; spot++) {
      if (spot / Layout.PLACES != seat
          && Layout.value(table.rank[spot]) < least
          && table.isShown(spot, seat)) {
        least = Layout.value(table.rank[spot]);
        best = spot;
      }
    }
    return best == Layout.NOBODY && given > Layout.UNSEEN ? anyUnseen(table, seat) : best;
  }

  /// Calls Cambio or does not.
  static void endTurn(Layout table, int seat) {
    if (table.caller == Layout.NOBODY && calls(table, seat)) {
      table.caller = seat;
    }
  }

  private static boolean calls(Layout table, int seat) {
    if (seat == table.me) {
      return Learnt.at(table)
          .map(learnt -> learnt.calls(table))
          .orElseGet(() -> Tactics.at(table).calls(table));
    }
    return table.isCareless(seat)
        ? Careless.calls(table)
        : table.estimatedTotal(seat) <= OTHERS_CALL_UP_TO;
  }
}
