package parlor.testkit.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import parlor.cards.Deck;
import parlor.engine.Seat;
import parlor.engine.Viewer;

/// The toy game at some moment.
///
/// @param turnsMax how many turns the game has
/// @param turn how many turns are over
/// @param open whether a window for claims is open
/// @param answers who has answered in it, and whether with a claim
record ToyState(
    int seats,
    int turnsMax,
    List<Integer> deck,
    List<List<Integer>> hands,
    List<Integer> table,
    List<Integer> laid,
    int turn,
    boolean open,
    SequencedMap<Seat, Boolean> answers) {

  Seat toMove() {
    return new Seat(turn % seats);
  }

  List<Integer> hand(Seat seat) {
    return hands.get(seat.index());
  }

  ToyState withHand(Seat seat, List<Integer> hand) {
    var changed = new ArrayList<>(hands);
    changed.set(seat.index(), List.copyOf(hand));
    return new ToyState(
        seats, turnsMax, deck, List.copyOf(changed), table, laid, turn, open, answers);
  }

  ToyState withDeck(List<Integer> changed) {
    return new ToyState(seats, turnsMax, changed, hands, table, laid, turn, open, answers);
  }

  ToyState withWindow(boolean isOpen, SequencedMap<Seat, Boolean> given) {
    return new ToyState(seats, turnsMax, deck, hands, table, laid, turn, isOpen, given);
  }

  ToyState withTable(List<Integer> changed, List<Integer> justLaid) {
    return new ToyState(seats, turnsMax, deck, hands, changed, justLaid, turn, open, answers);
  }

  ToyState nextTurn() {
    return new ToyState(seats, turnsMax, deck, hands, table, laid, turn + 1, open, answers);
  }

  /// Deals every card anew that the viewer does not hold or see, and turns the others' answers.
  ToyState reshuffled(Viewer viewer, RandomGenerator chance) {
    var unseen = new ArrayList<>(deck);
    for (var seat : Seat.range(seats)) {
      if (!viewer.equals(new Viewer.At(seat))) {
        unseen.addAll(hand(seat));
      }
    }
    var rest = new ArrayList<>(Deck.shuffle(unseen, chance));
    var state = this;
    for (var seat : Seat.range(seats)) {
      if (!viewer.equals(new Viewer.At(seat))) {
        var part = rest.subList(0, hand(seat).size());
        state = state.withHand(seat, List.copyOf(part));
        part.clear();
      }
    }
    var turned = new TreeMap<Seat, Boolean>();
    answers.forEach((seat, claims) ->
        turned.put(
            seat,
            viewer.equals(new Viewer.At(seat)) ? claims : Boolean.valueOf(chance.nextBoolean())));
    return state.withDeck(List.copyOf(rest)).withWindow(open, turned);
  }
}
