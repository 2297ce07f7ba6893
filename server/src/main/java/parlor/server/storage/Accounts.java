package parlor.server.storage;

import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import parlor.tables.PlayerId;

/// People who can come back from another device. All calls block.
public final class Accounts {
  private final Database database;
  private final Clock clock;

  public Accounts(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /// @param name as its owner writes it
  /// @param password what was kept of it
  public record Account(PlayerId player, String name, String password) {
    /// What is kept of the password of who logs in with passkeys alone; none matches it.
    public static final String NO_PASSWORD = "";

    public boolean hasPassword() {
      return !password.equals(NO_PASSWORD);
    }

    @Override
    public String toString() {
      return "Account[" + name + "]";
    }
  }

  public enum Registration {
    DONE,
    PASSWORD_ADDED,
    NAME_TAKEN,
    HAS_ONE
  }

  /// Makes an account of a guest, who stays the same player. An account that has no password gets
  /// this one and keeps its name.
  ///
  /// @param key the name in the form in which no two may be the same
  public Registration register(String key, Account account) {
    return database.write(handle -> register(handle, key, account, clock.instant()));
  }

  static Registration register(Handle handle, String key, Account account, Instant now) {
    var isMade =
        handle.execute(
                """
                insert into accounts (name_key, name, player_id, password, created)
                values (?, ?, ?, ?, ?) on conflict do nothing\
                """,
                key,
                account.name(),
                account.player().value(),
                account.password(),
                Moment.text(now))
            == 1;
    if (isMade) {
      return Registration.DONE;
    }
    if (account.hasPassword() && addPassword(handle, account)) {
      return Registration.PASSWORD_ADDED;
    }
    var hasOne =
        handle
            .createQuery("select count(*) from accounts where player_id = :player")
            .bind("player", account.player().value())
            .mapTo(int.class)
            .one()
            .equals(1);
    return hasOne ? Registration.HAS_ONE : Registration.NAME_TAKEN;
  }

  private static boolean addPassword(Handle handle, Account account) {
    return handle.execute(
            "update accounts set password = ? where player_id = ? and password = ?",
            account.password(),
            account.player().value(),
            Account.NO_PASSWORD)
        == 1;
  }

  /// The account with this name.
  public Optional<Account> named(String key) {
    return find("name_key", key);
  }

  /// The account of a player.
  public Optional<Account> of(PlayerId player) {
    return find("player_id", player.value());
  }

  private Optional<Account> find(String column, String value) {
    return database.read(handle ->
        handle
            .createQuery(
                "select player_id, name, password from accounts where " + column + " = :value")
            .bind("value", value)
            .map((result, _) ->
                new Account(
                    new PlayerId(result.getString("player_id")),
                    result.getString("name"),
                    result.getString("password")))
            .findOne());
  }
}
