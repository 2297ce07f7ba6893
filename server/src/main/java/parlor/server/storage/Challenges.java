package parlor.server.storage;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;

/// What devices are given to sign with their passkeys: 256 random bits, good once, for five
/// minutes, for the session that asked, on every node. All calls block.
public final class Challenges {
  static final Duration LAST = Duration.ofMinutes(5);

  /// As many are open at once; with more of them the oldest are forgotten.
  static final int OPEN_MAX = 5_000;

  /// More than one is too many only where several nodes give them out at the same time.
  private static final int FORGOTTEN_AT_ONCE = 1_000;

  private static final int BYTES = 32;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Database database;
  private final Clock clock;

  public Challenges(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /// What the signature is for.
  public enum Purpose {
    MAKE("make"),
    LOG_IN("log-in");

    private final String text;

    Purpose(String text) {
      this.text = text;
    }
  }

  /// A new challenge.
  ///
  /// @param session who asks, where that is known
  public String give(Purpose purpose, Optional<Session> session) {
    var bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    var challenge = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    var now = clock.instant();
    database.write(handle -> {
      handle.execute(
          "delete from passkey_challenges where created <= ?", Moment.text(now.minus(LAST)));
      handle.execute(
          """
          delete from passkey_challenges where challenge in (
            select challenge from passkey_challenges order by created desc limit ? offset ?)\
          """,
          FORGOTTEN_AT_ONCE,
          OPEN_MAX - 1);
      return handle.execute(
          """
          insert into passkey_challenges (challenge, purpose, session_id, created)
          values (?, ?, ?, ?)\
          """,
          challenge,
          purpose.text,
          id(session),
          Moment.text(now));
    });
    return challenge;
  }

  /// Whether a challenge was given for this, to this session, and is still good. It is so once.
  public boolean take(String challenge, Purpose purpose, Optional<Session> session) {
    var oldest = Moment.text(clock.instant().minus(LAST));
    return database.write(handle ->
        handle.execute(
                """
                delete from passkey_challenges
                where challenge = ? and purpose = ? and session_id = ? and created > ?\
                """,
                challenge,
                purpose.text,
                id(session),
                oldest)
            == 1);
  }

  private static String id(Optional<Session> session) {
    return session.map(Session::id).orElse("");
  }
}
