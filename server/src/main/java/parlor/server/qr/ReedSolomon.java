package parlor.server.qr;

/// Error correction bytes over the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1.
final class ReedSolomon {
  private static final int FIELD = 0x11D;

  private ReedSolomon() {}

  /// The remainder of the data after division by the generator of this degree.
  static byte[] checks(byte[] data, int degree) {
    var generator = generator(degree);
    var remainder = new int[degree];
    for (var b : data) {
      var factor = (b & 0xff) ^ remainder[0];
      System.arraycopy(remainder, 1, remainder, 0, degree - 1);
      remainder[degree - 1] = 0;
      for (var i = 0; i < degree; i++) {
        remainder[i] ^= times(generator[i], factor);
      }
    }
    var checks = new byte[degree];
    for (var i = 0; i < degree; i++) {
      checks[i] = (byte) remainder[i];
    }
    return checks;
  }

  /// The product of (x − 2ⁱ) for i below the degree, without its leading 1, highest power first.
  private static int[] generator(int degree) {
    var coefficients = new int[degree];
    coefficients[degree - 1] = 1;
    var root = 1;
    for (var i = 0; i < degree; i++) {
      for (var j = 0; j < degree; j++) {
        coefficients[j] = times(coefficients[j], root);
        if (j + 1 < degree) {
          coefficients[j] ^= coefficients[j + 1];
        }
      }
      root = times(root, 2);
    }
    return coefficients;
  }

  static int times(int a, int b) {
    var product = 0;
    for (var bit = 7; bit >= 0; bit--) {
      product = product << 1 ^ (product >> 7) * FIELD;
      product ^= (b >> bit & 1) * a;
    }
    return product;
  }
}
