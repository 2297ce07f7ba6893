package parlor.games.cambio;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.Seat;

/// The whole truth about a game at some moment.
///
/// @param clock how many events there were; each opens a new decision, and all are publicly known
///   to have happened
/// @param drawPile top card first
/// @param discards top card last
/// @param turnsPlayed by seat
/// @param caller who called Cambio
public record CambioState(
    int clock,
    List<Card> drawPile,
    List<Card> discards,
    List<Grid> grids,
    Seat turn,
    List<Integer> turnsPlayed,
    Optional<Seat> caller,
    Phase phase) {
  public CambioState {
    drawPile = List.copyOf(drawPile);
    discards = List.copyOf(discards);
    grids = List.copyOf(grids);
    turnsPlayed = List.copyOf(turnsPlayed);
  }

  static CambioState empty(int seats) {
    return new CambioState(
        0,
        List.of(),
        List.of(),
        List.of(),
        new Seat(0),
        Collections.nCopies(seats, 0),
        Optional.empty(),
        new Phase.Undealt());
  }

  public int seats() {
    return turnsPlayed.size();
  }

  public Slot at(Spot spot) {
    return grids.get(spot.seat().index()).at(spot.place());
  }

  public Optional<Card> discardTop() {
    return discards.isEmpty() ? Optional.empty() : Optional.of(discards.getLast());
  }

  boolean isFinalRound() {
    return caller.isPresent();
  }

  CambioState with(Phase next) {
    return new CambioState(clock, drawPile, discards, grids, turn, turnsPlayed, caller, next);
  }

  CambioState withPiles(List<Card> nextDrawPile, List<Card> nextDiscards) {
    return new CambioState(
        clock, nextDrawPile, nextDiscards, grids, turn, turnsPlayed, caller, phase);
  }

  CambioState withDiscarded(Card card) {
    var more = new ArrayList<>(discards);
    more.add(card);
    return withPiles(drawPile, more);
  }

  CambioState with(Spot spot, Slot slot) {
    var seat = spot.seat().index();
    var changed = new ArrayList<>(grids);
    changed.set(seat, grids.get(seat).with(spot.place(), slot));
    return withGrids(changed);
  }

  CambioState withGrids(List<Grid> next) {
    return new CambioState(clock, drawPile, discards, next, turn, turnsPlayed, caller, phase);
  }

  CambioState withTurn(Seat next) {
    return new CambioState(clock, drawPile, discards, grids, next, turnsPlayed, caller, phase);
  }

  CambioState withTurnPlayed() {
    var more = new ArrayList<>(turnsPlayed);
    more.set(turn.index(), more.get(turn.index()) + 1);
    return new CambioState(clock, drawPile, discards, grids, turn, more, caller, phase);
  }

  CambioState withCaller(Seat seat) {
    return new CambioState(
        clock, drawPile, discards, grids, turn, turnsPlayed, Optional.of(seat), phase);
  }

  CambioState tick() {
    return new CambioState(clock + 1, drawPile, discards, grids, turn, turnsPlayed, caller, phase);
  }
}
