package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import parlor.server.client.Guest;
import parlor.server.client.Line;
import parlor.server.client.Match;
import parlor.server.client.ServerProcess;

/// A table at which two people think: nobody moves, and only the clock shows that time goes by.
final class Standing {
  private static final long TURN_MS = 60_000;
  private static final long INACCURACY_MS = 2_000;

  private final List<Guest> guests;
  private final String table;
  private final long began = System.nanoTime();

  private Standing(List<Guest> guests, String table) {
    this.guests = guests;
    this.table = table;
  }

  /// One person at each node.
  static Standing of(List<ServerProcess> nodes) {
    var room = nodes.get(0).address();
    var guests = List.of(Guest.named("Ann", room), Guest.named("Bob", nodes.get(1).address()));
    var standing = new Standing(guests, Match.begin("tic-tac-toe", "{}", guests));
    for (var number = 0; number < guests.size(); number++) {
      var line = standing.connect(number, nodes.get(number));
      assertThat(endsInMs(line.awaitType("snapshot"))).isBetween(1L, TURN_MS);
    }
    return standing;
  }

  private Line connect(int person, ServerProcess node) {
    return guests.get(person).at(node.address()).connect(table, "?takeover=1");
  }

  private static long endsInMs(JsonNode shown) {
    return shown.at("/awaited/0/endsInMs").asLong();
  }

  /// When the table was first shown by way of this node, from now on.
  CompletableFuture<Long> answersAt(ServerProcess node) {
    var answered = new CompletableFuture<Long>();
    Thread.ofVirtual()
        .start(() -> {
          while (node.isAlive() && !answered.isDone()) {
            try {
              if (guests.get(0).at(node.address()).get("/tables/" + table).status() == 200) {
                answered.complete(System.nanoTime());
              }
              Thread.sleep(100);
            } catch (Guest.LineLost e) {
              // Asked again, as long as there is somebody to ask.
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }
        });
    return answered;
  }

  /// Both are back: what is left of the turn is at least what it would be had only the time before
  /// the cut and after the answer been counted, and at most a whole turn.
  void assertRightAt(ServerProcess node, long cut, long answered) {
    connect(1, node).awaitType("snapshot");
    var left = endsInMs(connect(0, node).awaitType("snapshot"));
    var counted = Duration.ofNanos(cut - began + System.nanoTime() - answered).toMillis();
    System.out.println("network cut: " + left + " ms left of a turn of " + TURN_MS);
    assertThat(left).isBetween(TURN_MS - counted - INACCURACY_MS, TURN_MS);
    var seen = guests.get(0).at(node.address()).get("/tables/" + table).expect(200);
    assertThat(seen.at("/view/squares").toString()).as("nobody was moved for").doesNotContain("X");
  }
}
