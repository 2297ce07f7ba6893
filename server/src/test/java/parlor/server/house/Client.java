package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import parlor.engine.Viewer;
import parlor.tables.Command;
import parlor.wire.Json;

/// A person's screen in a test: keeps the frames that came, in order.
final class Client implements House.Listener {
  private static final int WAIT_SECONDS = 20;

  private final BlockingQueue<JsonNode> arriving = new LinkedBlockingQueue<>();
  private final List<JsonNode> seen = new ArrayList<>();
  private final List<Viewer> moves = new CopyOnWriteArrayList<>();
  private final CompletableFuture<Integer> end = new CompletableFuture<>();
  private final House.Connection connection;

  Client(House house, House.Connecting connecting) {
    this.connection = house.connect(connecting, this);
  }

  @Override
  public void frame(String json) {
    try {
      arriving.add(Json.MAPPER.readTree(json));
    } catch (JacksonException e) {
      throw new IllegalStateException("not JSON: " + json, e);
    }
  }

  @Override
  public void answered(String id, House.Answer answer) {
    var told = Json.MAPPER.createObjectNode();
    arriving.add(told.put("type", "answered").put("id", id).put("answer", answer.toString()));
  }

  @Override
  public void moved(Viewer viewer) {
    moves.add(viewer);
  }

  @Override
  public void ended(CloseCode why) {
    end.complete(why.number());
  }

  /// The numbers that this connection's seat was given since it came.
  List<Viewer> moves() {
    return moves;
  }

  void act(Command.Act action) {
    connection.act(action);
  }

  void refresh() {
    connection.refresh();
  }

  void cut() {
    connection.cut();
  }

  void here() {
    connection.here();
  }

  void close() {
    connection.close();
  }

  boolean isEnded() {
    return end.isDone();
  }

  /// How many frames have come that nobody has looked at.
  int arrived() {
    return arriving.size();
  }

  /// The close code with which the table ended this connection.
  int awaitEnd() throws Exception {
    return end.get(WAIT_SECONDS, TimeUnit.SECONDS);
  }

  JsonNode await(String type) {
    return await(frame -> frame.path("type").asText().equals(type));
  }

  /// The first frame that shows this sequence number or a later one.
  JsonNode awaitSequence(long sequence) {
    return await(frame -> frame.path("seq").asLong() >= sequence);
  }

  /// The first frame with news of this type.
  JsonNode awaitNews(String type) {
    return await(frame -> frame.path("news").findValuesAsText("type").contains(type));
  }

  /// The first frame, from the next unread one on, of which this is true.
  JsonNode await(Predicate<JsonNode> claim) {
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(WAIT_SECONDS);
    while (System.nanoTime() < end) {
      try {
        var frame = arriving.poll(50, TimeUnit.MILLISECONDS);
        if (frame != null) {
          seen.add(frame);
          if (claim.test(frame)) {
            return frame;
          }
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return fail("interrupted");
      }
    }
    return fail("no such frame among " + seen);
  }

  /// Every frame so far had the sequence number after the one before, or was whole.
  void assertNothingMissed() {
    var last = -1L;
    for (var frame : seen) {
      if (frame.path("type").asText().equals("update") && last >= 0) {
        assertThat(frame.path("seq").asLong()).isEqualTo(last + 1);
      }
      last = frame.has("seq") ? frame.path("seq").asLong() : last;
    }
  }
}
