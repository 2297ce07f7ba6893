package parlor.server.qr;

import java.util.Comparator;
import java.util.stream.IntStream;

/// Draws a QR code: fixed patterns, the data in its zigzag, the mask that reads best.
final class QrDrawing {
  private static final int MASKS = 8;
  private static final int FORMAT_GENERATOR = 0b10100110111;
  private static final int FORMAT_MASK = 0b101010000010010;
  private static final int VERSION_GENERATOR = 0b1111100100101;

  private final QrVersion version;
  private final int size;
  private final boolean[][] dark;
  private final boolean[][] fixed;

  private QrDrawing(QrVersion version) {
    this.version = version;
    this.size = version.size();
    this.dark = new boolean[size][size];
    this.fixed = new boolean[size][size];
  }

  private record Candidate(QrCode code, int penalty) {}

  static QrCode draw(QrVersion version, byte[] codewords) {
    return IntStream.range(0, MASKS)
        .mapToObj(mask -> drawn(version, codewords, mask).dark)
        .map(dark -> new Candidate(new QrCode(dark), QrPenalty.of(dark)))
        .min(Comparator.comparingInt(Candidate::penalty))
        .orElseThrow()
        .code();
  }

  private static QrDrawing drawn(QrVersion version, byte[] codewords, int mask) {
    var drawing = new QrDrawing(version);
    drawing.timing();
    drawing.finder(3, 3);
    drawing.finder(3, drawing.size - 4);
    drawing.finder(drawing.size - 4, 3);
    drawing.alignments();
    drawing.format(mask);
    drawing.version();
    drawing.data(codewords, mask);
    return drawing;
  }

  private void fix(int row, int column, boolean isDark) {
    dark[row][column] = isDark;
    fixed[row][column] = true;
  }

  private void timing() {
    for (var i = 0; i < size; i++) {
      fix(6, i, i % 2 == 0);
      fix(i, 6, i % 2 == 0);
    }
  }

  /// A corner's square rings, with the light border around.
  private void finder(int row, int column) {
    for (var y = -4; y <= 4; y++) {
      for (var x = -4; x <= 4; x++) {
        var ring = Math.max(Math.abs(x), Math.abs(y));
        if (isInside(row + y) && isInside(column + x)) {
          fix(row + y, column + x, ring != 2 && ring != 4);
        }
      }
    }
  }

  private boolean isInside(int index) {
    return index >= 0 && index < size;
  }

  private void alignments() {
    var last = size - 7;
    for (var row : version.alignment()) {
      for (var column : version.alignment()) {
        var isFinder =
            (row == 6 && column == 6)
                || (row == 6 && column == last)
                || (row == last && column == 6);
        if (!isFinder) {
          alignment(row, column);
        }
      }
    }
  }

  private void alignment(int row, int column) {
    for (var y = -2; y <= 2; y++) {
      for (var x = -2; x <= 2; x++) {
        fix(row + y, column + x, Math.max(Math.abs(x), Math.abs(y)) != 1);
      }
    }
  }

  /// Level M (00) and the mask, twice, with its check bits.
  private void format(int mask) {
    var bits = withChecks(mask, 10, FORMAT_GENERATOR) ^ FORMAT_MASK;
    for (var i = 0; i < 15; i++) {
      var isDark = (bits >> i & 1) == 1;
      // Up along the first finder and left along its foot, round the timing pattern.
      var row = i < 6 ? i : i < 8 ? i + 1 : 8;
      var column = i < 8 ? 8 : i == 8 ? 7 : 14 - i;
      fix(row, column, isDark);
      // Once more, split between the two other finders.
      fix(i < 8 ? 8 : size - 15 + i, i < 8 ? size - 1 - i : 8, isDark);
    }
    fix(size - 8, 8, true);
  }

  private void version() {
    if (version.number() < 7) {
      return;
    }
    var bits = withChecks(version.number(), 12, VERSION_GENERATOR);
    for (var i = 0; i < 18; i++) {
      var isDark = (bits >> i & 1) == 1;
      fix(i / 3, size - 11 + i % 3, isDark);
      fix(size - 11 + i % 3, i / 3, isDark);
    }
  }

  /// The value followed by the remainder of its division by a generator of this degree.
  static int withChecks(int value, int degree, int generator) {
    var remainder = value << degree;
    for (var bit = 31 - Integer.numberOfLeadingZeros(generator) + 8; bit >= degree; bit--) {
      if ((remainder >> bit & 1) == 1) {
        remainder ^= generator << (bit - degree);
      }
    }
    return value << degree | remainder;
  }

  /// Two columns at a time from the right, up and down in turn.
  private void data(byte[] codewords, int mask) {
    var next = 0;
    var isUp = true;
    for (var right = size - 1; right > 0; right -= 2) {
      if (right == 6) {
        right--;
      }
      for (var i = 0; i < size; i++) {
        var row = isUp ? size - 1 - i : i;
        for (var column = right; column > right - 2; column--) {
          if (!fixed[row][column]) {
            dark[row][column] = bit(codewords, next++) ^ isMasked(mask, row, column);
          }
        }
      }
      isUp = !isUp;
    }
  }

  private static boolean bit(byte[] codewords, int index) {
    return index < 8 * codewords.length && (codewords[index / 8] >> (7 - index % 8) & 1) == 1;
  }

  private static boolean isMasked(int mask, int row, int column) {
    return switch (mask) {
      case 0 -> (row + column) % 2 == 0;
      case 1 -> row % 2 == 0;
      case 2 -> column % 3 == 0;
      case 3 -> (row + column) % 3 == 0;
      case 4 -> (row / 2 + column / 3) % 2 == 0;
      case 5 -> row * column % 2 + row * column % 3 == 0;
      case 6 -> (row * column % 2 + row * column % 3) % 2 == 0;
      case 7 -> ((row + column) % 2 + row * column % 3) % 2 == 0;
      default -> throw new IllegalArgumentException("there are 8 masks: " + mask);
    };
  }
}
