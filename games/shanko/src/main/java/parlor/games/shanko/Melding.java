package parlor.games.shanko;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoEvent.LaidDown;

/// RULES.md § Melding.
final class Melding {
  private Melding() {}

  static Decision<ShankoEvent> layDown(ShankoState state, Seat seat, List<List<Card>> groups) {
    var objection = objection(state, seat, groups);
    if (objection.isPresent()) {
      return Decision.reject(objection.get());
    }
    return Decision.accept(new LaidDown(seat, groups.stream().map(Melding::meldOf).toList()));
  }

  private static Optional<Refusal> objection(
      ShankoState state, Seat seat, List<List<Card>> groups) {
    if (state.hasMelded(seat)) {
      return Optional.of(ShankoRefusal.MELDED_ALREADY);
    }
    for (var group : groups) {
      if (group.size() != Meld.TRIPLET_SIZE && group.size() != Meld.SEQUENCE_SIZE) {
        return Optional.of(ShankoRefusal.WRONG_SIZE);
      }
    }
    var cards = groups.stream().flatMap(List::stream).toList();
    return notHeld(state.hand(seat), cards)
        .or(() -> groups.stream().flatMap(group -> flaw(group).stream()).findFirst())
        .or(() -> notTheContract(state.contract(), groups));
  }

  private static Optional<Refusal> notHeld(List<Card> hand, List<Card> cards) {
    var left = new ArrayList<>(hand);
    for (var card : cards) {
      if (!hand.contains(card)) {
        return Optional.of(ShankoRefusal.NOT_IN_HAND.with("card", card));
      }
      if (!left.remove(card)) {
        return Optional.of(ShankoRefusal.TWICE.with("card", card));
      }
    }
    return Optional.empty();
  }

  /// What is wrong with a group of three or four.
  private static Optional<Refusal> flaw(List<Card> group) {
    var meld = meldOf(group);
    if (group.stream().noneMatch(Card.Natural.class::isInstance)) {
      return Optional.of(ShankoRefusal.ONLY_JOKERS);
    }
    if (meld.isValid()) {
      return Optional.empty();
    }
    return Optional.of(
        switch (meld.kind()) {
          case TRIPLET -> ShankoRefusal.NOT_SAME_RANK;
          case SEQUENCE ->
              suits(group) > 1 ? ShankoRefusal.NOT_SAME_SUIT : ShankoRefusal.NOT_CONSECUTIVE;
        });
  }

  private static long suits(List<Card> group) {
    return group.stream()
        .filter(Card.Natural.class::isInstance)
        .map(card -> ((Card.Natural) card).suit())
        .distinct()
        .count();
  }

  private static Optional<Refusal> notTheContract(Contract contract, List<List<Card>> groups) {
    var triplets = groups.stream().filter(group -> group.size() == Meld.TRIPLET_SIZE).count();
    return triplets == contract.triplets() && groups.size() - triplets == contract.sequences()
        ? Optional.empty()
        : Optional.of(
            ShankoRefusal.WRONG_CONTRACT
                .with("triplets", contract.triplets())
                .with("sequences", contract.sequences()));
  }

  static Meld meldOf(List<Card> group) {
    var kind = group.size() == Meld.TRIPLET_SIZE ? Meld.Kind.TRIPLET : Meld.Kind.SEQUENCE;
    return new Meld(kind, group);
  }

  static ShankoState laidDown(ShankoState state, LaidDown event) {
    var used = event.melds().stream().flatMap(meld -> meld.cards().stream()).toList();
    var melds = new ArrayList<>(state.melds());
    melds.addAll(event.melds());
    var seat = event.seat();
    return state
        .change()
        .hand(seat, ShankoState.without(state.hand(seat), used))
        .melds(melds)
        .meldedOn(ShankoState.replaced(state.meldedOn(), seat.index(), state.turn() + 1))
        .buysLeft(seat, 0)
        .done();
  }
}
