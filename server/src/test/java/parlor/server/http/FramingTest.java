package parlor.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.http.RawLine.BINARY;
import static parlor.server.http.RawLine.CLOSE;
import static parlor.server.http.RawLine.CONTINUATION;
import static parlor.server.http.RawLine.PING;
import static parlor.server.http.RawLine.PONG;
import static parlor.server.http.RawLine.TEXT;
import static parlor.server.http.RawLine.framed;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.server.client.Guest;
import parlor.testkit.Proves;

/// RFC 6455 on a plain socket: what it allows works, and what it forbids ends the connection with
/// the code that it names.
final class FramingTest {
  private static final byte[] HELLO = "{\"type\":\"ping\",\"x\":\"κόσμε €𝄞\"}".getBytes(UTF_8);
  private static final byte[] NOTHING = {};

  @TempDir static Path data;
  private static RunningEdge edge;
  private static Guest ann;
  private static String table;

  @BeforeAll
  static void start() {
    edge = RunningEdge.start(data, Map.of("PARLOR_RATE_LIMITS", "off"));
    ann = Guest.named("Ann", edge.address());
    table = RunningEdge.table(ann);
  }

  @AfterAll
  static void stop() {
    edge.close();
  }

  /// What is said on a new connection.
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record Case(String name, int closing, byte[] said) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static RawLine line() throws IOException {
    return RawLine.upgraded(edge.address(), table, ann.token());
  }

  private static byte[] join(byte[]... parts) {
    var all = new ByteArrayOutputStream();
    Arrays.stream(parts).forEach(all::writeBytes);
    return all.toByteArray();
  }

  private static byte[] hex(String digits) {
    return HexFormat.of().parseHex(digits.replace(" ", ""));
  }

  /// A message in pieces of this size, with something between each two.
  private static byte[] pieces(int size, byte[] between) {
    var all = new ByteArrayOutputStream();
    for (var at = 0; at < HELLO.length; at += size) {
      var isLast = at + size >= HELLO.length;
      var piece = Arrays.copyOfRange(HELLO, at, Math.min(HELLO.length, at + size));
      all.writeBytes(framed(at == 0 ? TEXT : CONTINUATION, isLast, piece));
      all.writeBytes(isLast ? NOTHING : between);
    }
    return all.toByteArray();
  }

  private static byte[] closing(int code, byte[] reason) {
    return framed(CLOSE, true, join(new byte[] {(byte) (code >> 8), (byte) code}, reason));
  }

  static List<Case> allowed() {
    return List.of(
        new Case("one frame", 0, framed(TEXT, true, HELLO)),
        new Case(
            "two messages at once", 0, join(framed(TEXT, true, HELLO), framed(TEXT, true, HELLO))),
        new Case("fragments of one byte, which split characters", 0, pieces(1, NOTHING)),
        new Case("fragments of seven bytes", 0, pieces(7, NOTHING)),
        new Case("empty fragments between", 0, pieces(9, framed(CONTINUATION, false, NOTHING))),
        new Case(
            "an empty first fragment",
            0,
            join(framed(TEXT, false, NOTHING), framed(CONTINUATION, true, HELLO))),
        new Case(
            "an empty last fragment",
            0,
            join(framed(TEXT, false, HELLO), framed(CONTINUATION, true, NOTHING))),
        new Case("pings between fragments", 0, pieces(5, framed(PING, true, "?".getBytes(UTF_8)))),
        new Case("pongs between fragments", 0, pieces(5, framed(PONG, true, NOTHING))),
        new Case(
            "a pong that nobody asked for",
            0,
            join(framed(PONG, true, "!".getBytes(UTF_8)), framed(TEXT, true, HELLO))),
        new Case(
            "a ping of 125 bytes",
            0,
            join(framed(PING, true, new byte[125]), framed(TEXT, true, HELLO))),
        new Case("an empty ping", 0, join(framed(PING, true, NOTHING), framed(TEXT, true, HELLO))),
        new Case("a message that is not JSON", 0, framed(TEXT, true, "?".getBytes(UTF_8))),
        new Case("an empty message", 0, framed(TEXT, true, NOTHING)),
        new Case(
            "a message of the greatest size", 0, framed(TEXT, true, padded(Assembly.MESSAGE_MAX))));
  }

  private static byte[] padded(int size) {
    return "{\"type\":\"ping\",\"x\":\"%s\"}".formatted("x".repeat(size - 22)).getBytes(UTF_8);
  }

  @ParameterizedTest
  @MethodSource("allowed")
  @Proves("PLT-28")
  void what_the_protocol_allows_is_understood(Case allowed) throws IOException {
    try (var line = line()) {
      line.say(allowed.said());
      assertThat(line.awaitText("\"type\":\"pong\"", "\"code\":\"malformed\"")).isNotEmpty();
      line.say(framed(PING, true, "end".getBytes(UTF_8)));
      line.awaitPong("end");
      line.say(closing(1000, NOTHING));
      assertThat(line.closeCode()).isEqualTo(1000);
    }
  }

