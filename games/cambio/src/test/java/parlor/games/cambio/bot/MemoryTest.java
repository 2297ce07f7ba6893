package parlor.games.cambio.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Viewer;
import parlor.games.cambio.Cambio;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioEvent;
import parlor.games.cambio.CambioOptions;
import parlor.games.cambio.CambioState;
import parlor.games.cambio.CambioView;
import parlor.games.cambio.Place;
import parlor.testkit.Proves;

/// What a bot remembers of what its seat was shown.
class MemoryTest {
  private static final Seat ANN = new Seat(0);
  private static final Seat BEA = new Seat(1);
  private static final CambioAction DRAW = new CambioAction.DrawFromDeck();
  private static final CambioAction TAKE = new CambioAction.TakeDiscard();
  private static final CambioAction DISCARD = new CambioAction.Discard();
  private static final CambioAction END = new CambioAction.EndTurn();

  private Match<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> match =
      Match.of(new Cambio(), new Setup<>(2, new CambioOptions()));
  private CambioMemory anns = CambioMemory.blank(ANN, 0, 1);
  private CambioMemory forgetful = CambioMemory.blank(ANN, 0.25, 1);

  private void deal(String pile) {
    var cards = new ArrayList<>(Card.parseAll("2C 3C 4C 5C 2D 3D 9D KD " + pile));
    Deck.standard().stream().filter(card -> !cards.contains(card)).forEach(cards::add);
    fold(List.of(new CambioEvent.Dealt(cards)));
    fold(List.of(new CambioEvent.FirstLookEnded()));
  }

  private void act(Seat seat, CambioAction... actions) {
    for (var action : actions) {
      var decision = match.act(seat, action, Chance.seeded(1));
      fold(((Decision.Accepted<List<CambioEvent>>) decision).event());
    }
  }

  private void fold(List<CambioEvent> step) {
    var news = match.news(step);
    match = match.fold(step);
    var view = match.view(new Viewer.At(ANN));
    anns = anns.after(view, news);
    forgetful = forgetful.after(view, news);
  }

  private static double value(CambioMemory memory, Seat seat, Place place) {
    return memory.estimate(seat, place);
  }

  @Test
  @Proves("CAM-16")
  void an_unseen_card_counts_5_8_and_the_first_look_is_remembered() {
    deal("");
    assertThat(value(anns, ANN, Place.TOP_LEFT)).isEqualTo(5.8);
    assertThat(value(anns, ANN, Place.BOTTOM_RIGHT)).isEqualTo(5);
    assertThat(anns.estimatedTotal()).isCloseTo(5.8 + 5.8 + 4 + 5, within(1e-9));
    assertThat(anns.highest()).isEqualTo(Place.TOP_LEFT);
  }

  @Test
  @Proves("CAM-15")
  void a_card_that_was_looked_at_is_remembered_where_it_goes() {
    deal("9C JC");
    act(ANN, DRAW, DISCARD, new CambioAction.LookAtOther(BEA, Place.BOTTOM_RIGHT));
    fold(match.deal(Chance.seeded(1)));
    assertThat(value(anns, BEA, Place.BOTTOM_RIGHT)).isZero();
    act(ANN, END);
    act(BEA, DRAW, DISCARD);
    act(BEA, new CambioAction.SwapUnseen(Place.BOTTOM_RIGHT, ANN, Place.TOP_RIGHT));
    assertThat(value(anns, ANN, Place.TOP_RIGHT)).isZero();
    assertThat(anns.remembers(BEA, Place.BOTTOM_RIGHT)).isFalse();
  }

  @Test
  @Proves("CAM-15")
  void a_discard_that_somebody_took_is_known_to_lie_there() {
    deal("6C");
    act(ANN, DRAW, DISCARD, END);
    act(BEA, TAKE, new CambioAction.Swap(Place.TOP_LEFT));
    assertThat(value(anns, BEA, Place.TOP_LEFT)).isEqualTo(6);
  }

