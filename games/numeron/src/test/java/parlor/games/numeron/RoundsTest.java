package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.NumeronTable.ANN;
import static parlor.games.numeron.NumeronTable.ATTACKS;
import static parlor.games.numeron.NumeronTable.BEA;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.games.numeron.NumeronAction.DeclareHighLow;
import parlor.games.numeron.NumeronOptions.FirstCaller;
import parlor.games.numeron.NumeronOptions.Mode;
import parlor.testkit.Proves;

class RoundsTest {
  private static NumeronTable wins(NumeronTable table, Seat winner, Seat first) {
    table.items(ATTACKS, ATTACKS).codes("427", "261");
    if (!winner.equals(first)) {
      table.calls(first, "089");
    }
    return table.calls(winner, winner.equals(ANN) ? "261" : "427");
  }

  @Test
  @Proves("NUM-5")
  void who_calls_first_is_drawn_evenly_and_shown() {
    var drawn =
        IntStream.range(0, 2_000)
            .mapToObj(seed -> NumeronTable.of(2, NumeronOptions.USUAL, seed).seenByAll().first())
            .collect(Collectors.groupingBy(Optional::orElseThrow, Collectors.counting()));
    assertThat(drawn.get(ANN)).as("of 2000 draws from seeds 0 to 1999").isBetween(900L, 1_100L);
  }

  @Test
  @Proves("NUM-5")
  void a_rematch_passes_the_first_call_on_and_keeps_the_seats() {
    var plugin = new NumeronPlugin();
    var finished = NumeronTable.duel().codes("427", "261").calls(ANN, "261").state();
    var again = plugin.rematch(NumeronOptions.USUAL, finished);
    assertThat(again.first()).isEqualTo(FirstCaller.SEAT_1);
    assertThat(NumeronTable.of(2, again, 5).seenByAll().first()).contains(BEA);
    assertThat(plugin.rotatesSeats()).isFalse();
  }

  @Test
  @Proves({"NUM-5", "NUM-8"})
  void a_tournament_goes_on_after_a_win_and_the_other_side_calls_first() {
    var table = wins(NumeronTable.tournament(), ANN, ANN);
    assertThat(table.status()).isEqualTo(new Status.Dealing<>(Rounds.BREAK));
    table.deal().thenNews(new NumeronNews.RoundBegan(2, BEA)).thenWaitingOn(ANN, BEA);
    assertThat(table.seenByAll().round()).isEqualTo(2);
  }

  @Test
  @Proves("NUM-8")
  void the_codes_of_a_round_are_open_in_the_break_and_forgotten_in_the_next() {
    var table = wins(NumeronTable.tournament(), ANN, ANN);
    assertThat(table.seenBy(ANN).sides().get(1).code()).contains(new Code("261"));
    table.deal();
    assertThat(table.state().sides()).extracting(Side::code).containsOnly(Optional.empty());
  }

  @Test
  @Proves("NUM-8")
  void the_first_loss_is_game_over() {
    var table = wins(NumeronTable.tournament(), BEA, ANN);
    assertThat(table.status()).isEqualTo(finished(List.of(BEA, ANN), 0, 1));
  }

  @Test
  @Proves("NUM-8")
  void a_loss_in_the_second_round_is_game_over_too() {
    var table = wins(wins(NumeronTable.tournament(), ANN, ANN).deal(), BEA, BEA);
    assertThat(table.status()).isEqualTo(finished(List.of(BEA, ANN), 1, 1));
  }

  @Test
  @Proves("NUM-8")
  void three_wins_make_the_champion() {
    var table = wins(NumeronTable.tournament(), ANN, ANN).deal();
    wins(wins(table, ANN, BEA).deal(), ANN, ANN);
    assertThat(table.status()).isEqualTo(finished(List.of(ANN, BEA), 3, 0));
  }

  @Test
  @Proves("NUM-11")
  void a_new_round_restores_the_items() {
    var table = NumeronTable.tournament().items(ATTACKS, ATTACKS).codes("427", "261");
    table.when(ANN, new DeclareHighLow()).calls(ANN, "261").deal();
    table.items(ATTACKS, ATTACKS).codes("427", "261").calls(BEA, "089");
    table.when(ANN, new DeclareHighLow());
  }

  @Test
  @Proves("NUM-6")
  void in_single_play_the_dealer_draws_the_code_and_the_calls_are_counted() {
    var table = NumeronTable.singlePlay().thenWaitingOn(ANN);
    assertThat(table.seenBy(ANN).sides().get(1).code()).isEmpty();
    var code = table.state().side(BEA).secret().value();
    table.calls(ANN, code.equals("012") ? "345" : "012").thenWaitingOn(ANN).calls(ANN, code);
    assertThat(((Status.Finished<NumeronAction>) table.status()).points())
        .isEqualTo(Map.of(ANN, 2));
  }

  @Test
  @Proves("NUM-6")
  void in_single_play_every_code_is_drawn_about_equally_often() {
    var drawn =
        IntStream.range(0, 7_200)
            .mapToObj(seed -> NumeronTable.of(1, NumeronOptions.USUAL, seed).state().side(BEA))
            .collect(Collectors.groupingBy(Side::secret, Collectors.counting()));
    assertThat(drawn).hasSize(720);
    var expected = 7_200 / 720.0;
    var chiSquare =
        drawn.values().stream().mapToDouble(n -> (n - expected) * (n - expected) / expected).sum();
    assertThat(chiSquare).as("719 degrees of freedom, seeds 0 to 7199").isLessThan(719 + 4 * 38);
  }

  @Test
  @Proves("NUM-8")
  void a_tournament_needs_two_sides() {
    var tournament = new NumeronOptions(Mode.TOURNAMENT, false, FirstCaller.DRAWN);
    assertThat(new NumeronPlugin().objection(new Setup<>(1, tournament)))
        .contains(NumeronPlugin.TOURNAMENT_OF_TWO);
    assertThat(new NumeronPlugin().objection(new Setup<>(2, tournament))).isEmpty();
  }

  @Test
  void after_a_hundred_calls_each_the_round_is_drawn() {
    var table = NumeronTable.duel().codes("427", "261");
    for (var i = 0; i < Rounds.CALLS_MAX; i++) {
      table.calls(ANN, "089").calls(BEA, "089");
    }
    assertThat(table.status())
        .isEqualTo(
            new Status.Finished<>(List.of(List.of(ANN, BEA)), new java.util.LinkedHashMap<>()));
  }

  private static Status<NumeronAction> finished(List<Seat> ranking, int ann, int bea) {
    var points = new java.util.LinkedHashMap<Seat, Integer>();
    points.put(ANN, ann);
    points.put(BEA, bea);
    return new Status.Finished<>(ranking.stream().map(List::of).toList(), points);
  }
}
