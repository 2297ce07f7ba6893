package parlor.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import parlor.wire.Json;

/// Pairs of guests who play Tic-Tac-Toe to a draw again and again, over real sockets. Within a
/// round all tables play at once, each sending a move as soon as the last one was acknowledged and
/// seen by the opponent; only that is timed. Between rounds everybody moves on to a rematch.
final class TableLoad {
  private static final int[] DRAWN_GAME = {0, 1, 2, 4, 3, 5, 7, 6, 8};

  private final Vertx vertx = Vertx.vertx(Clients.oneLoop());
  private final HttpClient http;
  private final WebSocketClient sockets;
  private final int port;
  private final List<Pair> pairs = new ArrayList<>();
  private Latencies acknowledged = new Latencies();
  private Latencies seen = new Latencies();
  private long playedNanos;

  TableLoad(int port, int tables) {
    this.port = port;
    this.http =
        vertx.createHttpClient(new HttpClientOptions(), new PoolOptions().setHttp1MaxSize(32));
    this.sockets =
        vertx.createWebSocketClient(
            new WebSocketClientOptions().setMaxConnections(tables * 2 + 100));
    for (var i = 0; i < tables; i++) {
      pairs.add(new Pair());
    }
  }

  /// Guests, tables and sockets for all.
  void sitDown() {
    Clients.await(each(Pair::sitDown));
  }

  /// Plays rounds until the time is over.
  Outcome play(Duration warmUp, Duration measured) {
    rounds(warmUp);
    acknowledged = new Latencies();
    seen = new Latencies();
    playedNanos = 0;
    rounds(measured);
    return new Outcome(acknowledged, seen, Duration.ofNanos(playedNanos));
  }

  private void rounds(Duration time) {
    var end = System.nanoTime() + time.toNanos();
    do {
      var started = System.nanoTime();
      Clients.await(each(Pair::playOneGame));
      playedNanos += System.nanoTime() - started;
      Clients.await(each(Pair::rematch));
    } while (System.nanoTime() < end);
  }

  void close() {
    Clients.await(vertx.close());
  }

  private interface Doing {
    Future<?> with(Pair pair);
  }

  private Future<?> each(Doing doing) {
    var all = Promise.<Object>promise();
    vertx.runOnContext(_ ->
        Future.all(pairs.stream().map(doing::with).toList()).<Object>mapEmpty().onComplete(all));
    return all.future();
  }

  record Outcome(Latencies acknowledged, Latencies seen, Duration played) {
    double movesPerSecond() {
      return acknowledged.count() / (played.toNanos() / 1e9);
    }
  }

  /// Two guests at one table.
  private final class Pair {
    private final String[] tokens = new String[2];
    private final WebSocket[] connected = new WebSocket[2];
    private final int[] seats = new int[2];
    private String table = "";
    private int move;
    private boolean isAcknowledged;
    private boolean isSeen;
    private long sentAt;
    private Promise<Object> over = Promise.promise();

    Future<?> sitDown() {
      return guest(0)
          .compose(_ -> guest(1))
          .compose(
              _ -> post(0, "/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}"))
          .compose(made -> {
            sitAt(0, made);
            var code = made.get("code").asText();
            return post(1, "/tables/join", "{\"code\":\"" + code + "\"}");
          })
          .compose(joined -> {
            sitAt(1, joined);
            return connect();
          })
          .compose(_ -> post(0, "/tables/" + table + "/start", "{}"));
    }

    private Future<?> guest(int who) {
      return send(HttpMethod.POST, "/session", "", "{\"name\":\"Guest\",\"token\":true}")
          .onSuccess(answer -> tokens[who] = answer.get("token").asText());
    }

    private void sitAt(int who, JsonNode answer) {
      table = answer.get("table").asText();
      seats[who] = answer.get("seat").asInt();
    }

    private Future<?> connect() {
      return connect(0).compose(_ -> connect(1));
    }

    private Future<?> connect(int who) {
      var options =
          new WebSocketConnectOptions()
              .setHost("127.0.0.1")
              .setPort(port)
              .setURI("/api/v1/tables/" + table + "/socket")
              .addHeader("Authorization", "Bearer " + tokens[who]);
      return sockets
          .connect(options)
          .onSuccess(socket -> {
            connected[who] = socket;
            socket.textMessageHandler(text -> heard(who, text));
          });
    }

    Future<?> playOneGame() {
      over = Promise.promise();
      move = 0;
      sendMove();
      return over.future();
    }

    private int mover() {
      return seats[0] == move % 2 ? 0 : 1;
    }

    private void sendMove() {
      isAcknowledged = false;
      isSeen = false;
      sentAt = System.nanoTime();
      connected[mover()].writeTextMessage(
          "{\"type\":\"act\",\"id\":\"m"
              + move
              + "\",\"action\":{\"type\":\"mark\",\"square\":"
              + DRAWN_GAME[move]
              + "}}");
    }

    private void heard(int who, String text) {
      if (text.contains("\"type\":\"refused\"")) {
        over.tryFail("refused: " + text);
      } else if (who == mover() && text.contains("\"type\":\"ack\"")) {
        acknowledged.add(System.nanoTime() - sentAt);
        isAcknowledged = true;
        goOn();
      } else if (who != mover() && !isSeen && text.contains("\"type\":\"marked\"")) {
        seen.add(System.nanoTime() - sentAt);
        isSeen = true;
        goOn();
      }
    }

    private void goOn() {
      if (!isAcknowledged || !isSeen) {
        return;
      }
      if (++move < DRAWN_GAME.length) {
        sendMove();
      } else {
        over.tryComplete();
      }
    }

    Future<?> rematch() {
      return post(0, "/tables/" + table + "/rematch", "{}")
          .compose(next -> {
            connected[0].close();
            connected[1].close();
            sitAt(0, next);
            seats[1] = 1 - seats[0];
            return connect();
          });
    }

    private Future<ObjectNode> post(int who, String path, String body) {
      return send(HttpMethod.POST, path, tokens[who], body);
    }
  }

  private Future<ObjectNode> send(HttpMethod method, String path, String token, String body) {
    return http.request(method, port, "127.0.0.1", "/api/v1" + path)
        .compose(request -> {
          request.putHeader("Content-Type", "application/json");
          if (!token.isEmpty()) {
            request.putHeader("Authorization", "Bearer " + token);
          }
          return request.send(body);
        })
        .compose(response ->
            response
                .body()
                .map(bytes -> {
                  if (response.statusCode() >= 300) {
                    throw new IllegalStateException(path + " answered " + bytes);
                  }
                  return Json.read(bytes.toString(), ObjectNode.class);
                }));
  }
}
