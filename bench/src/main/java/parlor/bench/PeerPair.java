package parlor.bench;

import io.netty.buffer.ByteBuf;
import java.util.concurrent.CompletableFuture;

/// Two players at one table of another server, who play Tic-Tac-Toe to a draw like [Pair]. A mark
/// that comes back to who made it is its acknowledgement.
final class PeerPair {
  private final Clients clients;
  private final int port;
  private final Pair.Scene scene;
  private final Player[] players = new Player[2];
  private final long[] sentAt = new long[Pair.MOVES];
  private CompletableFuture<Void> connected = new CompletableFuture<>();
  private CompletableFuture<Void> over = new CompletableFuture<>();
  private int unfinished;

  PeerPair(Clients clients, int port, Pair.Scene scene) {
    this.clients = clients;
    this.port = port;
    this.scene = scene;
  }

  /// Connects both to a new table, the first player first.
  CompletableFuture<Void> connect(Peer.Table table) {
    connected = new CompletableFuture<>();
    for (var seat = 0; seat < 2; seat++) {
      var player = new Player(seat, table.players().get(seat));
      players[seat] = player;
      for (var move = seat; move < Pair.MOVES; move += 2) {
        player.frames[move] = player.speech.move(move, Pair.square(move));
      }
    }
    open(players[0]);
    return connected;
  }

  private void open(Player player) {
    clients.connect(port, new Line(player.speech.path(), "Origin: http://127.0.0.1\r\n", player));
  }

  CompletableFuture<Void> play() {
    over = new CompletableFuture<>();
    unfinished = Pair.MOVES * 2;
    players[0].moveIfDue();
    return over;
  }

  void leave() {
    for (var player : players) {
      player.line.close();
    }
  }

  private void fail(String why) {
    var failure = new IllegalStateException(why);
    connected.completeExceptionally(failure);
    over.completeExceptionally(failure);
  }

  private final class Player implements Line.Listener {
    private final int seat;
    private final Peer.Player speech;
    private final ByteBuf[] frames = new ByteBuf[Pair.MOVES];
    private boolean isReady;
    private int marks;

    @SuppressWarnings("NullAway.Init") // Known before anything is heard.
    private Line line;

    Player(int seat, Peer.Player speech) {
      this.seat = seat;
      this.speech = speech;
    }

    @Override
    public void opened(Line opened) {
      line = opened;
      speech.opened(opened);
    }

    @Override
    public void heard(Line from, ByteBuf bytes, int start, int length) {
      switch (speech.heard(from, bytes, start, length)) {
        case READY -> ready();
        case MARK -> marked();
        case NOTHING -> {}
      }
    }

    private void ready() {
      if (isReady) {
        return;
      }
      isReady = true;
      if (seat == 0) {
        open(players[1]);
      } else {
        connected.complete(null);
      }
    }

    private void marked() {
      if (marks >= Pair.MOVES) {
        return;
      }
      var took = System.nanoTime() - sentAt[marks];
      if (marks % 2 == seat) {
        scene.acknowledged(took);
      } else {
        scene.seen(took);
      }
      marks++;
      moveIfDue();
      if (--unfinished == 0) {
        over.complete(null);
      }
    }

    private void moveIfDue() {
      if (marks % 2 == seat && marks < Pair.MOVES) {
        sentAt[marks] = System.nanoTime();
        line.send(frames[marks]);
      }
    }

    @Override
    public void ended(Line ended, String why) {
      fail(why);
    }
  }
}
