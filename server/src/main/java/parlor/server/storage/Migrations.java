package parlor.server.storage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.CRC32;
import javax.sql.DataSource;

/// The scripts that make our tables. Flyway runs them; whether there is anything to run at all is
/// found out here, since Flyway takes a good part of a start to say no.
final class Migrations {
  static final String FOLDER = "db/migration";

  /// All scripts, in order.
  static final List<String> SCRIPTS =
      List.of(
          "V1__journal_register_sessions.sql",
          "V2__history.sql",
          "V3__accounts.sql",
          "V4__checksums.sql",
          "V5__passkeys.sql");

  private Migrations() {}

  /// A script as Flyway notes it.
  private record Noted(String script, int checksum, boolean success) {}

  /// Whether exactly these scripts have run on a database, as they are now.
  static boolean haveRun(DataSource database) {
    var noted = new ArrayList<Noted>();
    try (var connection = database.getConnection();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select script, checksum, success from flyway_schema_history"
                    + " order by installed_rank")) {
      while (rows.next()) {
        noted.add(new Noted(rows.getString(1), rows.getInt(2), rows.getBoolean(3)));
      }
    } catch (SQLException e) {
      // There is no such table yet, or Flyway will find out what is wrong.
      return false;
    }
    return noted.equals(SCRIPTS.stream().map(Migrations::expected).toList());
  }

  private static Noted expected(String script) {
    return new Noted(script, checksum(script), true);
  }

  /// Flyway's checksum: CRC-32 over the lines, without their ends.
  private static int checksum(String script) {
    var sum = new CRC32();
    var stream = Migrations.class.getClassLoader().getResourceAsStream(FOLDER + "/" + script);
    try (var reader =
        new BufferedReader(
            new InputStreamReader(Objects.requireNonNull(stream), StandardCharsets.UTF_8))) {
      reader.lines().forEach(line -> sum.update(line.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return (int) sum.getValue();
  }
}
