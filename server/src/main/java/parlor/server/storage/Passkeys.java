package parlor.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import parlor.server.storage.Accounts.Account;
import parlor.tables.PlayerId;

/// The passkeys of accounts. All calls block.
public final class Passkeys {
  /// More than anybody has devices.
  public static final int EACH_MAX = 20;

  private final Database database;
  private final Clock clock;

  public Passkeys(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /// @param id the credential's, as text
  /// @param algorithm its number among those of COSE
  /// @param publicKey its DER form, as text
  public record PublicHalf(String id, PlayerId player, int algorithm, String publicKey) {}

  /// @param used when somebody last logged in with it
  public record Passkey(PublicHalf key, Instant created, Optional<Instant> used) {}

  public enum Addition {
    DONE,
    NAME_TAKEN,
    HAS_ACCOUNT,
    NO_ACCOUNT,
    PASSKEY_TAKEN,
    TOO_MANY
  }

  public enum Removal {
    DONE,
    NO_SUCH,
    LAST_WAY_IN
  }

  /// Makes an account of a guest, who stays the same player and has this way in alone.
  ///
  /// @param nameKey the name in the form in which no two may be the same
  /// @param counter what the device says of it
  public Addition register(String nameKey, String name, PublicHalf passkey, long counter) {
    return database.write(handle -> {
      if (!insert(handle, passkey, counter)) {
        return Addition.PASSKEY_TAKEN;
      }
      var account = new Account(passkey.player(), name, Account.NO_PASSWORD);
      var registration = Accounts.register(handle, nameKey, account, clock.instant());
      if (registration != Accounts.Registration.DONE) {
        handle.execute("delete from passkeys where credential_id = ?", passkey.id());
      }
      return switch (registration) {
        case DONE -> Addition.DONE;
        case NAME_TAKEN -> Addition.NAME_TAKEN;
        case HAS_ONE, PASSWORD_ADDED -> Addition.HAS_ACCOUNT;
      };
    });
  }

  /// Gives an account one more way in.
  public Addition add(PublicHalf passkey, long counter) {
    return database.write(handle -> {
      if (!lock(handle, passkey.player())) {
        return Addition.NO_ACCOUNT;
      }
      if (of(handle, passkey.player()).size() >= EACH_MAX) {
        return Addition.TOO_MANY;
      }
      return insert(handle, passkey, counter) ? Addition.DONE : Addition.PASSKEY_TAKEN;
    });
  }

  /// Takes a way in from an account, but not its last one.
  public Removal remove(PlayerId player, String id) {
    return database.write(handle -> {
      if (!lock(handle, player)) {
        return Removal.NO_SUCH;
      }
      var all = of(handle, player);
      if (all.stream().noneMatch(passkey -> passkey.key().id().equals(id))) {
        return Removal.NO_SUCH;
      }
      var hasPassword =
          handle
              .createQuery("select password from accounts where player_id = :player")
              .bind("player", player.value())
              .mapTo(String.class)
              .findOne()
              .filter(password -> !password.equals(Account.NO_PASSWORD))
              .isPresent();
      if (all.size() == 1 && !hasPassword) {
        return Removal.LAST_WAY_IN;
      }
      handle.execute("delete from passkeys where credential_id = ?", id);
      return Removal.DONE;
    });
  }

  /// The passkey with this id.
  public Optional<PublicHalf> find(String id) {
    return database.read(handle ->
        handle
            .createQuery("select * from passkeys where credential_id = :id")
            .bind("id", id)
            .map((result, _) -> passkey(result).key())
            .findOne());
  }

  /// Those of a player, the oldest first.
  public List<Passkey> of(PlayerId player) {
    return database.read(handle -> of(handle, player));
  }

  /// Notes that somebody logs in. False when the device has counted further before: then there are
  /// two of it.
  public boolean use(String id, long counter) {
    return database.write(handle ->
        handle.execute(
                """
                update passkeys set counter = ?, used = ?
                where credential_id = ? and (counter < ? or (counter = 0 and ? = 0))\
                """,
                counter,
                Moment.text(clock.instant()),
                id,
                counter,
                counter)
            == 1);
  }

  /// Has the account to itself until the transaction ends; false when there is none. Otherwise two
  /// could each remove the last but one.
  private static boolean lock(Handle handle, PlayerId player) {
    return handle.execute(
            "update accounts set player_id = player_id where player_id = ?", player.value())
        == 1;
  }

  private boolean insert(Handle handle, PublicHalf passkey, long counter) {
    return handle.execute(
            """
            insert into passkeys
              (credential_id, player_id, algorithm, public_key, counter, created)
            values (?, ?, ?, ?, ?, ?) on conflict do nothing\
            """,
            passkey.id(),
            passkey.player().value(),
            passkey.algorithm(),
            passkey.publicKey(),
            counter,
            Moment.text(clock.instant()))
        == 1;
  }

  private static List<Passkey> of(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            select * from passkeys where player_id = :player order by created, credential_id\
            """)
        .bind("player", player.value())
        .map((result, _) -> passkey(result))
        .list();
  }

  private static Passkey passkey(ResultSet result) throws SQLException {
    return new Passkey(
        new PublicHalf(
            result.getString("credential_id"),
            new PlayerId(result.getString("player_id")),
            result.getInt("algorithm"),
            result.getString("public_key")),
        Moment.of(result.getString("created")),
        Optional.ofNullable(result.getString("used")).map(Moment::of));
  }
}
