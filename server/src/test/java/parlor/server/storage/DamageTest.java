package parlor.server.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.engine.SplitMix64;
import parlor.testkit.Proves;

/// A disk that changes what was written, on both databases.
final class DamageTest {
  private static final int POSITIONS = Integer.getInteger("parlor.damages", 300);
  private static final List<String> COLUMNS = List.of("entry", "type", "at", "writer");
  private static final int ROWS = 20;

  @TempDir Path folder;

  private static Row row(long sequence) {
    var json =
        "{\"type\":\"stepped\",\"at\":\"2026-01-01T12:00:00Z\",\"step\":[{\"card\":\"%dC\"}],\"name\":\"é\"}"
            .formatted(sequence);
    return new Row(
        "t1",
        sequence,
        Instant.parse("2026-01-01T12:00:00.250Z"),
        "stepped",
        new Payload.Text(json),
        "w1");
  }

  private static List<Row> read(Database database) {
    return database.read(handle -> JournalTable.read(handle, "t1", 1, ROWS));
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-16")
  void a_byte_that_changes_anywhere_in_a_row_is_noticed_and_no_other_row_is_touched(Engine engine)
      throws Exception {
    var seed = Long.getLong("parlor.seed", System.nanoTime());
    var random = new SplitMix64(seed);
    var rows = LongStream.rangeClosed(1, ROWS).mapToObj(DamageTest::row).toList();
    try (var database = engine.open(folder)) {
      database
          .submit(connection -> JournalTable.append(connection, rows))
          .toCompletableFuture()
          .join();
      assertThat(read(database)).isEqualTo(rows);
      for (var i = 0; i < POSITIONS; i++) {
        var column = COLUMNS.get(random.nextInt(COLUMNS.size()));
        var sequence = random.nextLong(1, ROWS + 1);
        var before = text(database, column, sequence);
        write(database, column, sequence, changed(before, random));
        var after = read(database);
        write(database, column, sequence, before);
        assertThat(after.stream().filter(row -> row.payload() instanceof Payload.Damaged))
            .as("seed %d, %s of row %d", seed, column, sequence)
            .extracting(Row::sequence)
            .containsExactly(sequence);
      }
      assertThat(read(database)).isEqualTo(rows);
    }
  }

  /// The text with one of its letters changed to another.
  private static String changed(String text, SplitMix64 random) {
    var letters = text.toCharArray();
    var at = random.nextInt(letters.length);
    letters[at] = (char) (letters[at] ^ 1 << random.nextInt(5));
    var changed = new String(letters).replace('\0', '?');
    return changed.equals(text) || !new String(changed.getBytes(UTF_8), UTF_8).equals(changed)
        ? changed(text, random)
        : changed;
  }

  private static String text(Database database, String column, long sequence) {
    return database.read(handle ->
        handle
            .createQuery("select " + column + " from journal where sequence = :sequence")
            .bind("sequence", sequence)
            .mapTo(String.class)
            .one());
  }

  private static void write(Database database, String column, long sequence, String text) {
    database.write(handle ->
        handle.execute("update journal set " + column + " = ? where sequence = ?", text, sequence));
  }
}