  @Test
  @Proves("CAM-16")
  void a_card_that_somebody_kept_is_thought_to_be_low() {
    deal("6C AH");
    act(ANN, DRAW, DISCARD, END);
    act(BEA, DRAW, new CambioAction.Swap(Place.BOTTOM_LEFT), END);
    var mean = meanOfWorlds(CambioMemory.index(BEA, Place.BOTTOM_LEFT));
    assertThat(mean).isLessThan(4.5);
    assertThat(meanOfWorlds(CambioMemory.index(BEA, Place.TOP_LEFT))).isGreaterThan(5);
  }

  @Test
  @Proves("CAM-16")
  void somebody_who_gives_nothing_away_is_thought_to_know_no_high_card() {
    deal("6C JH");
    act(ANN, DRAW, DISCARD, END);
    act(BEA, DRAW, DISCARD, new CambioAction.SkipPower(), END);
    assertThat(meanOfWorlds(CambioMemory.index(BEA, Place.BOTTOM_LEFT))).isLessThan(4.5);
    assertThat(meanOfWorlds(CambioMemory.index(BEA, Place.TOP_LEFT))).isGreaterThan(5);
  }

  private double meanOfWorlds(int spot) {
    var worlds = new Worlds(anns, new SplitMix64(1));
    var table = Layout.of(anns, Layout.NOBODY, Layout.NO_CARD);
    return IntStream.range(0, 2_000)
        .map(_ -> {
          worlds.deal(table);
          return Deck52.value(table.rank[spot]);
        })
        .average()
        .orElseThrow();
  }

  @Test
  @Proves("CAM-16")
  void a_forgetful_bot_forgets_about_a_quarter_before_each_own_turn() {
    deal("");
    var forgotten = 0;
    for (var luck = 0; luck < 200; luck++) {
      match = Match.of(new Cambio(), new Setup<>(2, new CambioOptions()));
      forgetful = CambioMemory.blank(ANN, 0.25, luck);
      deal("2H 2S");
      act(ANN, DRAW, DISCARD, END);
      act(BEA, DRAW, DISCARD, END);
      forgotten += forgetful.remembers(ANN, Place.BOTTOM_LEFT) ? 0 : 1;
    }
    assertThat(forgotten).isBetween(30, 70);
    assertThat(anns.remembers(ANN, Place.BOTTOM_LEFT)).isTrue();
  }

  @Test
  @Proves("CAM-15")
  void possible_tables_hold_what_was_seen_and_every_card_once() {
    deal("6C AH 2H");
    act(ANN, DRAW, DISCARD, END);
    act(BEA, DRAW, new CambioAction.Swap(Place.BOTTOM_LEFT), END);
    act(ANN, DRAW);
    var worlds = new Worlds(anns, new SplitMix64(1));
    var table = Layout.of(anns, Layout.NOBODY, Layout.NO_CARD);
    for (var each = 0; each < 50; each++) {
      worlds.deal(table);
      var ranks = new int[Deck52.RANKS];
      for (var spot = 0; spot < 8; spot++) {
        ranks[table.rank[spot]]++;
      }
      for (var card = 0; card < table.deckSize; card++) {
        ranks[table.deck[card]]++;
      }
      assertThat(table.deckSize).isEqualTo(match.state().drawPile().size());
      // The six of clubs and the nine of diamonds were discarded, the two of hearts is in hand.
      assertThat(ranks).containsExactly(3, 4, 4, 4, 3, 4, 4, 3, 4, 4, 4, 4, 4);
      assertThat(Deck52.value(table.rank[2])).isEqualTo(4);
    }
  }

  @Test
  void who_does_not_call_in_the_last_round_tells_nothing_by_it() {
    deal("6H 6D 6S");
    act(ANN, DRAW, DISCARD, END);
    act(BEA, DRAW, DISCARD, END);
    assertThat(anns.endings().get(1)).isPresent();
    act(ANN, DRAW, DISCARD, new CambioAction.CallCambio());
    act(BEA, TAKE, new CambioAction.Swap(Place.TOP_LEFT));
    assertThat(anns.endings().get(1)).isEmpty();
  }
}