  static List<Case> forbidden() {
    var cases = new ArrayList<Case>();
    for (var reserved : new int[] {0x10, 0x20, 0x40, 0x70}) {
      cases.add(
          new Case(
              "reserved bits " + Integer.toHexString(reserved),
              1002,
              framed(reserved | TEXT, true, HELLO)));
    }
    cases.add(new Case("a reserved bit in a ping", 1002, framed(0x40 | PING, true, NOTHING)));
    for (var kind : new int[] {3, 4, 5, 6, 7, 11, 12, 13, 14, 15}) {
      cases.add(new Case("kind " + kind, 1002, framed(kind, true, NOTHING)));
      cases.add(
          new Case(
              "kind " + kind + " within a message",
              1002,
              join(framed(TEXT, false, HELLO), framed(kind, true, NOTHING))));
    }
    cases.add(
        new Case("not masked", 1002, join(new byte[] {(byte) 0x81, (byte) HELLO.length}, HELLO)));
    cases.add(new Case("a ping that is not masked", 1002, new byte[] {(byte) 0x89, 0}));
    cases.add(new Case("a ping of 126 bytes", 1002, framed(PING, true, new byte[126])));
    cases.add(new Case("a pong of 126 bytes", 1002, framed(PONG, true, new byte[126])));
    cases.add(new Case("a ping in fragments", 1002, framed(PING, false, NOTHING)));
    cases.add(new Case("a pong in fragments", 1002, framed(PONG, false, NOTHING)));
    cases.add(new Case("a close in fragments", 1002, framed(CLOSE, false, hex("03e8"))));
    cases.add(new Case("a continuation of nothing", 1002, framed(CONTINUATION, true, HELLO)));
    cases.add(
        new Case("an endless continuation of nothing", 1002, framed(CONTINUATION, false, HELLO)));
    cases.add(
        new Case(
            "a message within a message",
            1002,
            join(framed(TEXT, false, HELLO), framed(TEXT, true, HELLO))));
    cases.add(
        new Case(
            "a continuation after the end",
            1002,
            join(
                framed(TEXT, false, HELLO),
                framed(CONTINUATION, true, NOTHING),
                framed(CONTINUATION, true, NOTHING))));
    cases.add(
        new Case(
            "a length of 16 bits where 7 are enough", 1002, hex("81fe 0005 00000000 3131313131")));
    cases.add(
        new Case(
            "a length of 64 bits where 16 are enough",
            1002,
            join(hex("81ff 0000000000000100 00000000"), new byte[256])));
    cases.add(new Case("a negative length", 1002, hex("81ff ffffffffffffffff 00000000")));
    cases.add(new Case("an exabyte announced", 1009, hex("81ff 0fffffffffffffff 00000000")));
    cases.add(new Case("binary", 1003, framed(BINARY, true, HELLO)));
    cases.add(new Case("binary in fragments", 1003, framed(BINARY, false, HELLO)));
    cases.add(
        new Case("one byte too many", 1009, framed(TEXT, true, padded(Assembly.MESSAGE_MAX + 1))));
    cases.add(
        new Case(
            "fragments that are too much together",
            1009,
            join(
                framed(TEXT, false, new byte[5_000]),
                framed(CONTINUATION, false, new byte[5_000]))));
    cases.addAll(texts());
    cases.addAll(closes());
    return cases;
  }

  /// Bytes that are no text.
  private static List<Case> texts() {
    var cases = new ArrayList<Case>();
    for (var bytes :
        List.of(
            "80",
            "bf",
            "c0af",
            "c3",
            "e282",
            "eda080",
            "edbfbf",
            "f08080af",
            "f4908080",
            "f888808080",
            "fe",
            "ff",
            "cebae1bdb9cf83cebcceb5eda080656469746564")) {
      cases.add(new Case("not UTF-8: " + bytes, 1007, framed(TEXT, true, hex(bytes))));
      cases.add(
          new Case(
              "not UTF-8 in fragments: " + bytes,
              1007,
              join(
                  framed(TEXT, false, NOTHING),
                  framed(CONTINUATION, false, hex(bytes)),
                  framed(CONTINUATION, true, NOTHING))));
    }
    cases.add(
        new Case(
            "half a character at the end of fragments",
            1007,
            join(framed(TEXT, false, hex("e2")), framed(CONTINUATION, true, hex("82")))));
    return cases;
  }

  private static List<Case> closes() {
    var cases = new ArrayList<Case>();
    for (var code :
        new int[] {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999}) {
      cases.add(new Case("closed with " + code, code, closing(code, "bye".getBytes(UTF_8))));
    }
    for (var code : new int[] {0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999}) {
      cases.add(new Case("closed with the impossible " + code, 1002, closing(code, NOTHING)));
    }
    cases.add(new Case("closed with half a code", 1002, framed(CLOSE, true, new byte[] {3})));
    cases.add(new Case("closed with too long a reason", 1002, closing(1000, new byte[124])));
    cases.add(
        new Case("closed for a reason that is not UTF-8", 1007, closing(1000, hex("eda080"))));
    cases.add(new Case("closed twice", 1001, join(closing(1001, NOTHING), closing(1000, NOTHING))));
    cases.add(
        new Case(
            "something said after closing",
            1001,
            join(closing(1001, NOTHING), framed(TEXT, true, HELLO))));
    return cases;
  }

  @ParameterizedTest
  @MethodSource("forbidden")
  @Proves("PLT-28")
  void what_the_protocol_forbids_ends_the_connection_with_its_code(Case forbidden)
      throws IOException {
    try (var line = line()) {
      line.say(forbidden.said());
      assertThat(line.closeCode()).isEqualTo(forbidden.closing());
      // Answered, it need not wait for the answer.
      line.say(closing(1000, NOTHING));
      assertThat(line.endsAtLast()).isTrue();
    }
  }
}
