package parlor.bench;

import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/// Two guests at one table who play Tic-Tac-Toe to a draw. Whoever is to move does so as soon as
/// they have seen the other's move. Lives on one event loop.
final class Pair {
  private static final int[] DRAWN_GAME = {0, 1, 2, 4, 3, 5, 7, 6, 8};
  static final int MOVES = DRAWN_GAME.length;
  private static final ByteBuf[] FRAMES = new ByteBuf[MOVES];
  private static final ByteBuf START = Line.text("{\"type\":\"start\",\"id\":\"s\"}");
  private static final ByteBuf REMATCH = Line.text("{\"type\":\"rematch\",\"id\":\"r\"}");
  private static final Pattern SEAT = Pattern.compile("\"you\":\\{\"seat\":(\\d)");

  /// Where the number of a move stands in its acknowledgement.
  private static final int ACK_NUMBER = "{\"type\":\"ack\",\"id\":\"m".length();

  /// Where a frame's type begins.
  private static final int TYPE = "{\"type\":\"".length();

  /// From the news to the type of the first of them.
  private static final int NEWS_TYPE = "[{\"type\":\"".length();

  /// From the news to what tells that the table has started.
  private static final int STARTED = NEWS_TYPE + "table:".length();

  static {
    for (var i = 0; i < MOVES; i++) {
      FRAMES[i] =
          Line.text(
              "{\"type\":\"act\",\"id\":\"m"
                  + i
                  + "\",\"action\":{\"type\":\"mark\",\"square\":"
                  + DRAWN_GAME[i]
                  + "}}");
    }
  }

  private final Clients clients;
  private final int port;
  private final Scene scene;
  private final Player[] players = new Player[2];
  private final long[] sentAt = new long[MOVES];
  private CompletableFuture<Void> connected = new CompletableFuture<>();
  private CompletableFuture<Void> over = new CompletableFuture<>();
  private int unfinished;
  private int unconnected;
  private int inLobby;
  private List<String> tokens = List.of();
  private String next = "";

  /// What all pairs have in common.
  interface Scene {
    /// Milliseconds of thought before a move.
    long thought();

    void acknowledged(long nanos);

    void seen(long nanos);
  }

  /// The square of a move.
  static int square(int move) {
    return DRAWN_GAME[move];
  }

  /// The frame of a move.
  static ByteBuf frame(int move) {
    return FRAMES[move];
  }

  Pair(Clients clients, int port, Scene scene) {
    this.clients = clients;
    this.port = port;
    this.scene = scene;
  }

  /// Connects both to a table; done when both have seen it, and that its game has started.
  CompletableFuture<Void> connect(Guests.Seated seated) {
    tokens = seated.tokens();
    return connect(seated.table());
  }

  private CompletableFuture<Void> connect(String table) {
    connected = new CompletableFuture<>();
    unconnected = 2;
    inLobby = 0;
    for (var who = 0; who < 2; who++) {
      players[who] = new Player();
      clients.connect(
          port,
          new Line(
              "/api/v1/tables/" + table + "/socket",
              "Authorization: Bearer " + tokens.get(who) + "\r\n",
              players[who]));
    }
    return connected;
  }

  /// Plays one game; done when every move was acknowledged and seen.
  CompletableFuture<Void> play() {
    over = new CompletableFuture<>();
    unfinished = MOVES * 2;
    for (var player : players) {
      player.marks = 0;
      player.moveIfDue();
    }
    return over;
  }

  /// Moves on to a new table; done when both have seen it.
  CompletableFuture<Void> rematch() {
    next = "";
    connected = new CompletableFuture<>();
    players[0].line.send(REMATCH);
    return connected;
  }

  void close() {
    for (var player : players) {
      player.line.close();
    }
  }

  private void finished() {
    if (--unfinished == 0) {
      over.complete(null);
    }
  }

  private void fail(String why) {
    var failure = new IllegalStateException(why);
    connected.completeExceptionally(failure);
    over.completeExceptionally(failure);
  }

  private final class Player implements Line.Listener {
    private int seat = -1;
    private int marks;

    @SuppressWarnings("NullAway.Init") // Known before anything is heard.
    private Line line;

    @Override
    public void opened(Line opened) {
      line = opened;
    }

    @Override
    public void heard(Line from, ByteBuf bytes, int start, int length) {
      switch (bytes.getByte(start + TYPE)) {
        case 'a' -> acknowledged(bytes.getByte(start + ACK_NUMBER));
        case 'u' -> updated(bytes, start, length);
        case 's' -> arrived(bytes.toString(start, length, StandardCharsets.UTF_8));
        case 'n' -> follow(bytes.toString(start, length, StandardCharsets.UTF_8));
        default -> fail(bytes.toString(start, length, StandardCharsets.UTF_8));
      }
    }

    private void acknowledged(byte digit) {
      if (digit >= '0' && digit < '0' + MOVES) {
        scene.acknowledged(System.nanoTime() - sentAt[digit - '0']);
        finished();
      }
    }

    private void updated(ByteBuf bytes, int start, int length) {
      var news = bytes.indexOf(start, start + length, (byte) '[');
      switch (bytes.getByte(news + NEWS_TYPE)) {
        case 'm' -> marked();
        case 't' -> {
          if (bytes.getByte(news + STARTED) == 's') {
            ready();
          }
        }
        default -> {}
      }
    }

    private void marked() {
      if (marks % 2 != seat) {
        scene.seen(System.nanoTime() - sentAt[marks]);
        finished();
      }
      marks++;
      moveIfDue();
    }

    private void moveIfDue() {
      if (marks % 2 != seat || marks >= MOVES) {
        return;
      }
      var thought = scene.thought();
      if (thought == 0) {
        move();
      } else {
        clients.later(thought, this::move);
      }
    }

    private void move() {
      sentAt[marks] = System.nanoTime();
      line.send(FRAMES[marks]);
    }

    private void arrived(String snapshot) {
      var matcher = SEAT.matcher(snapshot);
      if (!matcher.find()) {
        fail(snapshot);
      } else if (seat < 0) {
        seat = Integer.parseInt(matcher.group(1));
        if (!snapshot.contains("\"phase\":\"lobby\"")) {
          ready();
        } else if (++inLobby == 2) {
          players[0].line.send(START);
        }
      }
    }

    private void ready() {
      if (--unconnected == 0) {
        connected.complete(null);
      }
    }

    private void follow(String frame) {
      if (next.isEmpty()) {
        next = Http.find("table", frame);
        var done = connected;
        Pair.this.close();
        Clients.passOn(connect(next), done);
      }
    }

    @Override
    public void ended(Line ended, String why) {
      fail(why);
    }
  }
}
