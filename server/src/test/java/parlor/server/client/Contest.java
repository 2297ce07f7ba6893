package parlor.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import parlor.engine.SplitMix64;

/// Two guests at one table who act by way of several nodes at once, each time whatever they are
/// offered, and note what was acknowledged.
public final class Contest {
  private static final long PAUSE_MS = 250;

  private final List<Guest> guests;
  private final String table;
  private final List<Acknowledged> acknowledged = new CopyOnWriteArrayList<>();
  private final List<Thread> actors = new ArrayList<>();
  private final AtomicBoolean over = new AtomicBoolean();

  /// @param node by way of which it was sent
  /// @param atNanos when the answer was heard
  public record Acknowledged(int node, String id, long sequence, long atNanos) {}

  private Contest(List<Guest> guests, String table) {
    this.guests = guests;
    this.table = table;
  }

  public static Contest begin(String name, URI room) {
    var guests = List.of(Guest.named(name + "a", room), Guest.named(name + "b", room));
    return new Contest(guests, Match.begin("cambio", "{}", guests));
  }

  public String table() {
    return table;
  }

  public List<Acknowledged> acknowledged() {
    return List.copyOf(acknowledged);
  }

  /// Acts by way of these nodes, until it is asked to stop.
  public void playAt(List<URI> nodes) {
    for (var node = 0; node < nodes.size(); node++) {
      var number = node;
      actors.add(Thread.ofVirtual().start(() -> play(number, nodes.get(number))));
    }
  }

  public void stop() throws InterruptedException {
    over.set(true);
    for (var actor : actors) {
      actor.join();
    }
  }

  /// Whether something was acknowledged by way of a node after this moment.
  public boolean isServedBy(int node, long sinceNanos) {
    return acknowledged.stream().anyMatch(a -> a.node() == node && a.atNanos() - sinceNanos > 0);
  }

  private void play(int node, URI address) {
    var random = new SplitMix64(node);
    for (var turn = 0; !over.get(); turn++) {
      try {
        act(node, guests.get(turn % 2).at(address), "n" + node + "-" + turn, random);
        Thread.sleep(PAUSE_MS / 2 + random.nextInt((int) PAUSE_MS));
      } catch (Guest.LineLost e) {
        // The node is gone, or its table is: asked again.
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private void act(int node, Guest guest, String id, SplitMix64 random) {
    var look = guest.get("/tables/" + table);
    if (look.status() != 200) {
      return;
    }
    var seen = look.json();
    choice(seen, random)
        .ifPresent(action -> {
          var body =
              "{\"id\":\"%s\",\"at\":%d,\"action\":%s}"
                  .formatted(id, seen.path("seq").asLong(), action);
          var answer = guest.post("/tables/" + table + "/actions", body);
          if (answer.status() == 200) {
            var sequence = answer.json().path("seq").asLong();
            acknowledged.add(new Acknowledged(node, id, sequence, System.nanoTime()));
          }
        });
  }

  /// Anything but what would end the game.
  private static Optional<JsonNode> choice(JsonNode seen, SplitMix64 random) {
    var options = new ArrayList<JsonNode>();
    for (var option : seen.path("options")) {
      if (!option.path("type").asText().contains("call")) {
        options.add(option);
      }
    }
    return options.isEmpty()
        ? Optional.empty()
        : Optional.of(options.get(random.nextInt(options.size())));
  }
}
