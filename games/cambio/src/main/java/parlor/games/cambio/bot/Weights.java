package parlor.games.cambio.bot;

import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;

/// The numbers of which networks are made, one after the other. They are part of the program.
final class Weights {
  private static final ResourceBundle ALL =
      ResourceBundle.getBundle("parlor.games.cambio.bot.learnt", Locale.ROOT);

  private final byte[] bytes;
  private int at;

  private Weights(byte[] bytes) {
    this.bytes = bytes;
  }

  /// Those for a table of so many seats, if any were learnt.
  static Optional<Weights> of(int seats) {
    var key = String.valueOf(seats);
    return ALL.containsKey(key)
        ? Optional.of(new Weights(Base64.getDecoder().decode(ALL.getString(key))))
        : Optional.empty();
  }

  /// The next number that is a size.
  int nextSize() {
    return nextShort();
  }

  /// The next numbers, of two bytes each.
  float[] next(int count) {
    var numbers = new float[count];
    for (var number = 0; number < count; number++) {
      numbers[number] = Float.float16ToFloat(nextShort());
    }
    return numbers;
  }

  private short nextShort() {
    var high = bytes[at++] << Byte.SIZE;
    return (short) (high | Byte.toUnsignedInt(bytes[at++]));
  }
}
