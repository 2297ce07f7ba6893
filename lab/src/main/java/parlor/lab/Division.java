package parlor.lab;

import java.util.Arrays;
import java.util.BitSet;
import parlor.games.numeron.Judging;

/// How a call divides codes by their answers.
final class Division {
  /// The number of the answer that ends the game.
  static final int SOLVED = Judging.ANSWERS.size() - 1;

  private Division() {}

  /// The codes by the number of their answer.
  static int[][] of(int[] codes, int call) {
    var sizes = new int[SOLVED + 1];
    for (var code : codes) {
      sizes[Judging.answer(code, call)]++;
    }
    var parts = new int[SOLVED + 1][];
    Arrays.setAll(parts, answer -> new int[sizes[answer]]);
    for (var code : codes) {
      var answer = Judging.answer(code, call);
      parts[answer][parts[answer].length - sizes[answer]--] = code;
    }
    return parts;
  }

  /// The answers that these codes give, each as the bit of its number.
  static int answers(int[] codes, int call) {
    var answers = 0;
    for (var code : codes) {
      answers |= 1 << Judging.answer(code, call);
    }
    return answers;
  }

  /// The same for all calls that divide these codes into the same parts, whatever the answers.
  static String parts(int[] codes, int call) {
    var names = new char[SOLVED + 1];
    var parts = new char[codes.length];
    char last = 0;
    for (var i = 0; i < parts.length; i++) {
      var answer = Judging.answer(codes[i], call);
      if (names[answer] == 0) {
        names[answer] = ++last;
      }
      parts[i] = names[answer];
    }
    return new String(parts);
  }

  /// The sum of the squares of how many codes give each answer.
  static int unevenness(int[] codes, int call) {
    return Arrays.stream(of(codes, call)).mapToInt(part -> part.length * part.length).sum();
  }

  /// The codes as a set that can be compared.
  static BitSet set(int[] codes) {
    var set = new BitSet();
    for (var code : codes) {
      set.set(code);
    }
    return set;
  }
}
