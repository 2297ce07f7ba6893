package parlor.games.numeron;

import java.util.List;
import java.util.function.UnaryOperator;
import parlor.engine.Seat;
import parlor.engine.Setup;

/// A table at some moment.
///
/// There are always two sides. In single play nobody sits at the second one: its code is the
/// dealer's.
///
/// @param round counted from 1; 0 before the first
/// @param first who calls first in this round
/// @param clock the number of questions asked so far
public record NumeronState(
    int seats,
    NumeronOptions options,
    int round,
    Seat first,
    int clock,
    List<Side> sides,
    Phase phase) {
  static final int SIDES = 2;

  public NumeronState {
    sides = List.copyOf(sides);
  }

  static NumeronState of(Setup<NumeronOptions> setup) {
    return new NumeronState(
        setup.seats(),
        setup.options(),
        0,
        new Seat(0),
        0,
        List.of(Side.withWins(0), Side.withWins(0)),
        new Phase.Opening());
  }

  boolean isSinglePlay() {
    return seats == 1;
  }

  Side side(Seat seat) {
    return sides.get(seat.index());
  }

  Side otherSide(Seat seat) {
    return side(other(seat));
  }

  static Seat other(Seat seat) {
    return seat.next(SIDES);
  }

  /// The sides that hide a code: both, but for the person in single play.
  List<Seat> hiders() {
    return isSinglePlay() ? List.of(new Seat(1)) : Seat.range(SIDES);
  }

  /// Whether this round's codes may be seen by all.
  boolean isRoundOver() {
    return phase instanceof Phase.RoundOver;
  }

  NumeronState with(Phase next) {
    return new NumeronState(seats, options, round, first, clock, sides, next);
  }

  /// The same with a new question, under a clock of its own.
  NumeronState asking(Phase next) {
    return new NumeronState(seats, options, round, first, clock + 1, sides, next);
  }

  NumeronState with(Seat seat, UnaryOperator<Side> change) {
    var changed =
        Seat.range(SIDES).stream()
            .map(each -> each.equals(seat) ? change.apply(side(each)) : side(each))
            .toList();
    return new NumeronState(seats, options, round, first, clock, changed, phase);
  }

  NumeronState withRound(int nextRound, Seat nextFirst) {
    var cleared = sides.stream().map(side -> Side.withWins(side.wins())).toList();
    return new NumeronState(seats, options, nextRound, nextFirst, clock, cleared, phase);
  }
}
