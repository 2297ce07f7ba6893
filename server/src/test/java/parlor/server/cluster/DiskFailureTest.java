package parlor.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Scanner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.ChildJvm;
import parlor.testkit.Proves;

class DiskFailureTest {
  private static final Duration LIMIT = Duration.ofSeconds(90);

  @TempDir Path folder;

  @Test
  @EnabledOnOs(OS.LINUX)
  @Proves("PLT-16")
  void a_node_whose_disk_fails_acknowledges_nothing_and_ends_and_the_next_one_has_everything()
      throws Exception {
    int acknowledged;
    try (var node = node()) {
      node.await("up", LIMIT);
      acknowledged = number(ask(node, "add c1"));
      new ProcessBuilder("prlimit", "--fsize=1", "--pid", String.valueOf(node.pid()))
          .start()
          .waitFor();
      node.send("add c1");
      assertThat(node.await("c1", LIMIT)).isEqualTo("c1 failed");
      assertThat(node.exit(LIMIT)).isEqualTo(1);
    }
    try (var next = node()) {
      next.await("up", LIMIT);
      assertThat(number(ask(next, "get c1"))).isEqualTo(acknowledged);
    }
  }

  private ChildJvm node() {
    return ChildJvm.start(ClusterChild.class, Map.of("PARLOR_DATA", folder.toString()));
  }

  private static int number(String answer) {
    return new Scanner(answer).skip("c1").nextInt();
  }

  /// The first answers of a cold node may be late.
  private static String ask(ChildJvm node, String what) {
    var answer = "";
    for (var i = 0; i < 10 && !answer.matches("c1 \\d+ .*"); i++) {
      node.send(what);
      answer = node.await("c1", LIMIT);
    }
    return answer;
  }
}
