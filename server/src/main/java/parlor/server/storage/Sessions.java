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

  public Sessions(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /// A new session with its token, which cannot be asked for again.
  public record Opened(String token, Session session) {
    @Override
    public String toString() {
      return "Opened[" + session + "]";
    }
  }

  /// Opens a session for a new player.
  public Opened create(String name) {
    return create(new PlayerId("p" + random(PLAYER_BYTES)), name);
  }

  /// Opens another session for a player.
  public Opened create(PlayerId player, String name) {
    var token = random(TOKEN_BYTES);
    var now = Moment.of(Moment.text(clock.instant()));
    database.write(handle ->
        handle.execute(
            """
            insert into sessions (token_hash, player_id, name, created, seen)
            values (?, ?, ?, ?, ?)\
            """,
            hash(token),
            player.value(),
            name,
            Moment.text(now),
            Moment.text(now)));
    return new Opened(token, new Session(hash(token), player, name, now, now));
  }

  /// Who carries this token.
  public Optional<Session> find(String token) {
    if (token.length() > TOKEN_LENGTH_MAX) {
      return Optional.empty();
    }
    var hash = hash(token);
    var found =
        database.read(handle ->
            handle
                .createQuery(
                    """
                    select token_hash, player_id, name, created, seen from sessions
                    where token_hash = :hash\
                    """)
                .bind("hash", hash)
                .map((result, _) -> session(result))
                .findOne());
    found.ifPresent(session -> noteSeen(hash, session));
    return found;
  }

  /// Gives a player another name. False when there is no such session.
  public boolean rename(String token, String name) {
    return database.write(handle ->
        handle.execute("update sessions set name = ? where token_hash = ?", name, hash(token))
            == 1);
  }

  /// Ends a session. False when there is no such session.
  public boolean delete(String token) {
    return database.write(
        handle -> handle.execute("delete from sessions where token_hash = ?", hash(token)) == 1);
  }

  /// Ends all sessions that nobody used since then, and says how many.
  public int deleteUnseenSince(Instant since) {
    return database.write(
        handle -> handle.execute("delete from sessions where seen < ?", Moment.text(since)));
  }

  private void noteSeen(String hash, Session session) {
    var now = clock.instant();
    if (session.seen().plus(SEEN_STEP).isAfter(now)) {
      return;
    }
    database.write(handle ->
        handle.execute(
            "update sessions set seen = ? where token_hash = ?", Moment.text(now), hash));
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
