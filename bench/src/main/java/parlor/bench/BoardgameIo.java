package parlor.bench;

import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// A boardgame.io server with the game of bench/peers/boardgame.cjs, spoken to as its own client
/// does: Socket.IO text frames in the game's namespace.
record BoardgameIo(Http http) implements Peer {
  private static final String GAME = "tic-tac-toe";
  private static final ByteBuf JOIN = Line.text("40/" + GAME + ",");
  private static final ByteBuf PONG = Line.text("3");
  private static final int EVENT = ("42/" + GAME + ",[\"").length();

  @Override
  public CompletableFuture<Table> open() {
    return http.post("/games/" + GAME + "/create", "", "{\"numPlayers\":2}")
        .thenApply(made -> Http.find("matchID", made))
        .thenCompose(match ->
            seat(match, 0)
                .thenCompose(first ->
                    seat(match, 1).thenApply(second -> new Table(List.of(first, second)))));
  }

  private CompletableFuture<Seat> seat(String match, int player) {
    var body = "{\"playerID\":\"" + player + "\",\"playerName\":\"Guest\"}";
    return http.post("/games/" + GAME + "/" + match + "/join", "", body)
        .thenApply(joined -> new Seat(match, player, Http.find("playerCredentials", joined)));
  }

  private record Seat(String match, int player, String credentials) implements Player {
    @Override
    public String path() {
      return "/socket.io/?EIO=4&transport=websocket";
    }

    @Override
    public void opened(Line line) {
      line.send(JOIN);
    }

    @Override
    public Heard heard(Line line, ByteBuf bytes, int start, int length) {
      return switch (bytes.getByte(start)) {
        case '2' -> {
          line.send(PONG);
          yield Heard.NOTHING;
        }
        case '4' -> message(line, bytes, start, length);
        default -> Heard.NOTHING;
      };
    }

    private Heard message(Line line, ByteBuf bytes, int start, int length) {
      if (bytes.getByte(start + 1) == '0') {
        line.send(
            Line.text(
                "42/%s,[\"sync\",\"%s\",\"%d\",\"%s\",2]"
                    .formatted(GAME, match, player, credentials)));
        return Heard.NOTHING;
      }
      if (bytes.getByte(start + 1) != '2' || length <= EVENT) {
        throw new IllegalStateException(bytes.toString(start, length, StandardCharsets.UTF_8));
      }
      return switch (bytes.getByte(start + EVENT)) {
        case 's' -> Heard.READY;
        case 'u' -> Heard.MARK;
        default -> Heard.NOTHING;
      };
    }

    @Override
    public ByteBuf move(int number, int square) {
      return Line.text(
          ("42/%s,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"mark\",\"args\":[%d],"
                  + "\"playerID\":\"%d\",\"credentials\":\"%s\"}},%d,\"%s\",\"%d\"]")
              .formatted(GAME, square, player, credentials, number, match, player));
    }
  }
}
