package parlor.bench;

import io.netty.channel.EventLoop;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.vertx.core.Handler;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.internal.http.WebSocketInternal;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.LinkedBlockingQueue;

/// A bare move on what the program stands on: one frame in, one durable row, three frames out, all
/// as long as the real ones. There are no rules, no JSON is read, and nobody is asked who they are:
/// what no server on these parts can exceed.
///
/// The path of a socket is `/TABLE/SEAT`, with the seats 0 and 1.
final class BareMoveServer {
  private static final String READY = "{\"type\":\"snapshot\"}";
  private static final String ACKNOWLEDGEMENT = "{\"type\":\"ack\",\"id\":\"m3\",\"seq\":9}";
  private static final String UPDATE =
      "{\"type\":\"update\",\"seq\":9,\"news\":[{\"type\":\"marked\",\"seat\":1,\"square\":4}],"
          + "\"awaited\":[{\"seat\":0,\"endsInMs\":59999,\"running\":true}],"
          + "\"view\":{\"squares\":[\"X\",\"O\",\"X\",\"\",\"O\",\"\",\"\",\"\",\"\"],\"toMove\":0},";
  private static final String TO_MOVER = UPDATE + "\"options\":[],\"optionsComplete\":true}";
  private static final String TO_OTHER =
      UPDATE
          + "\"options\":[{\"type\":\"mark\",\"square\":3},{\"type\":\"mark\",\"square\":5},"
          + "{\"type\":\"mark\",\"square\":6},{\"type\":\"mark\",\"square\":7},"
          + "{\"type\":\"mark\",\"square\":8}],\"optionsComplete\":true}";

  private static final int FRAMES_TOGETHER = 32;

  private final BareJournal journal;
  private final ConcurrentMap<String, Place> places = new ConcurrentHashMap<>();
  private final Set<EventLoop> loops = ConcurrentHashMap.newKeySet();
  private final BlockingQueue<Move> waiting = new LinkedBlockingQueue<>();

  private record Place(ServerWebSocket socket, EventLoop loop) {}

  private record Move(String table, long sequence, Place by, Place other) {}

  private BareMoveServer(BareJournal journal) {
    this.journal = journal;
  }

  /// @param arguments the port, and the file of the database
  public static void main(String[] arguments) throws SQLException {
    var server = new BareMoveServer(BareJournal.open(Path.of(arguments[1])));
    Thread.ofPlatform().name("writer").start(server::write);
    BareServer.run(Integer.parseInt(arguments[0]), server::seat);
  }

  private void seat(ServerWebSocket socket) {
    var channel = ((WebSocketInternal) socket).channelHandlerContext().channel();
    // The acknowledgement and the update leave together.
    channel.pipeline().addFirst(new FlushConsolidationHandler(FRAMES_TOGETHER, true));
    var place = new Place(socket, channel.eventLoop());
    loops.add(place.loop());
    var path = socket.path();
    var seat = path.charAt(path.length() - 1) - '0';
    var table = path.substring(1, path.length() - "/0".length());
    places.put(path, place);
    socket.closeHandler(_ -> places.remove(path));
    socket.textMessageHandler(new Mover(place, table, "/%s/%d".formatted(table, 1 - seat), seat));
    var _ = socket.writeTextMessage(READY);
  }

  /// Whoever sits at one place: every second move of the table is theirs.
  private final class Mover implements Handler<String> {
    private final Place place;
    private final String table;
    private final String other;
    private long sequence;

    Mover(Place place, String table, String other, long sequence) {
      this.place = place;
      this.table = table;
      this.other = other;
      this.sequence = sequence;
    }

    @Override
    public void handle(String frame) {
      waiting.add(new Move(table, sequence, place, places.getOrDefault(other, place)));
      sequence += 2;
    }
  }

  /// Stores what came in while the last commit was under way, and tells everybody.
  private void write() {
    try {
      while (true) {
        var moves = new ArrayList<Move>();
        moves.add(waiting.take());
        waiting.drainTo(moves);
        for (var move : moves) {
          journal.add(move.table(), move.sequence());
        }
        journal.commit();
        loops.forEach(loop -> loop.execute(() -> moves.forEach(move -> tell(move, loop))));
      }
    } catch (InterruptedException | SQLException e) {
      throw new IllegalStateException("the writer has ended", e);
    }
  }

  /// Tells those whose sockets belong to this event loop.
  private static void tell(Move move, EventLoop loop) {
    if (move.by().loop().equals(loop)) {
      var _ = move.by().socket().writeTextMessage(ACKNOWLEDGEMENT);
      var _ = move.by().socket().writeTextMessage(TO_MOVER);
    }
    if (move.other().loop().equals(loop)) {
      var _ = move.other().socket().writeTextMessage(TO_OTHER);
    }
  }
}
