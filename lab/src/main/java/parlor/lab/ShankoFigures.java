package parlor.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import parlor.cards.Card;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoEvent;
import parlor.games.shanko.ShankoState;

/// What is counted over many games of Shanko.
final class ShankoFigures implements ShankoArena.Watcher {
  static final int ROUNDS = 7;
  private static final int BUYS = 3;

  private final int players;
  private final List<RoundFigures> rounds = new ArrayList<>();
  private final double[] wins;
  private int games;

  /// What is counted for one of the seven rounds.
  static final class RoundFigures {
    final List<Integer> turns = new ArrayList<>();
    final List<Integer> points = new ArrayList<>();
    final int[] outByPlace;
    final int[] hands = new int[BUYS + 1];
    int jokersLeft;
    int caught;
    int stalemates;

    RoundFigures(int players) {
      outByPlace = new int[players];
    }

    int count() {
      return turns.size();
    }

    double meanTurns() {
      return turns.stream().mapToInt(Integer::intValue).average().orElse(0);
    }

    /// The share of rounds that were over after so many turns each.
    double overBy(int turn) {
      return (double) turns.stream().filter(length -> length <= turn).count()
          / Math.max(1, count());
    }

    double meanBuys() {
      var sum = 0;
      var all = 0;
      for (var used = 0; used <= BUYS; used++) {
        sum += used * hands[used];
        all += hands[used];
      }
      return (double) sum / Math.max(1, all);
    }

    double jokersLeftPerHand() {
      return (double) jokersLeft / Math.max(1, caught);
    }
  }

  ShankoFigures(int players) {
    this.players = players;
    this.wins = new double[players];
    for (var round = 0; round < ROUNDS; round++) {
      rounds.add(new RoundFigures(players));
    }
  }

  private final TreeMap<Integer, Integer> bought = new TreeMap<>();

  @Override
  public void happened(ShankoState before, ShankoEvent event) {
    switch (event) {
      case ShankoEvent.Dealt _ -> bought.clear();
      case ShankoEvent.WindowClosed(var buyer) ->
          buyer.ifPresent(seat -> bought.merge(seat.index(), 1, Integer::sum));
      case ShankoEvent.WentOut(var seat, _) -> wentOut(before, seat);
      case ShankoEvent.RoundScored scored -> scored(before, scored);
      default -> {}
    }
  }

  private void wentOut(ShankoState state, Seat seat) {
    var starter = state.starter().orElseThrow().index();
    round(state).outByPlace[Math.floorMod(seat.index() - starter, players)]++;
  }

  private void scored(ShankoState state, ShankoEvent.RoundScored scored) {
    var round = round(state);
    round.turns.add((state.turn() + players - 1) / players);
    round.stalemates += scored.ending() == ShankoEvent.Ending.STALEMATE ? 1 : 0;
    for (var seat = 0; seat < players; seat++) {
      round.hands[bought.getOrDefault(seat, 0)]++;
      if (!state.hands().get(seat).isEmpty()) {
        round.caught++;
        round.points.add(scored.points().get(seat));
        round.jokersLeft +=
            (int) state.hands().get(seat).stream().filter(Card.Joker.class::isInstance).count();
      }
    }
  }

  private RoundFigures round(ShankoState state) {
    return rounds.get(state.round() - 1);
  }

  /// Counts a finished game; seats are told apart by who started the first round.
  void finished(ShankoState state) {
    games++;
    var first = Math.floorMod(state.starter().orElseThrow().index() - (ROUNDS - 1), players);
    var least = Collections.min(state.totals());
    var winners = state.totals().stream().filter(least::equals).count();
    for (var seat = 0; seat < players; seat++) {
      if (state.totals().get(seat).equals(least)) {
        wins[Math.floorMod(seat - first, players)] += 1.0 / winners;
      }
    }
  }

  int players() {
    return players;
  }

  int games() {
    return games;
  }

  List<RoundFigures> rounds() {
    return rounds;
  }

  /// The share of games won from each place after the player who starts round 1.
  double winShare(int place) {
    return wins[place] / Math.max(1, games);
  }

  /// The share of rounds gone out of from each place after the player who starts the round.
  double outShare(int place) {
    var out = 0;
    var all = 0;
    for (var round : rounds) {
      out += round.outByPlace[place];
      all += round.count();
    }
    return (double) out / Math.max(1, all);
  }

  int stalemates() {
    return rounds.stream().mapToInt(round -> round.stalemates).sum();
  }

  int roundsPlayed() {
    return rounds.stream().mapToInt(RoundFigures::count).sum();
  }

  static int quantile(List<Integer> values, double share) {
    if (values.isEmpty()) {
      return 0;
    }
    var sorted = values.stream().sorted().toList();
    return sorted.get((int) Math.round(share * (sorted.size() - 1)));
  }
}
