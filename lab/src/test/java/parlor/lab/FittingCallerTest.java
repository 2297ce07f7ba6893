package parlor.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.engine.SplitMix64;
import parlor.games.numeron.Code;
import parlor.games.numeron.Judging;
import parlor.testkit.Proves;

class FittingCallerTest {
  private static final FittingCaller CALLER = new FittingCaller();
  private static final int GAMES = 20_000;
  private static final long SEED = 7;

  @Test
  @Proves("NUM-22")
  void it_needs_5_24_calls_on_average_and_at_most_nine() {
    var mean = IntStream.rangeClosed(1, 9).mapToDouble(calls -> calls * CALLER.chance(calls)).sum();
    assertThat(mean).isCloseTo(5.2391, within(1e-4));
    assertThat(CALLER.states(9)).isZero();
  }

  @Test
  void its_chances_are_those_of_many_games() {
    var chance = new SplitMix64(SEED);
    var games = new int[FittingCaller.CALLS_MAX];
    IntStream.range(0, GAMES).forEach(_ -> games[calls(chance)]++);
    for (var calls = 1; calls <= 9; calls++) {
      assertThat((double) games[calls] / GAMES)
          .as("%d calls, seed %d", calls, SEED)
          .isCloseTo(CALLER.chance(calls), within(0.015));
    }
  }

  @Test
  void all_first_calls_are_of_ten_kinds() {
    assertThat(CallKinds.all()).hasSize(10).startsWith(new CallKinds.Kind(0, 1));
    assertThat(CallKinds.all().stream().mapToInt(CallKinds.Kind::count).sum()).isEqualTo(720);
  }

  /// How many calls a search takes.
  private static int calls(SplitMix64 chance) {
    var code = chance.nextInt(Code.ALL.size());
    var possible = IntStream.range(0, Code.ALL.size()).toArray();
    var calls = 0;
    for (var call = -1; call != code; calls++) {
      call = possible[chance.nextInt(possible.length)];
      possible = Division.of(possible, call)[Judging.answer(code, call)];
    }
    return calls;
  }
}
