package parlor.server.client;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/// A command of the operating system, such as one that mounts or makes a network.
public final class SystemCommand {
  private static final int SECONDS_MAX = 20;

  private SystemCommand() {}

  /// Whether it could be run, and succeeded.
  public static boolean succeeds(String... command) {
    try {
      var process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(SECONDS_MAX, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
