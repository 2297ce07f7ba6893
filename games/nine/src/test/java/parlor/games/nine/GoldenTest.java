package parlor.games.nine;

import org.junit.jupiter.api.Test;
import parlor.engine.Setup;
import parlor.games.nine.NineOptions.BestOf;
import parlor.games.nine.NineOptions.Ties;
import parlor.testkit.Golden;
import parlor.testkit.Proves;

class GoldenTest {
  private static final int STEPS_MAX = 200;

  private final Golden<NineOptions, NineState, NineAction, NineEvent, NineView> golden =
      new Golden<>(new NinePlugin());

  @Test
  void a_standard_game_plays_as_it_always_did() {
    golden.playThrough("standard", new Setup<>(Nine.SEATS, NineOptions.STANDARD), 9, STEPS_MAX);
  }

  @Test
  void a_match_by_custom_rules_plays_as_it_always_did() {
    var options = new NineOptions(Ties.CARRY, BestOf.THREE, 2, 5, true);
    golden.playThrough("custom", new Setup<>(Nine.SEATS, options), 7, STEPS_MAX);
  }

  @Test
  @Proves("PLT-20")
  void an_old_journal_still_leads_to_its_end() {
    var options = new NineOptions(Ties.SPLIT, BestOf.THREE, 1, 0, false);
    golden.journal("first", new Setup<>(Nine.SEATS, options), 11, STEPS_MAX);
  }
}
