package parlor.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import parlor.engine.Seat;
import parlor.server.house.History;
import parlor.tables.Outcome;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// The history in the database.
public final class SqlHistory implements History {
  /// After every moment that is ever written.
  private static final Instant NEVER = Instant.parse("9999-12-31T23:59:59Z");

  private final Database database;

  public SqlHistory(Database database) {
    this.database = database;
  }

  /// In no order, so that several nodes do not all begin with the same one.
  @Override
  public List<TableId> untold(int limit) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                select table_id from tables where phase = 'closed' and told = 0
                order by random() limit :limit\
                """)
            .bind("limit", limit)
            .mapTo(String.class)
            .map(TableId::new)
            .list());
  }

  @Override
  public void tell(TableId table, Optional<Outcome> outcome) {
    database.write(handle -> {
      var isFirst =
          handle.execute(
                  "update tables set told = 1 where table_id = ? and told = 0", table.value())
              == 1;
      if (isFirst) {
        outcome.ifPresent(ended -> insert(handle, ended));
      }
      return isFirst;
    });
  }

  private static void insert(Handle handle, Outcome outcome) {
    handle.execute(
        "insert into games (table_id, game, started, ended, turns) values (?, ?, ?, ?, ?)",
        outcome.table().value(),
        outcome.game(),
        Moment.text(outcome.started()),
        Moment.text(outcome.ended()),
        outcome.turns());
    for (var place : outcome.places()) {
      insert(handle, outcome, place);
      place.player().ifPresent(player -> count(handle, outcome, place, player));
    }
  }

  private static void insert(Handle handle, Outcome outcome, Outcome.Place place) {
    handle
        .createUpdate(
            """
            insert into game_seats
            (table_id, seat, player_id, name, level, place, points, game, ended, duration_ms,
             standing)
            values (:table, :seat, :player, :name, :level, :place, :points, :game, :ended,
             :duration, :standing)\
            """)
        .bind("table", outcome.table().value())
        .bind("seat", place.seat().index())
        .bind("player", place.player().map(PlayerId::value))
        .bind("name", place.name())
        .bind("level", place.level())
        .bind("place", place.rank())
        .bind("points", place.points())
        .bind("game", outcome.game())
        .bind("ended", Moment.text(outcome.ended()))
        .bind("duration", Duration.between(outcome.started(), outcome.ended()).toMillis())
        .bind("standing", outcome.standing(place).name().toLowerCase(Locale.ROOT))
        .execute();
  }

  private static void count(Handle handle, Outcome outcome, Outcome.Place place, PlayerId player) {
    var standing = outcome.standing(place);
    if (standing == Outcome.Standing.UNCOUNTED) {
      return;
    }
    handle.execute(
        """
        insert into leaders (game, player_id, name, played, won, drawn) values (?, ?, ?, 1, ?, ?)
        on conflict (game, player_id) do update set name = excluded.name,
        played = leaders.played + 1, won = leaders.won + excluded.won,
        drawn = leaders.drawn + excluded.drawn\
        """,
        outcome.game(),
        player.value(),
        place.name(),
        standing == Outcome.Standing.WON ? 1 : 0,
        standing == Outcome.Standing.DRAWN ? 1 : 0);
  }

  private record Row(TableId table, String game, Instant started, Instant ended, int turns) {}

  private record SeatRow(String table, Outcome.Place place) {}

  @Override
  public List<Outcome> of(PlayerId player, Optional<Instant> before, int limit) {
    return database.read(handle -> {
      var games =
          handle
              .createQuery(
                  """
                  select games.table_id, games.game, games.started, games.ended, games.turns
                  from games join (
                    select distinct table_id from game_seats
                    where player_id = :player and :before > ended) as own
                  on own.table_id = games.table_id
                  order by games.ended desc limit :limit\
                  """)
              .bind("player", player.value())
              .bind("before", Moment.text(before.orElse(NEVER)))
              .bind("limit", limit)
              .map((result, _) -> row(result))
              .list();
      return games.isEmpty() ? List.of() : withSeats(handle, games);
    });
  }

  private static List<Outcome> withSeats(Handle handle, List<Row> games) {
    var seats =
        handle
            .createQuery(
                """
                select table_id, seat, player_id, name, level, place, points from game_seats
                where table_id in (<tables>) order by table_id, seat\
                """)
            .bindList("tables", games.stream().map(row -> row.table().value()).toList())
            .map((result, _) -> seat(result))
            .list()
            .stream()
            .collect(
                Collectors.groupingBy(
                    SeatRow::table, Collectors.mapping(SeatRow::place, Collectors.toList())));
    return games.stream()
        .map(row ->
            new Outcome(
                row.table(),
                row.game(),
                row.started(),
                row.ended(),
                row.turns(),
                seats.getOrDefault(row.table().value(), List.of())))
        .toList();
  }

  private static Row row(ResultSet result) throws SQLException {
    return new Row(
        new TableId(result.getString("table_id")),
        result.getString("game"),
        Moment.of(result.getString("started")),
        Moment.of(result.getString("ended")),
        result.getInt("turns"));
  }

  private static SeatRow seat(ResultSet result) throws SQLException {
    var points = result.getInt("points");
    var hasPoints = !result.wasNull();
    return new SeatRow(
        result.getString("table_id"),
        new Outcome.Place(
            new Seat(result.getInt("seat")),
            Optional.ofNullable(result.getString("player_id")).map(PlayerId::new),
            result.getString("name"),
            Optional.ofNullable(result.getString("level")),
            result.getInt("place"),
            hasPoints ? Optional.of(points) : Optional.empty()));
  }

  @Override
  public List<Figures> figures(PlayerId player) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                select game, count(*) as played, sum(won) as won, sum(drawn) as drawn,
                sum(lost) as lost, sum(duration_ms) as duration_ms from (
                  select game, max(duration_ms) as duration_ms,
                  max(case when standing = 'won' then 1 else 0 end) as won,
                  max(case when standing = 'drawn' then 1 else 0 end) as drawn,
                  max(case when standing = 'lost' then 1 else 0 end) as lost
                  from game_seats where player_id = :player group by table_id, game) as own
                group by game order by game\
                """)
            .bind("player", player.value())
            .map((result, _) ->
                new Figures(
                    result.getString("game"),
                    result.getInt("played"),
                    result.getInt("won"),
                    result.getInt("drawn"),
                    result.getInt("lost"),
                    Duration.ofMillis(result.getLong("duration_ms"))))
            .list());
  }

  @Override
  public List<Leader> leaders(String game, int limit) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                select player_id, name, played, won, drawn from leaders where game = :game
                order by won desc, played, name limit :limit\
                """)
            .bind("game", game)
            .bind("limit", limit)
            .map((result, _) ->
                new Leader(
                    new PlayerId(result.getString("player_id")),
                    result.getString("name"),
                    result.getInt("played"),
                    result.getInt("won"),
                    result.getInt("drawn")))
            .list());
  }
}
