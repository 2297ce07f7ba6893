package parlor.server.qr;

/// How hard a QR code is to read; of eight masks the one with the least is taken.
final class QrPenalty {
  private static final String FINDER_LIKE = "10111010000";
  private static final String FINDER_LIKE_REVERSED = "00001011101";

  private QrPenalty() {}

  static int of(boolean[][] dark) {
    var size = dark.length;
    var total = 0;
    for (var i = 0; i < size; i++) {
      var row = new StringBuilder();
      var column = new StringBuilder();
      for (var j = 0; j < size; j++) {
        row.append(dark[i][j] ? '1' : '0');
        column.append(dark[j][i] ? '1' : '0');
      }
      total += line(row.toString()) + line(column.toString());
    }
    return total + squares(dark) + balance(dark);
  }

  /// Five or more of one colour in a row, and what looks like a finder.
  private static int line(String line) {
    var total = 0;
    var run = 0;
    for (var i = 0; i < line.length(); i++) {
      run = i > 0 && line.charAt(i) == line.charAt(i - 1) ? run + 1 : 1;
      total += run == 5 ? 3 : run > 5 ? 1 : 0;
      total += line.startsWith(FINDER_LIKE, i) || line.startsWith(FINDER_LIKE_REVERSED, i) ? 40 : 0;
    }
    return total;
  }

  /// Two by two of one colour.
  private static int squares(boolean[][] dark) {
    var total = 0;
    for (var row = 1; row < dark.length; row++) {
      for (var column = 1; column < dark.length; column++) {
        var colour = dark[row][column];
        var isSquare =
            dark[row - 1][column] == colour
                && dark[row][column - 1] == colour
                && dark[row - 1][column - 1] == colour;
        total += isSquare ? 3 : 0;
      }
    }
    return total;
  }

  /// Ten for each whole five per cent away from half dark.
  private static int balance(boolean[][] dark) {
    var count = 0;
    for (var row : dark) {
      for (var isDark : row) {
        count += isDark ? 1 : 0;
      }
    }
    var modules = dark.length * dark.length;
    return Math.abs(20 * count - 10 * modules) / modules * 10;
  }
}
