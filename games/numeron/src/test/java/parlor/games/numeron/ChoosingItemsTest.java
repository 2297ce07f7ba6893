package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.NumeronTable.ANN;
import static parlor.games.numeron.NumeronTable.ATTACKS;
import static parlor.games.numeron.NumeronTable.BEA;
import static parlor.games.numeron.NumeronTable.DEFENCES;

import java.util.EnumSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlor.engine.Refusal;
import parlor.engine.Setup;
import parlor.games.numeron.NumeronAction.ChooseCode;
import parlor.games.numeron.NumeronAction.ChooseItems;
import parlor.games.numeron.NumeronOptions.FirstCaller;
import parlor.games.numeron.NumeronOptions.Mode;
import parlor.testkit.Proves;

class ChoosingItemsTest {
  @Test
  @Proves("NUM-10")
  void three_items_each_are_chosen_before_the_codes() {
    NumeronTable.duelWithItems()
        .thenWaitingOn(ANN, BEA)
        .thenRefused(ANN, new ChooseCode("427"), Refusal.NOT_NOW)
        .items(ATTACKS, DEFENCES)
        .thenWaitingOn(ANN, BEA)
        .codes("427", "261");
  }

  @Test
  @Proves("NUM-10")
  void both_choices_are_public_once_both_are_made() {
    var table = NumeronTable.duelWithItems().when(ANN, new ChooseItems(ATTACKS));
    assertThat(table.seenBy(BEA).sides().get(0).items()).isEmpty();
    table.thenNews(new NumeronNews.ChoseItems(ANN)).when(BEA, new ChooseItems(DEFENCES));
    assertThat(table.seenByAll().sides())
        .extracting(NumeronView.SideView::items)
        .containsExactly(Optional.of(ATTACKS), Optional.of(DEFENCES));
  }

  @Test
  @Proves("NUM-10")
  void high_low_together_with_slash_is_refused() {
    var both = new ChooseItems(EnumSet.of(Item.HIGH_LOW, Item.SLASH, Item.CHANGE));
    NumeronTable.duelWithItems().thenRefused(ANN, both, ChoosingItems.HIGH_LOW_WITH_SLASH);
  }

  @Test
  @Proves("NUM-10")
  void any_other_number_than_three_is_refused() {
    NumeronTable.duelWithItems()
        .thenRefused(ANN, new ChooseItems(EnumSet.of(Item.SLASH)), ChoosingItems.THREE_ITEMS)
        .thenRefused(ANN, new ChooseItems(EnumSet.allOf(Item.class)), ChoosingItems.THREE_ITEMS);
  }

  @Test
  @Proves("NUM-10")
  void sixteen_choices_are_left() {
    assertThat(ChoosingItems.CHOICES).hasSize(16).doesNotHaveDuplicates();
  }

  @Test
  @Proves("NUM-10")
  void items_are_off_by_default_on_in_tournaments_and_absent_in_single_play() {
    assertThat(NumeronTable.duel().seenByAll().items()).isFalse();
    assertThat(NumeronTable.tournament().seenByAll().items()).isTrue();
    assertThat(NumeronTable.singlePlay().seenByAll().items()).isFalse();
    var alone = new NumeronOptions(Mode.SINGLE_GAME, true, FirstCaller.DRAWN);
    assertThat(new NumeronPlugin().objection(new Setup<>(1, alone)))
        .contains(NumeronPlugin.NO_ITEMS_ALONE);
  }
}
