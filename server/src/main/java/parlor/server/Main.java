package parlor.server;

import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import parlor.server.Settings.Reading;
import parlor.server.storage.CannotStart;
import parlor.server.storage.DatabaseSettings;
import parlor.wire.Shelf;

/// The program as it is started from a shell.
public final class Main {
  private static final int CANNOT_START = 2;

  static final String HELP =
      """
      Parlor, a game room.

      parlor                 serve (the same as: parlor serve)
      parlor backup FILE     copy the embedded database to a new file, also while it is in use
      parlor restore FILE    put such a copy into an empty PARLOR_DATA
      parlor --help          this page

      Settings are environment variables such as PARLOR_PORT=8080 and PARLOR_DATA=data;
      docs/settings.md describes them all.
      """;

  private Main() {}

  public static void main(String[] arguments) {
    var status = run(List.of(arguments), System.out, System.err);
    if (status != 0) {
      System.exit(status);
    }
  }

  /// Does what the arguments say. Serving goes on after this has returned.
  static int run(List<String> arguments, PrintStream out, PrintStream err) {
    return switch (String.join(" ", arguments.stream().limit(1).toList())) {
      case "--help", "-h", "help" -> {
        out.print(HELP);
        yield 0;
      }
      case "", "serve" -> withSettings(err, settings -> serve(settings, out));
      case "backup" -> withSettings(err, settings -> Backups.write(settings, arguments, out));
      case "rehearse" -> withSettings(err, settings -> rehearse(settings, arguments));
      case "restore" -> withSettings(err, settings -> Backups.restore(settings, arguments, out));
      default -> {
        err.println("There is no command " + arguments.getFirst() + ".\n");
        err.print(HELP);
        yield CANNOT_START;
      }
    };
  }

  private interface Work {
    void on(Settings settings);
  }

  private static int withSettings(PrintStream err, Work work) {
    switch (Settings.read(System.getenv())) {
      case Reading.Wrong(var sentences) -> {
        sentences.forEach(err::println);
        return CANNOT_START;
      }
      case Reading.Understood(var settings) -> {
        try {
          work.on(settings);
          return 0;
        } catch (CannotStart e) {
          err.println(e.getMessage());
          return CANNOT_START;
        }
      }
    }
  }

  /// For the launcher, once after a build: for so many seconds.
  private static void rehearse(Settings settings, List<String> arguments) {
    if (!(settings.database() instanceof DatabaseSettings.Embedded(var folder))) {
      throw new CannotStart("A rehearsal needs an empty folder in PARLOR_DATA.");
    }
    if (arguments.size() != 2 || !arguments.getLast().matches("[1-9][0-9]?")) {
      throw new CannotStart("A rehearsal takes 1 to 99 seconds: say how many.");
    }
    Rehearsal.run(folder, Duration.ofSeconds(Long.parseLong(arguments.getLast())));
  }

  private static void serve(Settings settings, PrintStream out) {
    var server = Server.start(settings);
    out.println("Parlor is open: " + settings.publicUrl().orElse(server.address()));
    server.lanAddress().ifPresent(address -> out.println("On your phone:  " + address));
    out.flush();
    Thread.ofPlatform().daemon().name("prepare-bots").start(Shelf::prepareBots);
  }
}
