package parlor.server.storage;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;
import parlor.server.identity.Sha256;
import parlor.tables.PlayerId;

/// Everybody's sessions. A token is 256 random bits and is given out once; the database knows only
/// its hash, so neither a backup nor a timing tells a token. All calls block.
public final class Sessions {
  private static final int TOKEN_BYTES = 32;
  private static final int PLAYER_BYTES = 16;

  /// Longer than any token of ours; more is not even hashed.
  private static final int TOKEN_LENGTH_MAX = 128;

  /// How exactly it is kept when somebody was last seen: not every request is a write.
  private static final Duration SEEN_STEP = Duration.ofHours(1);

  private static final SecureRandom RANDOM = new SecureRandom();

  private final Database database;
  private final Clock clock;

  /// Nothing where other nodes write to the database as well: they may end a session any time.
  private final Optional<RecentSessions> recent;

  public Sessions(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    this.recent =
        switch (database.settings()) {
          case DatabaseSettings.Embedded _ -> Optional.of(new RecentSessions());
          case DatabaseSettings.Postgres _ -> Optional.empty();
        };
  }

  /// A new session with its token, which cannot be asked for again.
  public record Opened(String token, Session session) {
    @Override
    public String toString() {
      return "Opened[" + session + "]";
    }
  }

  /// Opens a session for a new player. Does not block, and what follows must not either.
  public CompletionStage<Opened> open(String name) {
    var opened = opened(new PlayerId("p" + random(PLAYER_BYTES)), name);
    return database
        .store(handle -> insert(handle, opened.session()))
        .thenApply(_ -> remembered(opened));
  }

  /// Opens another session for a player.
  public Opened create(PlayerId player, String name) {
    var opened = opened(player, name);
    database.write(handle -> insert(handle, opened.session()));
    return remembered(opened);
  }

  private Opened opened(PlayerId player, String name) {
    var token = random(TOKEN_BYTES);
    var now = Moment.of(Moment.text(clock.instant()));
    return new Opened(token, new Session(hash(token), player, name, now, now));
  }

  private Opened remembered(Opened opened) {
    recent.ifPresent(known -> known.keep(opened.session(), known.changes()));
    return opened;
  }

  private static int insert(Handle handle, Session session) {
    return handle.execute(
        """
        insert into sessions (token_hash, player_id, name, created, seen)
        values (?, ?, ?, ?, ?)\
        """,
        session.id(),
        session.player().value(),
        session.name(),
        Moment.text(session.created()),
        Moment.text(session.seen()));
  }

  /// Who carries this token, if that is known without asking the database. Does not block.
  public Optional<Session> recall(String token) {
    return recent
        .filter(_ -> token.length() <= TOKEN_LENGTH_MAX)
        .flatMap(known -> known.find(hash(token)))
        .filter(session -> !isToBeNoted(session, clock.instant()));
  }

  /// Who carries this token.
  public Optional<Session> find(String token) {
    if (token.length() > TOKEN_LENGTH_MAX) {
      return Optional.empty();
    }
    var changes = recent.map(RecentSessions::changes).orElse(0L);
    var found = read(hash(token)).map(this::noteSeen);
    recent.ifPresent(known -> found.ifPresent(session -> known.keep(session, changes)));
    return found;
  }

  private Optional<Session> read(String hash) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                select token_hash, player_id, name, created, seen from sessions
                where token_hash = :hash\
                """)
            .bind("hash", hash)
            .map((result, _) -> session(result))
            .findOne());
  }

  /// Gives a player another name. False when there is no such session.
  public boolean rename(String token, String name) {
    return change(token, "update sessions set name = ? where token_hash = ?", name, hash(token));
  }

  /// Ends a session. False when there is no such session.
  public boolean delete(String token) {
    return change(token, "delete from sessions where token_hash = ?", hash(token));
  }

  /// Whether it fails or not, it may have been stored.
  private boolean change(String token, String sql, Object... values) {
    try {
      return database.write(handle -> handle.execute(sql, values) == 1);
    } finally {
      recent.ifPresent(known -> known.forget(hash(token)));
    }
  }

  /// Ends all sessions that nobody used since then, and says how many.
  public int deleteUnseenSince(Instant since) {
    try {
      return database.write(
          handle -> handle.execute("delete from sessions where seen < ?", Moment.text(since)));
    } finally {
      recent.ifPresent(RecentSessions::forgetAll);
    }
  }

  private static boolean isToBeNoted(Session session, Instant now) {
    return !session.seen().plus(SEEN_STEP).isAfter(now);
  }

  private Session noteSeen(Session session) {
    var now = Moment.of(Moment.text(clock.instant()));
    if (!isToBeNoted(session, now)) {
      return session;
    }
    database.write(handle ->
        handle.execute(
            "update sessions set seen = ? where token_hash = ?", Moment.text(now), session.id()));
    return new Session(session.id(), session.player(), session.name(), session.created(), now);
  }

  private static Session session(ResultSet result) throws SQLException {
    return new Session(
        result.getString("token_hash"),
        new PlayerId(result.getString("player_id")),
        result.getString("name"),
        Moment.of(result.getString("created")),
        Moment.of(result.getString("seen")));
  }

  private static String random(int length) {
    var bytes = new byte[length];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static String hash(String token) {
    return Sha256.of(token.getBytes(StandardCharsets.UTF_8));
  }
}
