package parlor.games.numeron.bot;

import java.util.Arrays;
import parlor.games.numeron.Code;

/// A set of codes that is compared fast.
final class BitsOfCodes {
  private final long[] words;
  private final int hash;

  private BitsOfCodes(long[] words) {
    this.words = words;
    this.hash = Arrays.hashCode(words);
  }

  static BitsOfCodes of(int[] codes) {
    var words = new long[Code.ALL.size() / Long.SIZE + 1];
    for (var code : codes) {
      words[code / Long.SIZE] |= 1L << (code % Long.SIZE);
    }
    return new BitsOfCodes(words);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BitsOfCodes that && Arrays.equals(words, that.words);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
