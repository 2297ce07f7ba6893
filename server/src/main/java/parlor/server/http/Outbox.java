package parlor.server.http;

import io.vertx.core.http.ServerWebSocket;
import java.time.Duration;
import java.util.function.LongSupplier;

/// What waits to be written to one socket: so much and so long, no more. Any thread may write.
final class Outbox {
  static final int QUEUE_MAX = 256 * 1024;
  static final Duration STUCK_MAX = Duration.ofSeconds(10);

  private final ServerWebSocket socket;
  private final LongSupplier clock;
  private long queued;
  private long movedAt;

  Outbox(ServerWebSocket socket, LongSupplier clock) {
    this.socket = socket;
    this.clock = clock;
  }

  /// Writes a frame, unless too much waits already.
  boolean write(String json) {
    // Memory is what is limited here, and a character of JSON is mostly one byte.
    var size = json.length();
    synchronized (this) {
      if (queued + size > QUEUE_MAX && queued > 0) {
        return false;
      }
      if (queued == 0) {
        movedAt = clock.getAsLong();
      }
      queued += size;
    }
    var _ = socket.writeTextMessage(json).onComplete(_ -> written(size));
    return true;
  }

  private synchronized void written(int size) {
    queued -= size;
    movedAt = clock.getAsLong();
  }

  /// Nothing could be written while the program stood still.
  synchronized void forgive() {
    movedAt = clock.getAsLong();
  }

  /// Whether something has waited for too long without any of it being taken.
  synchronized boolean isStuck() {
    return queued > 0 && clock.getAsLong() - movedAt > STUCK_MAX.toNanos();
  }
}
