package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.shanko.ShankoTable.ANN;
import static parlor.games.shanko.ShankoTable.draws;
import static parlor.games.shanko.ShankoTable.throwsCard;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlor.engine.Mind;
import parlor.engine.SplitMix64;
import parlor.games.shanko.bot.ShankoBots;
import parlor.testkit.Proves;

/// The hard bot knows what a lead is worth in the last round.
class LeadTest {
  private static final String FAR = "X KC QD JH 9S 8C 7D 3S 3H 2D 2S";

  private static ShankoAction chosen(int round, int lead) {
    var table =
        ShankoTable.inRound(round, FAR, "4H 5H", "6S 7S")
            .pile("10H 4C 5C 6C 2C")
            .scores(List.of(List.of(0, lead, lead + 30)))
            .begin()
            .when(ANN, draws());
    var luck = new SplitMix64(1);
    return Mind.blank(ShankoBots.hard(), ANN, luck).choose(table.view(ANN), luck, () -> false);
  }

  @Test
  @Proves("SHA-22")
  void a_lead_in_the_last_round_is_kept_by_holding_few_points() {
    assertThat(chosen(7, 80)).isEqualTo(throwsCard("X"));
  }

  @Test
  @Proves("SHA-22")
  void without_a_lead_or_before_the_last_round_a_joker_is_kept() {
    assertThat(chosen(7, 0)).isNotEqualTo(throwsCard("X"));
    assertThat(chosen(6, 80)).isNotEqualTo(throwsCard("X"));
  }
}
