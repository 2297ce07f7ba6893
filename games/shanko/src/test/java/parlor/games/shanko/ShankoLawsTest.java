package parlor.games.shanko;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.GamePlugin;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.testkit.GameLaws;
import parlor.testkit.Reshuffle;

/// The laws of every game, tried on Shanko.
class ShankoLawsTest
    extends GameLaws<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> {
  @Override
  public GamePlugin<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> plugin() {
    return new ShankoPlugin();
  }

  @Override
  public Optional<Reshuffle<ShankoState>> unseen() {
    return Optional.of(ShankoLawsTest::unseenBy);
  }

  @Override
  public Optional<Collection<?>> inventory(ShankoState state) {
    if (state.phase() instanceof Phase.Dealing) {
      return Optional.empty();
    }
    var cards = new ArrayList<Card>(state.pile());
    cards.addAll(state.discards());
    state.hands().forEach(cards::addAll);
    state.melds().forEach(meld -> cards.addAll(meld.cards()));
    return Optional.of(cards);
  }

  /// Eight sleepers play 50 turns each in seven rounds, and let a window pass after each.
  @Override
  public int stepsMax() {
    return 50_000;
  }

  /// A game is long: one for each number of seats shows enough.
  @Override
  public int games() {
    return 7;
  }

  @Override
  public Duration patience() {
    return Duration.ofMillis(200);
  }

  /// Exchanges the cards of the pile and of all hands that this viewer does not see.
  private static ShankoState unseenBy(Viewer viewer, ShankoState state, RandomGenerator chance) {
    var isOpen = state.phase() instanceof Phase.Reading || state.phase() instanceof Phase.Over;
    var unseen = new ArrayList<>(state.pile());
    for (var seat : Seat.range(state.seats())) {
      if (!isOpen && !viewer.equals(new Viewer.At(seat))) {
        unseen.addAll(state.hand(seat));
      }
    }
    if (state.phase() instanceof Phase.Arranging(_, var drawn, var taken) && taken) {
      unseen.remove(drawn);
    }
    var shuffled = Deck.shuffle(unseen, chance);
    var exchange = new HashMap<Card, Card>();
    for (var i = 0; i < unseen.size(); i++) {
      exchange.put(unseen.get(i), shuffled.get(i));
    }
    var phase =
        state.phase() instanceof Phase.Arranging(var seat, var drawn, var taken)
            ? new Phase.Arranging(seat, exchange.getOrDefault(drawn, drawn), taken)
            : state.phase();
    return state
        .change()
        .pile(exchanged(state.pile(), exchange))
        .hands(state.hands().stream().map(hand -> exchanged(hand, exchange)).toList())
        .samePhase(phase)
        .done();
  }

  private static List<Card> exchanged(List<Card> cards, Map<Card, Card> exchange) {
    return cards.stream().map(card -> exchange.getOrDefault(card, card)).toList();
  }
}
