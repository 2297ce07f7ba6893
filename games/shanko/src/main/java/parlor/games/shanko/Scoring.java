package parlor.games.shanko;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import parlor.cards.Card;
import parlor.cards.Rank;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.games.shanko.ShankoEvent.Ending;
import parlor.games.shanko.ShankoEvent.RoundScored;
import parlor.games.shanko.ShankoEvent.SaidReady;

/// RULES.md § Scoring, § Stalemate.
final class Scoring {
  static final int JOKER = 50;
  static final int ACE = 15;
  static final int COURT = 10;
  static final int TURNS_EACH = 50;
  static final int RUN_OUTS = 3;

  private Scoring() {}

  static int pointsOf(Card card) {
    return switch (card) {
      case Card.Joker _ -> JOKER;
      case Card.Natural(var rank, _, _) -> pointsOf(rank);
    };
  }

  private static int pointsOf(Rank rank) {
    return switch (rank) {
      case ACE -> ACE;
      case JACK, QUEEN, KING -> COURT;
      case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN -> rank.height();
    };
  }

  /// Whether the round goes nowhere: too many turns, or the pile has run out once too often.
  static boolean isStalemate(ShankoState state) {
    return state.turn() >= TURNS_EACH * state.seats()
        || (state.pile().isEmpty()
            && (state.runOuts() + 1 >= RUN_OUTS || state.discards().size() < 2));
  }

  static RoundScored score(ShankoState state, Ending ending) {
    return new RoundScored(
        ending,
        state.hands().stream()
            .map(hand -> hand.stream().mapToInt(Scoring::pointsOf).sum())
            .toList());
  }

  static ShankoState scored(ShankoState state, RoundScored event) {
    var scores = new ArrayList<>(state.scores());
    scores.add(event.points());
    return state
        .change()
        .scores(scores)
        .phase(
            state.round() == Contract.LAST_ROUND ? new Phase.Over() : new Phase.Reading(Set.of()))
        .done();
  }

  static Decision<ShankoEvent> ready(ShankoState state, Seat seat) {
    if (!(state.phase() instanceof Phase.Reading(var ready))) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    return ready.contains(seat)
        ? Decision.reject(ShankoRefusal.READY_ALREADY)
        : Decision.accept(new SaidReady(seat));
  }

  static ShankoState saidReady(ShankoState state, Seat seat) {
    var ready = new HashSet<>(((Phase.Reading) state.phase()).ready());
    ready.add(seat);
    if (ready.size() < state.seats()) {
      return state.change().samePhase(new Phase.Reading(ready)).done();
    }
    return state
        .change()
        .round(state.round() + 1)
        .starter(state.starter().orElseThrow().next(state.seats()))
        .phase(new Phase.Dealing())
        .done();
  }

  /// The lowest total wins; equal totals share a place.
  static <A> Status<A> result(ShankoState state) {
    var byTotal = new TreeMap<Integer, List<Seat>>();
    var points = new LinkedHashMap<Seat, Integer>();
    for (var seat : Seat.range(state.seats())) {
      var total = state.totals().get(seat.index());
      byTotal.computeIfAbsent(total, _ -> new ArrayList<>()).add(seat);
      points.put(seat, total);
    }
    return new Status.Finished<>(List.copyOf(byTotal.values()), points);
  }
}
