package parlor.games.cambio.bot;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// How this seat plays on where everybody has sense, by networks that learnt in simulated games
/// against the reference how likely it wins.
///
/// @param atTurn the chance at the start of its turn
/// @param afterTurn the chance when its turn is over
/// @param beforePower the chance before it uses the power of a card that it discarded, by kind
record Learnt(Network atTurn, Network afterTurn, List<Network> beforePower) {
  /// By number of seats.
  private static final List<Optional<Learnt>> ALL =
      IntStream.rangeClosed(0, Layout.SEATS_MAX).mapToObj(Learnt::of).toList();

  /// Only the highest own cards are worth to be given away.
  private static final int GIVEN = 2;

  static Optional<Learnt> at(Layout table) {
    return table.careless == 0 ? ALL.get(table.seats) : Optional.empty();
  }

  private static Optional<Learnt> of(int seats) {
    return Weights.of(seats)
        .map(weights -> new Learnt(Network.of(weights), Network.of(weights), powers(weights)));
  }

  private static List<Network> powers(Weights from) {
    return List.of(Network.of(from), Network.of(from), Network.of(from), Network.of(from));
  }

  /// The chance to win at the start of the own turn.
  float atTurn(Layout table) {
    table.knowledge.count(table);
    table.knowledge.read(table);
    return atTurn.wins(table.knowledge);
  }

  /// The chance to win when the turn is over, ended as is best.
  float afterTurn(Layout table) {
    table.knowledge.read(table);
    var passed = afterTurn.wins(table.knowledge);
    return table.caller == Layout.NOBODY ? Math.max(passed, called(table)) : passed;
  }

  private float called(Layout table) {
    return afterTurn.winsWithNext(table.knowledge, Knowledge.nobodyCalled(table.seats));
  }

  boolean calls(Layout table) {
    table.knowledge.count(table);
    table.knowledge.read(table);
    return afterTurn.wins(table.knowledge) < called(table);
  }

  /// Puts a drawn card down or discards it.
  void use(Layout table, int drawn) {
    table.knowledge.count(table);
    var best = Layout.NOBODY;
    var most = afterDiscarding(table, drawn);
    for (var spot = table.me * Layout.PLACES; spot < (table.me + 1) * Layout.PLACES; spot++) {
      var worth = afterKeeping(table, spot, drawn);
      if (worth > most) {
        most = worth;
        best = spot;
      }
    }
    if (best == Layout.NOBODY) {
      Playout.discard(table, table.me, drawn);
    } else {
      Playout.keep(table, table.me, best, drawn);
    }
  }

  /// The chance to win after a drawn card is discarded.
  float afterDiscarding(Layout table, int drawn) {
    var top = table.top;
    table.top = drawn;
    var power = power(table, drawn);
    table.knowledge.read(table);
    var worth =
        power == Layout.NOBODY ? afterTurn(table) : beforePower.get(power).wins(table.knowledge);
    table.top = top;
    return worth;
  }

  /// Which network tells of the power of a card, if it can be used.
  static int power(Layout table, int drawn) {
    if (Playout.looksAtOther(drawn)) {
      return Tactics.cardToLookAt(table) == Layout.NOBODY ? Layout.NOBODY : 1;
    }
    if (Playout.exchanges(drawn)) {
      return 2;
    }
    var looks = Playout.hasPower(drawn) && table.unseen(table.me) > 0;
    var byKing = Playout.looksAtOwn(drawn) ? 0 : 3;
    return looks ? byKing : Layout.NOBODY;
  }

  /// The chance to win after a drawn card is put down.
  float afterKeeping(Layout table, int spot, int drawn) {
    var top = table.top;
    var rank = table.rank[spot];
    var shown = table.shown[spot];
    var repute = table.repute[spot];
    var estimate = table.estimate[spot];
    Playout.keep(table, table.me, spot, drawn);
    var worth = afterTurn(table);
    table.top = top;
    table.rank[spot] = rank;
    table.shown[spot] = shown;
    table.repute[spot] = repute;
    table.estimate[spot] = estimate;
    return worth;
  }

  /// Exchanges two cards unseen, or none.
  void exchange(Layout table) {
    table.knowledge.count(table);
    var most = afterTurn(table);
    var bestOwn = Layout.NOBODY;
    var bestOther = Layout.NOBODY;
    var first = table.me * Layout.PLACES;
    for (var own = first; own < first + Layout.PLACES; own++) {
      for (var other = 0; other < table.seats * Layout.PLACES && isHigh(table, own); other++) {
        var worth = other / Layout.PLACES == table.me ? 0 : afterExchange(table, own, other);
        if (worth > most) {
          most = worth;
          bestOwn = own;
          bestOther = other;
        }
      }
    }
    if (bestOwn != Layout.NOBODY) {
      table.exchange(bestOwn, bestOther);
    }
  }

  private float afterExchange(Layout table, int own, int other) {
    table.exchange(own, other);
    var worth = afterTurn(table);
    table.exchange(own, other);
    return worth;
  }

  private static boolean isHigh(Layout table, int own) {
    var higher = 0;
    var first = table.me * Layout.PLACES;
    for (var spot = first; spot < first + Layout.PLACES; spot++) {
      var more = table.guess(spot) - table.guess(own);
      higher += more > 0 || (more == 0 && spot < own) ? 1 : 0;
    }
    return higher < GIVEN;
  }
}
