package parlor.server.storage;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/// A program that keeps writing for many tables and prints `table sequence` for each write that was
/// acknowledged, until it is killed or the disk fails. Then it says so, tries once more, and ends.
final class JournalChild {
  static final int FAILED = 3;
  private static final PrintStream OUT = System.out;

  private final Database database;
  private final GroupCommit journal;
  private final String filling;
  private final CountDownLatch over = new CountDownLatch(1);

  private JournalChild(Database database, int size) {
    this.database = database;
    this.journal = new GroupCommit(database, 1_000);
    this.filling = "x".repeat(size);
  }

  /// Arguments: the folder, the number of tables, the size of a row.
  public static void main(String[] arguments) throws InterruptedException {
    var database = Database.open(new DatabaseSettings.Embedded(Path.of(arguments[0])));
    var child = new JournalChild(database, Integer.parseInt(arguments[2]));
    for (var i = 0; i < Integer.parseInt(arguments[1]); i++) {
      var table = "t" + i;
      child.write(table, Rows.highest(database, table) + 1);
    }
    child.over.await();
    child.tryOnceMore();
    System.exit(FAILED);
  }

  private void write(String table, long sequence) {
    journal
        .append(List.of(row(table, sequence)))
        .whenComplete((_, error) -> {
          if (error == null) {
            OUT.println(table + " " + sequence);
            write(table, sequence + 1);
          } else {
            over.countDown();
          }
        });
  }

  private void tryOnceMore() {
    journal
        .append(List.of(row("late", 1)))
        .handle((_, error) -> error == null ? "stored" : "refused")
        .thenAccept(answer -> OUT.println("sound " + database.isSound() + " " + answer))
        .toCompletableFuture()
        .join();
  }

  private Row row(String table, long sequence) {
    return Rows.json(table, sequence, "{\"n\":" + sequence + ",\"x\":\"" + filling + "\"}");
  }
}
