package parlor.server.qr;

import java.nio.charset.StandardCharsets;

/// A QR code (ISO/IEC 18004) of a short text: byte mode, error correction M, versions 1 to 10.
public final class QrCode {
  /// The longest text, in UTF-8 bytes.
  public static final int BYTES_MAX = 213;

  private final boolean[][] dark;

  QrCode(boolean[][] dark) {
    this.dark = dark;
  }

  public static QrCode of(String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    var version = QrVersion.fitting(bytes.length);
    return QrDrawing.draw(version, QrData.codewords(version, bytes));
  }

  public int size() {
    return dark.length;
  }

  public boolean isDark(int row, int column) {
    return dark[row][column];
  }

  /// A drawing that scales to any size, with the quiet zone of four modules around.
  public String svg() {
    var quiet = 4;
    var path = new StringBuilder();
    for (var row = 0; row < size(); row++) {
      for (var column = 0; column < size(); column++) {
        if (isDark(row, column)) {
          path.append('M')
              .append(column + quiet)
              .append(' ')
              .append(row + quiet)
              .append("h1v1h-1z");
        }
      }
    }
    var side = size() + 2 * quiet;
    return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %1$d" shape-rendering="crispEdges">\
    <path fill="#fff" d="M0 0h%1$dv%1$dH0z"/><path d="%2$s"/></svg>
    """
        .formatted(side, path);
  }
}
