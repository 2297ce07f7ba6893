package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.SplitMix64;
import parlor.server.ChildJvm;
import parlor.testkit.Proves;

class JournalKillTest {
  private static final Duration LIMIT = Duration.ofSeconds(90);
  private static final int CYCLES = 4;
  private static final int TABLES = 40;

  @TempDir Path folder;

  @Test
  @Proves("PLT-16")
  void nothing_acknowledged_is_lost_when_the_process_is_killed() throws Exception {
    var seed = System.nanoTime();
    var luck = new SplitMix64(seed);
    var acknowledged = new HashMap<String, Long>();
    for (var cycle = 0; cycle < CYCLES; cycle++) {
      try (var child = child(List.of(), TABLES, 100)) {
        note(child.await("t", LIMIT), acknowledged);
        Thread.sleep(luck.nextInt(700));
        child.kill();
        child.rest(LIMIT).forEach(line -> note(line, acknowledged));
      }
      assertStored(acknowledged, "seed " + seed + ", cycle " + cycle);
    }
    System.out.println(
        "killed %d times, acknowledged %d rows".formatted(CYCLES, sum(acknowledged)));
  }

  /// Beyond the limit the system refuses to let a file grow, which to SQLite is a failed disk.
  @Test
  @EnabledOnOs(OS.LINUX)
  @Proves("PLT-16")
  void nothing_is_acknowledged_after_the_disk_has_failed() {
    var limit = List.of("bash", "-c", "ulimit -f 6000 && exec \"$0\" \"$@\"");
    var acknowledged = new HashMap<String, Long>();
    try (var child = child(limit, 10, 50_000)) {
      assertThat(child.exit(LIMIT)).as(child.errors()).isEqualTo(JournalChild.FAILED);
      var lines = child.rest(LIMIT);
      assertThat(lines.getLast()).isEqualTo("sound false refused");
      lines.stream().filter(line -> line.startsWith("t")).forEach(line -> note(line, acknowledged));
    }
    assertThat(acknowledged).isNotEmpty();
    assertStored(acknowledged, "after the disk failed");
  }

  private ChildJvm child(List<String> through, int tables, int size) {
    return ChildJvm.start(
        through,
        JournalChild.class,
        Map.of(),
        folder.toString(),
        String.valueOf(tables),
        String.valueOf(size));
  }

  private static void note(String line, Map<String, Long> acknowledged) {
    var space = line.indexOf(' ');
    acknowledged.merge(
        line.substring(0, space), Long.parseLong(line.substring(space + 1)), Math::max);
  }

  private void assertStored(Map<String, Long> acknowledged, String when) {
    try (var database = Database.open(new DatabaseSettings.Embedded(folder))) {
      acknowledged.forEach((table, highest) -> {
        var rows = database.read(handle -> JournalTable.read(handle, table, 1, highest.intValue()));
        assertThat(rows)
            .as(table + " " + when)
            .extracting(Row::sequence)
            .containsExactlyElementsOf(LongStream.rangeClosed(1, highest).boxed().toList());
      });
    }
  }

  private static long sum(Map<String, Long> acknowledged) {
    return acknowledged.values().stream().mapToLong(Long::longValue).sum();
  }
}
