package parlor.server.storage;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import parlor.server.house.Register;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// The register in the database. Primary keys decide, so it holds across all nodes.
public final class SqlRegister implements Register {
  private final Database database;
  private final Clock clock;

  public SqlRegister(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  @Override
  public CompletionStage<Boolean> claimCode(String code, TableId table) {
    var claimed = Moment.text(clock.instant());
    return database.store(handle -> {
      handle.execute(
          """
          insert into tables (code, table_id, phase, claimed) values (?, ?, 'open', ?)
          on conflict do nothing\
          """,
          upper(code),
          table.value(),
          claimed);
      return handle
          .createQuery("select count(*) from tables where code = :code and table_id = :table")
          .bind("code", upper(code))
          .bind("table", table.value())
          .mapTo(int.class)
          .one()
          .equals(1);
    });
  }

  @Override
  public Optional<TableId> tableOf(String code) {
    return database.read(handle ->
        handle
            .createQuery("select table_id from tables where code = :code")
            .bind("code", upper(code))
            .mapTo(String.class)
            .findOne()
            .map(TableId::new));
  }

  /// One statement: an older claim is written over with itself, and whatever holds is returned.
  @Override
  public CompletionStage<TableId> claimPlayer(PlayerId player, TableId table) {
    return database.store(handle ->
        handle
            .createQuery(
                """
                insert into claims (player_id, table_id) values (:player, :table)
                on conflict (player_id) do update set player_id = excluded.player_id
                returning table_id\
                """)
            .bind("player", player.value())
            .bind("table", table.value())
            .mapTo(String.class)
            .map(TableId::new)
            .one());
  }

  @Override
  public CompletionStage<?> releasePlayer(PlayerId player, TableId table) {
    return database.store(handle ->
        handle.execute(
            "delete from claims where player_id = ? and table_id = ?",
            player.value(),
            table.value()));
  }

  @Override
  public Optional<TableId> claimOn(PlayerId player) {
    return database.read(handle ->
        handle
            .createQuery("select table_id from claims where player_id = :player")
            .bind("player", player.value())
            .mapTo(String.class)
            .findOne()
            .map(TableId::new));
  }

  @Override
  public List<TableId> openTables(Instant olderThan, int limit) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                select table_id from tables where phase = 'open' and coalesce(
                  (select at from journal where journal.table_id = tables.table_id
                   order by sequence desc limit 1), claimed) < :older
                order by random() limit :limit\
                """)
            .bind("older", Moment.text(olderThan))
            .bind("limit", limit)
            .mapTo(String.class)
            .map(TableId::new)
            .list());
  }

  /// How many tables are open, in the whole cluster.
  public int countOpen() {
    return database.read(handle ->
        handle
            .createQuery("select count(*) from tables where phase = 'open'")
            .mapTo(int.class)
            .one());
  }

  @Override
  public CompletionStage<?> closed(TableId table) {
    return database.store(handle ->
        handle.execute("update tables set phase = 'closed' where table_id = ?", table.value())
            + handle.execute("delete from claims where table_id = ?", table.value()));
  }

  private static String upper(String code) {
    return code.toUpperCase(Locale.ROOT);
  }
}
