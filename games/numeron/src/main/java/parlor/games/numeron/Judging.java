package parlor.games.numeron;

import java.util.List;

/// Compares a call with a code. RULES.md § Judging.
public final class Judging {
  /// Every answer that can be given; an answer's place in this list is its number.
  public static final List<Judgement> ANSWERS =
      List.of(
          new Judgement(0, 0),
          new Judgement(0, 1),
          new Judgement(0, 2),
          new Judgement(0, 3),
          new Judgement(1, 0),
          new Judgement(1, 1),
          new Judgement(1, 2),
          new Judgement(2, 0),
          new Judgement(3, 0));

  private static final int CODES = Code.ALL.size();
  private static final byte[] TABLE = table();

  private Judging() {}

  /// The judgement of a call on a code.
  public static Judgement judge(Code code, Code call) {
    return ANSWERS.get(answer(code.index(), call.index()));
  }

  /// The number of the answer, both codes given by their index; it is the same the other way round.
  public static int answer(int code, int call) {
    return TABLE[code * CODES + call];
  }

  private static Judgement compare(Code code, Code call) {
    var eat = 0;
    var bite = 0;
    for (var place = 0; place < Code.PLACES; place++) {
      if (code.digit(place) == call.digit(place)) {
        eat++;
      } else if (code.value().indexOf(call.value().charAt(place)) >= 0) {
        bite++;
      }
    }
    return new Judgement(eat, bite);
  }

  private static byte[] table() {
    var table = new byte[CODES * CODES];
    for (var code = 0; code < CODES; code++) {
      for (var call = 0; call <= code; call++) {
        var number = ANSWERS.indexOf(compare(Code.ALL.get(code), Code.ALL.get(call)));
        table[code * CODES + call] = (byte) number;
        table[call * CODES + code] = (byte) number;
      }
    }
    return table;
  }
}
