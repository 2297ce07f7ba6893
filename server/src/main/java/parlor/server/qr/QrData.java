package parlor.server.qr;

import java.util.Arrays;

/// The bytes of a QR code: the text in byte mode, filled up, with error correction, interleaved.
final class QrData {
  private static final int BYTE_MODE = 0b0100;
  private static final int[] FILLERS = {0xEC, 0x11};

  private QrData() {}

  static byte[] codewords(QrVersion version, byte[] text) {
    return interleaved(version, data(version, text));
  }

  /// Mode, length and text as a row of bits, then fillers.
  private static byte[] data(QrVersion version, byte[] text) {
    var bits = new Bits(version.dataCodewords());
    bits.append(BYTE_MODE, 4);
    bits.append(text.length, version.lengthBits());
    for (var b : text) {
      bits.append(b & 0xff, 8);
    }
    bits.endByte();
    for (var i = 0; !bits.isFull(); i++) {
      bits.append(FILLERS[i % 2], 8);
    }
    return bits.bytes;
  }

  /// First bytes of all blocks, then second bytes, and so on; the bytes for error correction after.
  private static byte[] interleaved(QrVersion version, byte[] data) {
    var blocks = version.blocks();
    var parts = new byte[blocks][];
    var checks = new byte[blocks][];
    var start = 0;
    for (var i = 0; i < blocks; i++) {
      var isLong = i >= blocks - data.length % blocks;
      var length = data.length / blocks + (isLong ? 1 : 0);
      parts[i] = Arrays.copyOfRange(data, start, start + length);
      checks[i] = ReedSolomon.checks(parts[i], version.checks());
      start += length;
    }
    var all = new byte[version.codewords()];
    var next = weave(parts, all, 0);
    weave(checks, all, next);
    return all;
  }

  private static int weave(byte[][] parts, byte[] all, int from) {
    var next = from;
    var longest = parts[parts.length - 1].length;
    for (var i = 0; i < longest; i++) {
      for (var part : parts) {
        if (i < part.length) {
          all[next++] = part[i];
        }
      }
    }
    return next;
  }

  private static final class Bits {
    private final byte[] bytes;
    private int length;

    Bits(int size) {
      this.bytes = new byte[size];
    }

    void append(int value, int count) {
      for (var i = count - 1; i >= 0; i--) {
        bytes[length / 8] |= (byte) ((value >> i & 1) << (7 - length % 8));
        length++;
      }
    }

    /// Up to four zero bits end the text, then zeros up to a whole byte.
    void endByte() {
      length = Math.min(8 * bytes.length, (length + 4 + 7) / 8 * 8);
    }

    boolean isFull() {
      return length == 8 * bytes.length;
    }
  }
}
