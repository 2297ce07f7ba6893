package parlor.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import parlor.wire.Json;

/// A socket to a table: frames come in order, and the latest are kept for the message of a failure.
public final class Line implements WebSocket.Listener {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final int HEARD_MAX = 200;

  private final LinkedBlockingQueue<JsonNode> frames = new LinkedBlockingQueue<>();
  private final Deque<JsonNode> heard = new ArrayDeque<>();
  private final StringBuilder partial = new StringBuilder();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final CompletableFuture<WebSocket> socket = new CompletableFuture<>();

  /// Sends a frame as it is.
  public void send(String text) {
    socket.join().sendText(text, true).exceptionally(_ -> socket.join());
  }

  /// Sends an action with its own id.
  public void act(String id, String action) {
    send("{\"type\":\"act\",\"id\":\"" + id + "\",\"action\":" + action + "}");
  }

  /// The next frame that fits; those before it are passed over.
  public JsonNode await(Predicate<JsonNode> fits) {
    var end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      var frame =
          poll(Duration.ofNanos(end - System.nanoTime()))
              .orElseThrow(() -> new AssertionError("no such frame; heard: " + heard));
      if (fits.test(frame)) {
        return frame;
      }
    }
  }

  /// The next frame that fits; none when the line ended first.
  public Optional<JsonNode> awaitOrEnd(Predicate<JsonNode> fits) {
    var end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      var frame = poll(Duration.ofNanos(end - System.nanoTime()));
      if (frame.isEmpty() || fits.test(frame.get())) {
        return frame;
      }
    }
  }

  public JsonNode awaitType(String type) {
    return await(frame -> frame.path("type").asText().equals(type));
  }

  /// The next frame; none when nothing came in time or the line was lost.
  public Optional<JsonNode> poll(Duration patience) {
    try {
      var frame = frames.poll(Math.max(0, patience.toMillis()), TimeUnit.MILLISECONDS);
      if (frame == null || frame.isNull()) {
        return Optional.empty();
      }
      heard.add(frame);
      if (heard.size() > HEARD_MAX) {
        heard.remove();
      }
      return Optional.of(frame);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  public boolean isClosed() {
    return closed.isDone();
  }

  /// The close code, once the server closed the line; 1006 when it was lost.
  public int closeCode() {
    return closed.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  public void close() {
    socket.join().abort();
    end(1006);
  }

  @Override
  public void onOpen(WebSocket opened) {
    socket.complete(opened);
    opened.request(Long.MAX_VALUE);
  }

  @Override
  @SuppressWarnings("NullAway") // the interface takes null for "go on"
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    partial.append(data);
    if (last) {
      frames.add(Json.read(partial.toString(), JsonNode.class));
      partial.setLength(0);
    }
    return null;
  }

  @Override
  @SuppressWarnings("NullAway") // the interface takes null for "go on"
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    end(code);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    end(1006);
  }

  private void end(int code) {
    if (closed.complete(code)) {
      frames.add(Json.MAPPER.nullNode());
    }
  }
}
