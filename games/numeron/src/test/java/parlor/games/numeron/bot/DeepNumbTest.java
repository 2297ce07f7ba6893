package parlor.games.numeron.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.games.numeron.NumeronTable.ANN;
import static parlor.games.numeron.NumeronTable.BEA;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Code;
import parlor.games.numeron.Item;
import parlor.games.numeron.Judging;
import parlor.games.numeron.Numeron;
import parlor.games.numeron.NumeronAction;
import parlor.games.numeron.NumeronAction.Call;
import parlor.games.numeron.NumeronAction.DeclareDouble;
import parlor.games.numeron.NumeronAction.DeclareSlash;
import parlor.games.numeron.NumeronAction.Pass;
import parlor.games.numeron.NumeronEvent;
import parlor.games.numeron.NumeronPlugin;
import parlor.games.numeron.NumeronTable;
import parlor.testkit.Proves;

/// What the bot does in particular moments.
class DeepNumbTest {
  private static final Style HARD = new Hard(new ItemSense());

  private static NumeronAction chosen(NumeronTable table, Seat seat) {
    var view = table.seenBy(seat);
    var memory = Memory.blank(seat, Names.drawn(new SplitMix64(5))).after(view);
    return HARD.choose(new Situation(memory, view, new SplitMix64(6), () -> false));
  }

  /// How many codes of this seat are possible for everybody else.
  private static int possible(NumeronTable table, Seat seat) {
    return Belief.of(Memory.factsOf(table.seenByAll(), seat)).indices().length;
  }

  @Test
  @Proves("NUM-22")
  void played_through_the_rules_it_needs_3575_calls_for_all_720_codes() {
    assertThat(Code.ALL.stream().mapToInt(DeepNumbTest::callsFor).sum()).isEqualTo(3_575);
  }

  private static int callsFor(Code code) {
    var match = Match.of(new Numeron(), new Setup<>(1, new NumeronPlugin().defaults()));
    match =
        match.fold(
            List.of(
                new NumeronEvent.RoundOpened(1, ANN),
                new NumeronEvent.CodeDrawn(BEA, code),
                new NumeronEvent.TurnOpened(ANN, false)));
    var memory = Memory.blank(ANN, Names.drawn(new SplitMix64(5)));
    var calls = 0;
    while (match.status() instanceof Status.Waiting<NumeronAction>) {
      var view = match.view(new Viewer.At(ANN));
      memory = memory.after(view);
      var call = HARD.choose(new Situation(memory, view, new SplitMix64(calls), () -> false));
      match = match.fold(step(match.act(ANN, call, Chance.seeded(1))));
      calls++;
    }
    return calls;
  }

  private static List<NumeronEvent> step(Decision<List<NumeronEvent>> decision) {
    return switch (decision) {
      case Decision.Accepted<List<NumeronEvent>>(var step) -> step;
      case Decision.Refused<List<NumeronEvent>>(var why) -> throw new AssertionError(why);
    };
  }

  @Test
  @Proves("NUM-23")
  void it_guesses_outright_when_the_other_side_is_about_to_win() {
    var possible = IntStream.range(2, 9).map(last -> new Code("01" + last).index()).toArray();
    var calm = Race.prices(Pace.chances(720));
    var hurried = Race.prices(Pace.chances(1));
    assertThat(possible).doesNotContain(search(possible, calm)).contains(search(possible, hurried));
  }

  private static int search(int[] possible, int[] prices) {
    return new TreeSearch(prices, possible.length)
        .best(possible, Symmetry.NONE, () -> false)
        .call();
  }

  @Test
  @Proves("NUM-23")
  void it_asks_by_slash_at_its_first_turn() {
    var table = NumeronTable.duelWithItems();
    table.items(EnumSet.of(Item.SLASH, Item.SHUFFLE, Item.CHANGE), NumeronTable.ATTACKS);
    table.codes("427", "809");
    assertThat(chosen(table, ANN)).isEqualTo(new DeclareSlash());
  }

  @Test
  @Proves("NUM-23")
  void it_keeps_its_defence_while_nothing_is_known_and_plays_it_when_found_out() {
    var table = NumeronTable.duelWithItems();
    table.items(NumeronTable.ATTACKS, NumeronTable.DEFENCES).codes("427", "809");
    assertThat(chosen(table, BEA)).isEqualTo(new Pass());
    table.passes(BEA).calls(ANN, "890").calls(BEA, "123");
    table.passes(BEA).calls(ANN, "812").calls(BEA, "123");
    assertThat(possible(table, BEA)).isEqualTo(1);
    assertThat(chosen(table, BEA)).isNotEqualTo(new Pass());
  }

  @Test
  @Proves("NUM-23")
  void it_doubles_when_two_codes_are_left() {
    var table = NumeronTable.duelWithItems();
    table.items(EnumSet.of(Item.DOUBLE, Item.SLASH, Item.SHUFFLE), NumeronTable.SLASHER);
    table.codes("427", "809").calls(ANN, "890").passes(ANN).calls(BEA, "013");
    table.calls(ANN, "098").passes(ANN).calls(BEA, "135");
    assertThat(possible(table, BEA)).isEqualTo(2);
    assertThat(chosen(table, ANN)).isEqualTo(new DeclareDouble());
  }

  @Test
  void when_one_code_is_left_it_is_called() {
    var table = NumeronTable.duel().codes("427", "809");
    table.calls(ANN, "890").calls(BEA, "013").calls(ANN, "812").calls(BEA, "135");
    assertThat(chosen(table, ANN)).isEqualTo(new Call("809"));
  }

  @Test
  @Proves("NUM-8")
  void the_tournaments_opponent_grows_stronger_with_the_round() {
    var table = NumeronTable.tournament();
    assertThat(NumeronBot.ofRound(table.seenBy(BEA))).isInstanceOf(Easy.class);
    table.items(NumeronTable.ATTACKS, NumeronTable.ATTACKS).codes("427", "809").calls(ANN, "809");
    table.deal();
    assertThat(NumeronBot.ofRound(table.seenBy(BEA))).isInstanceOf(Medium.class);
    table.items(NumeronTable.ATTACKS, NumeronTable.ATTACKS).codes("427", "809");
    table.calls(BEA, "123").calls(ANN, "809").deal();
    assertThat(NumeronBot.ofRound(table.seenBy(BEA))).isInstanceOf(Hard.class);
  }

  @Test
  void what_the_other_side_hides_does_not_move_the_bot() {
    var one = NumeronTable.duelWithItems().items(NumeronTable.SLASHER, NumeronTable.DEFENCES);
    var two = NumeronTable.duelWithItems().items(NumeronTable.SLASHER, NumeronTable.DEFENCES);
    one.codes("427", "809").passes(BEA);
    two.codes("427", "153").passes(BEA);
    assertThat(chosen(one, ANN)).isEqualTo(chosen(two, ANN));
  }

  @Test
  void easy_calls_only_codes_that_fit() {
    var table = NumeronTable.duel().codes("427", "809").calls(ANN, "890").calls(BEA, "135");
    var view = table.seenBy(ANN);
    var memory = Memory.blank(ANN, Names.drawn(new SplitMix64(5))).after(view);
    for (var seed = 0; seed < 50; seed++) {
      var situation = new Situation(memory, view, new SplitMix64(seed), () -> false);
      var call = (Call) new Easy().choose(situation);
      assertThat(Judging.judge(new Code("809"), new Code("890")))
          .as("seed %d", seed)
          .isEqualTo(Judging.judge(new Code(call.digits()), new Code("890")));
    }
  }
}
