package parlor.server.qr;

import java.util.List;

/// One size of QR code at error correction level M.
///
/// @param codewords how many bytes it holds in all
/// @param blocks into how many blocks they are split
/// @param checks how many bytes of each block are for error correction
/// @param alignment rows and columns on which alignment patterns are centred
record QrVersion(int number, int codewords, int blocks, int checks, List<Integer> alignment) {
  private static final List<QrVersion> ALL =
      List.of(
          new QrVersion(1, 26, 1, 10, List.of()),
          new QrVersion(2, 44, 1, 16, List.of(6, 18)),
          new QrVersion(3, 70, 1, 26, List.of(6, 22)),
          new QrVersion(4, 100, 2, 18, List.of(6, 26)),
          new QrVersion(5, 134, 2, 24, List.of(6, 30)),
          new QrVersion(6, 172, 4, 16, List.of(6, 34)),
          new QrVersion(7, 196, 4, 18, List.of(6, 22, 38)),
          new QrVersion(8, 242, 4, 22, List.of(6, 24, 42)),
          new QrVersion(9, 292, 5, 22, List.of(6, 26, 46)),
          new QrVersion(10, 346, 5, 26, List.of(6, 28, 50)));

  /// The smallest that holds a text of this many bytes.
  static QrVersion fitting(int bytes) {
    return ALL.stream()
        .filter(version -> bytes <= version.capacity())
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("too long for a QR code: " + bytes));
  }

  int size() {
    return 17 + 4 * number;
  }

  /// Bytes of data, without those for error correction.
  int dataCodewords() {
    return codewords - blocks * checks;
  }

  /// Bits of the field that says how long the text is.
  int lengthBits() {
    return number < 10 ? 8 : 16;
  }

  private int capacity() {
    return dataCodewords() - (4 + lengthBits() + 7) / 8;
  }
}
