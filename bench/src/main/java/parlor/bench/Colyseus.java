package parlor.bench;

import io.netty.buffer.ByteBuf;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// A Colyseus server with the room of bench/peers/colyseus.mjs.
record Colyseus(Http http) implements Peer {
  private static final byte JOIN = 10;
  private static final byte DATA = 13;
  private static final byte STATE = 14;
  private static final byte PATCH = 15;

  /// The low bits of a frame's first byte.
  private static final int CODE = 0x1F;

  /// What the turn stands behind, wherever in a patch it is: no other field or value has this byte.
  private static final byte TURN = (byte) 0x81;

  private static final ByteBuf JOINED = Line.binary(JOIN);

  @Override
  public CompletableFuture<Table> open() {
    return http.post("/matchmake/create/tic-tac-toe", "", "{}")
        .thenCompose(first ->
            http.post("/matchmake/joinById/" + Http.find("roomId", first), "", "{}")
                .thenApply(
                    second -> new Table(List.of(new Seat(path(first)), new Seat(path(second))))));
  }

  private static String path(String reserved) {
    return "/%s/%s?sessionId=%s"
        .formatted(
            Http.find("processId", reserved),
            Http.find("roomId", reserved),
            Http.find("sessionId", reserved));
  }

  private static final class Seat implements Player {
    private final String path;
    private byte turn;

    Seat(String path) {
      this.path = path;
    }

    @Override
    public String path() {
      return path;
    }

    @Override
    public void opened(Line line) {}

    @Override
    public Heard heard(Line line, ByteBuf bytes, int start, int length) {
      return switch (bytes.getByte(start) & CODE) {
        case JOIN -> {
          line.send(JOINED);
          yield Heard.NOTHING;
        }
        case STATE -> Heard.READY;
        case PATCH -> patched(bytes, start, start + length);
        default -> Heard.NOTHING;
      };
    }

    /// A mark passes the turn on; the first patch may be of the empty board, and passes on nothing.
    private Heard patched(ByteBuf bytes, int start, int end) {
      var at = bytes.indexOf(start, end, TURN) + 1;
      if (at == 0 || bytes.getByte(at) == turn) {
        return Heard.NOTHING;
      }
      turn = bytes.getByte(at);
      return Heard.MARK;
    }

    @Override
    public ByteBuf move(int number, int square) {
      return Line.binary(
          DATA, (byte) 0xA4, (byte) 'm', (byte) 'a', (byte) 'r', (byte) 'k', (byte) square);
    }
  }
}
