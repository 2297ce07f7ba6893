package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;

class FrugalConnectionTest {
  private static final String INSERT = "insert into words (word) values (?)";
  private static final String SELECT = "select word from words order by word";

  @TempDir Path folder;
  private FrugalConnection connection;

  @BeforeEach
  void open() throws SQLException {
    var file = folder.resolve("words.db").toString();
    var source = new FrugalConnection.Source(new SQLiteConfig(), file);
    connection = (FrugalConnection) source.getConnection();
    try (var create = connection.createStatement()) {
      create.execute("create table words (word text primary key)");
    }
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  @Test
  void a_statement_that_was_closed_is_lent_out_again() throws SQLException {
    var first = add("ant");
    var second = add("bee");
    assertThat(second).isSameAs(first);
    assertThat(connection.kept()).isEqualTo(1);
    assertThat(words()).isEqualTo("ant bee ");
  }

  @Test
  void one_that_is_still_in_use_is_not_lent_to_another() throws SQLException {
    try (var one = connection.prepareStatement(INSERT);
        var other = connection.prepareStatement(INSERT)) {
      assertThat(other).isNotSameAs(one);
      one.setString(1, "ant");
      other.setString(1, "bee");
      one.executeUpdate();
      other.executeUpdate();
    }
    assertThat(connection.kept()).isEqualTo(1);
    assertThat(words()).isEqualTo("ant bee ");
  }

  @Test
  void one_that_failed_serves_the_next() throws SQLException {
    add("ant");
    assertThatThrownBy(() -> add("ant")).isInstanceOf(SQLException.class);
    add("bee");
    assertThat(words()).isEqualTo("ant bee ");
  }

  @Test
  void a_result_that_was_not_read_to_its_end_stands_in_nobodys_way() throws SQLException {
    add("ant");
    add("bee");
    try (var select = connection.prepareStatement(SELECT);
        var result = select.executeQuery()) {
      assertThat(result.next()).isTrue();
    }
    try (var drop = connection.createStatement()) {
      drop.execute("drop table words");
    }
  }

  @Test
  void a_batch_that_was_not_sent_is_forgotten() throws SQLException {
    try (var insert = connection.prepareStatement(INSERT)) {
      insert.setString(1, "ant");
      insert.addBatch();
    }
    try (var insert = connection.prepareStatement(INSERT)) {
      insert.setString(1, "bee");
      insert.addBatch();
      assertThat(insert.executeBatch()).hasSize(1);
    }
    assertThat(words()).isEqualTo("bee ");
  }

  @Test
  void no_more_are_kept_than_so_many() throws SQLException {
    for (var number = 0; number < FrugalConnection.KEPT_MAX + 50; number++) {
      connection.prepareStatement("select " + number).close();
    }
    assertThat(connection.kept()).isEqualTo(FrugalConnection.KEPT_MAX);
  }

  private PreparedStatement add(String word) throws SQLException {
    try (var insert = connection.prepareStatement(INSERT)) {
      insert.setString(1, word);
      insert.executeUpdate();
      return insert;
    }
  }

  private String words() throws SQLException {
    var words = new StringBuilder();
    try (var select = connection.prepareStatement(SELECT);
        var result = select.executeQuery()) {
      while (result.next()) {
        words.append(result.getString(1)).append(' ');
      }
    }
    return words.toString();
  }
}
