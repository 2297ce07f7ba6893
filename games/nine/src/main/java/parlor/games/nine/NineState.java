package parlor.games.nine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import parlor.engine.Seat;

/// A match at some moment, secrets included.
///
/// @param game which game of the match is on the table, counted from 1
/// @param turns those of this game that were revealed
/// @param placed the cards lying face-down
/// @param results of the games that ended
public record NineState(
    NineOptions options,
    int game,
    List<Turn> turns,
    SequencedMap<Seat, Integer> placed,
    List<GameResult> results) {
  public NineState {
    turns = List.copyOf(turns);
    placed = Collections.unmodifiableSequencedMap(new TreeMap<>(placed));
    results = List.copyOf(results);
  }

  static NineState start(NineOptions options) {
    return new NineState(options, 1, List.of(), new TreeMap<>(), List.of());
  }

  /// The number of the turn being played; the last one's when all are over.
  int turn() {
    return Math.min(turns.size() + 1, Nine.TURNS);
  }

  /// Who places first in this turn: seat 0 when its number is odd.
  Seat first() {
    return new Seat((turn() + 1) % Nine.SEATS);
  }

  /// Who must place a card now.
  Optional<Seat> toPlace() {
    if (allTurnsAreOver() || placed.size() == Nine.SEATS) {
      return Optional.empty();
    }
    return Optional.of(placed.isEmpty() ? first() : first().next(Nine.SEATS));
  }

  boolean allTurnsAreOver() {
    return turns.size() == Nine.TURNS;
  }

  boolean gameHasEnded() {
    return results.size() == game;
  }

  /// The cards of a seat that were not revealed yet, a placed one among them.
  List<Integer> unrevealed(Seat seat) {
    return IntStream.rangeClosed(1, Nine.CARDS)
        .filter(card -> turns.stream().noneMatch(turn -> turn.card(seat) == card))
        .boxed()
        .toList();
  }

  int score(Seat seat) {
    return turns.stream().mapToInt(turn -> turn.points(seat)).sum();
  }

  /// What tied turns have left for the next winner.
  int pot() {
    return turns.isEmpty() ? 0 : turns.getLast().pot();
  }

  int gamesWon(Seat seat) {
    return (int) results.stream().filter(r -> r.winner().equals(Optional.of(seat))).count();
  }

  NineState withPlaced(Seat seat, int card) {
    var more = new TreeMap<>(placed);
    more.put(seat, card);
    return new NineState(options, game, turns, more, results);
  }

  NineState withRevealed(Turn turn) {
    return new NineState(options, game, and(turns, turn), new TreeMap<>(), results);
  }

  NineState withResult(GameResult result) {
    return new NineState(options, game, turns, placed, and(results, result));
  }

  NineState withGame(int next) {
    return new NineState(options, next, List.of(), new TreeMap<>(), results);
  }

  private static <T> List<T> and(List<T> list, T one) {
    var more = new ArrayList<>(list);
    more.add(one);
    return more;
  }
}
