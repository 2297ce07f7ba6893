package parlor.server.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import parlor.server.storage.CannotStart;
import parlor.server.storage.DatabaseSettings;

/// A node with counters. It reads `add ID` and `get ID` and prints `ID NUMBER NODE` or `ID failed`;
/// to `members` it prints how many there are.
final class ClusterChild {
  private static final Duration ANSWER = Duration.ofMillis(800);
  private static final PrintStream OUT = System.out;

  private ClusterChild() {}

  public static void main(String[] arguments) throws IOException {
    try {
      var node =
          Node.start(NodeSettings.from(System.getenv()), DatabaseSettings.from(System.getenv()));
      var sharding = Counter.init(node);
      OUT.println("up");
      serve(node, sharding);
    } catch (CannotStart e) {
      OUT.println("cannot start: " + e.getMessage());
      System.exit(2);
    }
  }

  private static void serve(Node node, ClusterSharding sharding) throws IOException {
    var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (var line = input.readLine(); line != null; line = input.readLine()) {
      if (line.equals("members")) {
        OUT.println("members " + node.members());
        continue;
      }
      var id = line.substring(line.indexOf(' ') + 1);
      ask(sharding, id, line.startsWith("add"))
          .thenAccept(count -> OUT.println(id + " " + count.number() + " " + count.node()))
          .exceptionally(_ -> {
            OUT.println(id + " failed");
            return null;
          });
    }
  }

  private static CompletionStage<Counter.Count> ask(
      ClusterSharding sharding, String id, boolean add) {
    return sharding
        .entityRefFor(Counter.KEY, id)
        .ask(replyTo -> new Counter.Command(add, replyTo), ANSWER);
  }
}
