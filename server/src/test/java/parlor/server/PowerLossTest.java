package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.client.FrailDisk;
import parlor.server.client.ServerProcess;
import parlor.testkit.Proves;

/// Cuts the power again and again while people play: unlike a killed process it takes with it what
/// the system had not yet written to the disk.
@EnabledOnOs(OS.LINUX)
class PowerLossTest {
  private static final int CUTS = Integer.getInteger("parlor.power.cuts", 4);

  @TempDir Path home;

  @Test
  @Proves({"PLT-16", "PLT-9"})
  void nothing_acknowledged_is_lost_or_applied_twice_when_the_power_is_cut()
      throws InterruptedException, ExecutionException, SQLException, IOException {
    try (var disk = disk();
        var server = ServerProcess.start(disk.folder(), Map.of())) {
      new Crashes("power cut", disk.folder(), server, () -> cut(disk, server)).survive(CUTS);
    }
  }

  private static void cut(FrailDisk disk, ServerProcess server) {
    disk.cutPower();
    server.kill();
    disk.plugIn();
  }

  @Test
  void what_was_not_forced_to_the_disk_is_lost_with_the_power() throws IOException {
    try (var disk = disk()) {
      var forced = disk.folder().resolve("forced");
      Files.writeString(forced, "kept");
      try (var file = FileChannel.open(forced)) {
        file.force(true);
      }
      var written = disk.folder().resolve("written");
      Files.writeString(written, "lost");
      disk.cutPower();
      disk.plugIn();
      assertThat(forced).hasContent("kept");
      assertThat(written).doesNotExist();
    }
  }

  private FrailDisk disk() {
    var disk = FrailDisk.make(home);
    assumeTrue(disk.isPresent(), "a file system can be made, mounted and shut down");
    return disk.get();
  }
}
