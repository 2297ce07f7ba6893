package parlor.server.qr;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Reads a QR code as a camera would after squaring the picture; an own way back, which shares
/// nothing with the drawing but the table of versions.
final class QrReader {
  private final QrCode code;
  private final int size;
  private final QrVersion version;
  private final int mask;

  QrReader(QrCode code) {
    this.code = code;
    this.size = code.size();
    var number = (size - 17) / 4;
    var found = QrVersion.fitting(0);
    for (var bytes = 1; found.number() < number; bytes++) {
      found = QrVersion.fitting(bytes);
    }
    this.version = found;
    this.mask = Integer.parseInt(format().substring(2, 5), 2) ^ 0b101;
  }

  String text() {
    var blocks = blocks(codewords());
    var data = new ByteArrayOutputStream();
    for (var block : blocks) {
      if (!hasNoError(block)) {
        throw new AssertionError("a block's error correction does not hold");
      }
      block.subList(0, block.size() - version.checks()).forEach(data::write);
    }
    var bytes = data.toByteArray();
    if ((bytes[0] & 0xf0) >> 4 != 4) {
      throw new AssertionError("not in byte mode");
    }
    var bits = new StringBuilder();
    for (var b : bytes) {
      bits.append(Integer.toBinaryString(0x100 | (b & 0xff)).substring(1));
    }
    var at = 4 + version.lengthBits();
    var length = Integer.parseInt(bits.substring(4, at), 2);
    var text = new ByteArrayOutputStream();
    for (var i = 0; i < length; i++) {
      text.write(Integer.parseInt(bits.substring(at + 8 * i, at + 8 * i + 8), 2));
    }
    return text.toString(StandardCharsets.UTF_8);
  }

  /// The 15 bits beside the first finder, as printed in the standard's table.
  String format() {
    var bits = new StringBuilder();
    for (var column : new int[] {0, 1, 2, 3, 4, 5, 7, 8}) {
      bits.append(code.isDark(8, column) ? '1' : '0');
    }
    for (var row : new int[] {7, 5, 4, 3, 2, 1, 0}) {
      bits.append(code.isDark(row, 8) ? '1' : '0');
    }
    return bits.toString();
  }

  private List<Integer> codewords() {
    var bits = new StringBuilder();
    for (var pair = 0; pair < (size - 1) / 2; pair++) {
      var right = size - 1 - 2 * pair;
      if (right <= 6) {
        right--;
      }
      for (var i = 0; i < size; i++) {
        var row = pair % 2 == 0 ? size - 1 - i : i;
        for (var column : new int[] {right, right - 1}) {
          if (!isPattern(row, column)) {
            bits.append(code.isDark(row, column) != isMasked(row, column) ? '1' : '0');
          }
        }
      }
    }
    var words = new ArrayList<Integer>();
    for (var i = 0; i < version.codewords(); i++) {
      words.add(Integer.parseInt(bits.substring(8 * i, 8 * i + 8), 2));
    }
    return words;
  }

  private boolean isPattern(int row, int column) {
    var isFinder =
        (row < 9 && column < 9)
            || (row < 9 && column >= size - 8)
            || (row >= size - 8 && column < 9);
    var isVersion =
        size >= 45 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11));
    var isAlignment =
        version.alignment().stream()
            .anyMatch(y ->
                version.alignment().stream()
                    .anyMatch(x ->
                        Math.abs(row - y) <= 2
                            && Math.abs(column - x) <= 2
                            && !(x == 6 && y == 6)
                            && !(x == 6 && y == size - 7)
                            && !(y == 6 && x == size - 7)));
    return row == 6 || column == 6 || isFinder || isVersion || isAlignment;
  }

  private boolean isMasked(int i, int j) {
    return switch (mask) {
      case 0 -> (i + j) % 2 == 0;
      case 1 -> i % 2 == 0;
      case 2 -> j % 3 == 0;
      case 3 -> (i + j) % 3 == 0;
      case 4 -> (i / 2 + j / 3) % 2 == 0;
      case 5 -> (i * j) % 2 + (i * j) % 3 == 0;
      case 6 -> ((i * j) % 2 + (i * j) % 3) % 2 == 0;
      default -> ((i + j) % 2 + (i * j) % 3) % 2 == 0;
    };
  }

  private List<List<Integer>> blocks(List<Integer> words) {
    var blocks = new ArrayList<List<Integer>>();
    var dataWords = version.dataCodewords();
    var shortLength = dataWords / version.blocks();
    var shortBlocks = version.blocks() - dataWords % version.blocks();
    for (var b = 0; b < version.blocks(); b++) {
      var block = new ArrayList<Integer>();
      for (var i = 0; i < shortLength; i++) {
        block.add(words.get(i * version.blocks() + b));
      }
      if (b >= shortBlocks) {
        block.add(words.get(shortLength * version.blocks() + b - shortBlocks));
      }
      for (var i = 0; i < version.checks(); i++) {
        block.add(words.get(dataWords + i * version.blocks() + b));
      }
      blocks.add(block);
    }
    return blocks;
  }

  /// A block is right when its polynomial is zero at every root of the generator.
  private boolean hasNoError(List<Integer> block) {
    var root = 1;
    for (var i = 0; i < version.checks(); i++) {
      var value = 0;
      for (var word : block) {
        value = ReedSolomon.times(value, root) ^ word;
      }
      if (value != 0) {
        return false;
      }
      root = ReedSolomon.times(root, 2);
    }
    return true;
  }
}
