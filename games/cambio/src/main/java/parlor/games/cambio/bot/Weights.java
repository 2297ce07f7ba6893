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

  int nextInt() {
    var number = 0;
    for (var end = at + Integer.BYTES; at < end; at++) {
      number = number << Byte.SIZE | Byte.toUnsignedInt(bytes[at]);
    }
    return number;
  }

  float[] next(int count) {
    var numbers = new float[count];
    for (var number = 0; number < count; number++) {
      numbers[number] = Float.intBitsToFloat(nextInt());
    }
    return numbers;
  }
}
