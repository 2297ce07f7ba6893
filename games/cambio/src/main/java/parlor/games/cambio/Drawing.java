package parlor.games.cambio;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.games.cambio.CambioAction.DrawFromDeck;
import parlor.games.cambio.CambioAction.TakeDiscard;
import parlor.games.cambio.CambioEvent.DrawnFromDeck;
import parlor.games.cambio.CambioEvent.Reshuffled;
import parlor.games.cambio.CambioEvent.TakenFromDiscards;

/// The start of a turn: a card from one of the two piles. RULES.md § Drawing.
final class Drawing {
  static final Refusal NO_DISCARD = Refusal.of("no-discard", "The discard pile is empty.");
  static final Refusal NO_DECK = Refusal.of("no-deck", "The draw pile is empty.");

  private Drawing() {}

  /// Whether the draw pile is to be made anew before anybody can draw.
  static boolean needsReshuffle(CambioState state) {
    return state.drawPile().isEmpty() && state.discards().size() > 1;
  }

  static Reshuffled reshuffle(CambioState state, RandomGenerator chance) {
    var discards = state.discards();
    return new Reshuffled(Deck.shuffle(discards.subList(0, discards.size() - 1), chance));
  }

  static CambioState reshuffled(CambioState state, List<Card> cards) {
    return state.withPiles(cards, List.of(state.discards().getLast()));
  }

  static List<CambioAction> options(CambioState state) {
    var options = new ArrayList<CambioAction>();
    if (!state.drawPile().isEmpty()) {
      options.add(new DrawFromDeck());
    }
    if (!state.discards().isEmpty()) {
      options.add(new TakeDiscard());
    }
    return options;
  }

  static Decision<CambioEvent> draw(CambioState state) {
    if (!(state.phase() instanceof Phase.Drawing)) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    return state.drawPile().isEmpty()
        ? Decision.reject(NO_DECK)
        : Decision.accept(new DrawnFromDeck(state.turn(), state.drawPile().getFirst()));
  }

  static Decision<CambioEvent> take(CambioState state) {
    if (!(state.phase() instanceof Phase.Drawing)) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    return state.discards().isEmpty()
        ? Decision.reject(NO_DISCARD)
        : Decision.accept(new TakenFromDiscards(state.turn(), state.discards().getLast()));
  }

  static CambioState drawn(CambioState state, Card card) {
    var rest = state.drawPile().subList(1, state.drawPile().size());
    return state.withPiles(rest, state.discards()).with(new Phase.Holding(card, Source.DECK));
  }

  static CambioState taken(CambioState state, Card card) {
    var rest = state.discards().subList(0, state.discards().size() - 1);
    return state.withPiles(state.drawPile(), rest).with(new Phase.Holding(card, Source.DISCARDS));
  }
}
