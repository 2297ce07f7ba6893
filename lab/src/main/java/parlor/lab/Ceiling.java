package parlor.lab;

import java.util.Arrays;

/// The most that could be won of some codes if they were divided as finely as can be: never less
/// than what can be won, and found without a search.
///
/// Our next call solves one code at most. The call after it solves one for each other answer at
/// most, and only if the other side goes on until then; and so forth.
final class Ceiling {
  /// How many answers a call may get besides the one that solves.
  private static final int OTHERS_MAX = Division.SOLVED;

  private final FittingCaller rival;

  Ceiling(FittingCaller rival) {
    this.rival = rival;
  }

  /// What is won by state when so many codes are solved by our next call, so many by the one after
  /// it, and so on.
  ///
  /// @param calls how many calls the other side has made
  double[] won(int calls, int... solved) {
    var won = new double[rival.states(calls)];
    for (var further = 0; further < solved.length; further++) {
      var goesOn = rival.goesOn(calls, further);
      for (var state = 0; state < won.length; state++) {
        won[state] += solved[further] * goesOn[state];
      }
    }
    return won;
  }

  /// The most that can be won of so many codes by a call that solves `solving` of them, one or
  /// none, and may get `others` other answers.
  double[] of(int codes, int solving, int others, int calls) {
    var later = codes - solving - others;
    var third = Math.min(later, others * OTHERS_MAX);
    return won(calls, solving, others, third, later - third);
  }

  /// The most that can be won of these codes: by one of them, or by another call.
  double[] of(int[] possible, int calls) {
    var parts = parts(possible);
    var byMember = of(possible.length, 1, parts - 1, calls);
    if (parts < possible.length) {
      var byOther = of(possible.length, 0, Math.min(possible.length, OTHERS_MAX), calls);
      Arrays.setAll(byMember, state -> Math.max(byMember[state], byOther[state]));
    }
    return byMember;
  }

  /// Into how many parts one of these codes can divide them at most.
  static int parts(int[] possible) {
    var parts = 0;
    for (var i = 0; i < possible.length && parts < possible.length; i++) {
      parts = Math.max(parts, Integer.bitCount(Division.answers(possible, possible[i])));
    }
    return parts;
  }
}
