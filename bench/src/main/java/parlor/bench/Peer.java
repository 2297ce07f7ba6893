package parlor.bench;

import io.netty.buffer.ByteBuf;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// Another game server, as its players see it: how two come to a table of Tic-Tac-Toe, and what
/// they say and hear over their sockets.
interface Peer {
  /// What a frame means.
  enum Heard {
    /// The player sees the table and can play.
    READY,
    /// A mark was made, by this player or the other.
    MARK,
    NOTHING
  }

  /// A table for two.
  ///
  /// @param players one after the other, in the order in which they move
  record Table(List<Player> players) {}

  interface Player {
    /// The address of the socket.
    String path();

    /// Says who it is.
    void opened(Line line);

    Heard heard(Line line, ByteBuf bytes, int start, int length);

    /// The frame of the move with this number.
    ByteBuf move(int number, int square);
  }

  /// Makes a table, on the event loop.
  CompletableFuture<Table> open();
}
