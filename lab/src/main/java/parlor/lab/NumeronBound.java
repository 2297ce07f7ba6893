package parlor.lab;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Works out the most that any way of calling can win against a caller of any fitting code in a
/// duel without items, exactly and without playing a game.
final class NumeronBound {
  /// No such caller needs more calls.
  private static final int CALLS_MAX = 9;

  private NumeronBound() {}

  static void main() {
    var rival = new FittingCaller();
    var chances =
        IntStream.rangeClosed(1, CALLS_MAX)
            .mapToObj(calls -> "%d: %.3f %%".formatted(calls, 100 * rival.chance(calls)))
            .collect(Collectors.joining(", "));
    var mean =
        IntStream.rangeClosed(1, CALLS_MAX).mapToDouble(call -> call * rival.chance(call)).sum();
    IO.println("A caller of any fitting code needs %.4f calls (%s)".formatted(mean, chances));
    var second = new BestRace(rival).callingSecond();
    IO.println("Calling second, at most %.4f %% can be won against it".formatted(100 * second));
    var first = new BestRace(rival).callingFirst();
    IO.println("Calling first, at most %.4f %%".formatted(100 * first));
    IO.println("Over both, at most %.4f %%".formatted(50 * (first + second)));
  }
}
