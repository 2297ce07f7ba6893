package parlor.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.engine.SplitMix64;
import parlor.games.numeron.Code;
import parlor.testkit.Proves;

/// The whole of the proof is `./parlor lab numeron bound`.
class BestRaceTest {
  private static final FittingCaller RIVAL = new FittingCaller();
  private static final int[] ALL = IntStream.range(0, Code.ALL.size()).toArray();

  /// Codes that differ in their last digit only, which no call among them tells apart.
  private static final int[] ALIKE =
      IntStream.range(2, 9).map(last -> new Code("01" + last).index()).toArray();

  @Test
  @Proves("NUM-23")
  void calls_are_left_out_only_if_they_win_no_more() {
    assertThat(new BestRace(RIVAL).best(ALIKE, 3))
        .containsExactly(new TryingAll().best(ALIKE, 3), within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void the_same_holds_for_codes_drawn_by_lot(long seed) {
    var chance = new SplitMix64(seed);
    var alike = Division.of(ALL, 0)[7];
    var codes = chance.ints(0, alike.length).distinct().limit(8).map(i -> alike[i]).toArray();
    assertThat(new BestRace(RIVAL).best(codes, 4))
        .as("seed %d", seed)
        .containsExactly(new TryingAll().best(codes, 4), within(1e-9));
  }

  /// Of the 210 codes left when the first call has no digit right, 71.7 % are won.
  @Test
  @Proves("NUM-23")
  void it_reckons_through_to_the_end_of_the_game() {
    var nothingRight = Division.of(ALL, 0)[0];
    var won = RIVAL.before(0, new BestRace(RIVAL).best(nothingRight, 1));
    assertThat(won[0] / nothingRight.length).isCloseTo(0.7171, within(1e-4));
  }

  /// What is won by state when no call is left out but those that tell nothing.
  private static final class TryingAll {
    private final Map<Position, double[]> found = new HashMap<>();

    private record Position(BitSet codes, int calls) {}

    double[] best(int[] possible, int calls) {
      var position = new Position(Division.set(possible), calls);
      var known = found.get(position);
      if (known == null) {
        known = possible.length == 1 ? RIVAL.goesOn(calls, 0) : search(possible, calls);
        found.put(position, known);
      }
      return known;
    }

    private double[] search(int[] possible, int calls) {
      var best = new double[RIVAL.states(calls)];
      if (best.length > 0) {
        IntStream.of(ALL)
            .filter(call -> Integer.bitCount(Division.answers(possible, call)) > 1)
            .mapToObj(call -> won(Division.of(possible, call), calls))
            .forEach(won -> Arrays.setAll(best, i -> Math.max(best[i], won[i])));
      }
      return best;
    }

    private double[] won(int[][] parts, int calls) {
      var after = new double[RIVAL.states(calls + 1)];
      for (var answer = 0; answer < Division.SOLVED; answer++) {
        if (parts[answer].length > 0) {
          var part = best(parts[answer], calls + 1);
          Arrays.setAll(after, state -> after[state] + part[state]);
        }
      }
      var won = RIVAL.before(calls, after);
      var solved = parts[Division.SOLVED].length;
      return Arrays.stream(won).map(codes -> codes + solved).toArray();
    }
  }
}
