package parlor.games.shanko;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.games.shanko.ShankoEvent.Dealt;
import parlor.games.shanko.ShankoEvent.Reshuffled;
import parlor.games.shanko.ShankoEvent.StarterDrawn;

/// RULES.md § Dealing.
final class Dealing {
  static final int HAND = 11;
  static final int BUYS = 3;
  static final int JOKERS_PER_DECK = 4;

  private Dealing() {}

  static int decks(int seats) {
    return seats <= 4 ? 2 : seats <= 6 ? 3 : 4;
  }

  static ShankoState empty(Setup<ShankoOptions> setup) {
    var youngest = setup.options().youngest();
    return new ShankoState(
        setup.seats(),
        setup.options(),
        1,
        youngest == 0 ? Optional.empty() : Optional.of(new Seat(youngest - 1)),
        Collections.nCopies(setup.seats(), List.of()),
        List.of(),
        List.of(),
        List.of(),
        Collections.nCopies(setup.seats(), 0),
        Collections.nCopies(setup.seats(), 0),
        0,
        0,
        0,
        new Phase.Dealing(),
        List.of());
  }

  static ShankoEvent deal(ShankoState state, RandomGenerator chance) {
    if (state.starter().isEmpty()) {
      return new StarterDrawn(new Seat(chance.nextInt(state.seats())));
    }
    var shoe = Deck.shuffle(Deck.shoe(decks(state.seats()), JOKERS_PER_DECK), chance);
    var hands = new ArrayList<List<Card>>();
    for (var seat = 0; seat < state.seats(); seat++) {
      hands.add(shoe.subList(seat * HAND, (seat + 1) * HAND));
    }
    var dealt = state.seats() * HAND;
    return new Dealt(hands, shoe.get(dealt), shoe.subList(dealt + 1, shoe.size()));
  }

  static ShankoState dealt(ShankoState state, Dealt dealt) {
    var buys = state.seats() > 2 ? BUYS : 0;
    return state
        .change()
        .hands(dealt.hands())
        .pile(dealt.pile())
        .discards(List.of(dealt.opening()))
        .melds(List.of())
        .meldedOn(Collections.nCopies(state.seats(), 0))
        .buysLeft(Collections.nCopies(state.seats(), buys))
        .turn(0)
        .runOuts(0)
        .phase(new Phase.Drawing(state.starter().orElseThrow(), false))
        .done();
  }

  /// The discards but the top, in a new order.
  static Reshuffled reshuffle(ShankoState state, RandomGenerator chance) {
    return new Reshuffled(
        Deck.shuffle(state.discards().subList(0, state.discards().size() - 1), chance));
  }

  static ShankoState reshuffled(ShankoState state, Reshuffled event) {
    return state
        .change()
        .pile(event.pile())
        .discards(List.of(state.discards().getLast()))
        .runOuts(state.runOuts() + 1)
        .done();
  }
}
