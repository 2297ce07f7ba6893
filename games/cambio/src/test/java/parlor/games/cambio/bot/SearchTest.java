package parlor.games.cambio.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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
import parlor.games.cambio.Place;
import parlor.testkit.Proves;

/// Choices that a search must find.
class SearchTest {
  private static final Seat ANN = new Seat(0);
  private static final Seat BEA = new Seat(1);
  private static final CambioAction DRAW = new CambioAction.DrawFromDeck();
  private static final CambioAction DISCARD = new CambioAction.Discard();
  private static final CambioAction END = new CambioAction.EndTurn();

  /// What the hard bot at Ann's seat does after these actions, Ann's and Bea's in turn.
  private static CambioAction choice(String cards, List<List<CambioAction>> turns) {
    var bot = (HardBot) CambioBots.hard();
    var match = Match.of(new Cambio(), new Setup<>(2, new CambioOptions()));
    var memory = bot.blank(ANN, new SplitMix64(1));
    var steps = new ArrayList<List<CambioEvent>>();
    var dealt = new ArrayList<>(Card.parseAll(cards));
    Deck.standard().stream().filter(card -> !dealt.contains(card)).forEach(dealt::add);
    steps.add(List.of(new CambioEvent.Dealt(dealt)));
    steps.add(List.of(new CambioEvent.FirstLookEnded()));
    for (var step : steps) {
      var news = match.news(step);
      match = match.fold(step);
      memory = bot.remember(memory, match.view(new Viewer.At(ANN)), news);
    }
    for (var turn = 0; turn < turns.size(); turn++) {
      for (var action : turns.get(turn)) {
        var seat = turn % 2 == 0 ? ANN : BEA;
        var decision = match.act(seat, action, Chance.seeded(1));
        var step = ((Decision.Accepted<List<CambioEvent>>) decision).event();
        var news = match.news(step);
        match = match.fold(step);
        memory = bot.remember(memory, match.view(new Viewer.At(ANN)), news);
      }
    }
    return bot.choose(memory, match.view(new Viewer.At(ANN)), new SplitMix64(2), () -> false);
  }

  @Test
  @Proves("CAM-16")
  void a_drawn_king_replaces_the_highest_known_card() {
    assertThat(choice("2C 3C 4C QC 2D 3D 9D KD KC", List.of(List.of(DRAW))))
        .isEqualTo(new CambioAction.Swap(Place.BOTTOM_RIGHT));
  }

  @Test
  @Proves("CAM-16")
  void an_ace_is_taken_from_the_discards() {
    var swap = new CambioAction.Swap(Place.TOP_LEFT);
    var turns = List.of(List.of(DRAW, DISCARD, END), List.of(DRAW, swap, END));
    assertThat(choice("2C 3C 10C QC AD 3D 9D KD 6C 3H", turns))
        .isEqualTo(new CambioAction.TakeDiscard());
  }

  @Test
  @Proves("CAM-16")
  void a_jack_fetches_the_king_that_everybody_saw_somebody_take() {
    var takes =
        List.<CambioAction>of(
            new CambioAction.TakeDiscard(), new CambioAction.Swap(Place.TOP_LEFT), END);
    var turns =
        List.of(
            List.of(DRAW, DISCARD, new CambioAction.SkipPower(), END),
            takes,
            List.of(DRAW, DISCARD));
    assertThat(choice("2C 3C 4C QC 2D 3D 9D KD KC JC", turns))
        .isInstanceOfSatisfying(
            CambioAction.SwapUnseen.class,
            swap -> assertThat(swap.place()).isEqualTo(Place.TOP_LEFT));
  }

  @Test
  @Proves("CAM-16")
  void two_points_are_called() {
    var swaps =
        List.of(
            List.<CambioAction>of(DRAW, new CambioAction.Swap(Place.TOP_LEFT), END),
            List.of(DRAW, DISCARD, END),
            List.<CambioAction>of(DRAW, new CambioAction.Swap(Place.TOP_RIGHT)));
    assertThat(choice("2C 3C KC KS 10D QD 9D 5D AC 6C AS", swaps))
        .isEqualTo(new CambioAction.CallCambio());
  }

  @Test
  @Proves("CAM-17")
  void who_plays_without_sense_is_waited_out_for_a_total_of_at_most_six() {
    var called = new ArrayList<Double>();
    for (var seed = 0; seed < 30; seed++) {
      Arena.play(
          List.of(CambioBots.hard(500), CambioBots.random(50)),
          seed,
          (seat, memory, _, action) -> {
            if (seat.equals(ANN) && action instanceof CambioAction.CallCambio) {
              var mine = (CambioMemory) memory;
              if (mine.sensible().get(BEA.index()) < 0.5) {
                called.add(mine.estimatedTotal());
              }
            }
          });
    }
    assertThat(called).isNotEmpty().allMatch(total -> total <= 6);
  }

  @Test
  @Proves("CAM-17")
  void when_time_is_up_at_once_the_usual_action_is_played() {
    var bot = (HardBot) CambioBots.hard();
    Arena.play(
        List.of(CambioBots.reference(), CambioBots.reference()),
        4,
        (seat, memory, view, action) -> {
          var alone = view.options().listed().size() == 1;
          var chosen =
              bot.choose((CambioMemory) memory, view, new SplitMix64(seat.index()), () -> true);
          assertThat(view.options().listed()).contains(chosen);
          if (alone) {
            assertThat(chosen).isEqualTo(action);
          }
        });
  }
}
