package parlor.server.http;

import io.vertx.core.Future;
import java.security.PublicKey;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlor.server.http.PasskeyChecks.Checked;
import parlor.server.http.Route.Needs;
import parlor.server.identity.AuthenticatorData;
import parlor.server.identity.KeyKind;
import parlor.server.identity.PasskeyText;
import parlor.server.storage.Accounts.Account;
import parlor.server.storage.Challenges.Purpose;
import parlor.server.storage.Passkeys;
import parlor.server.storage.Passkeys.Addition;
import parlor.server.storage.Passkeys.Passkey;
import parlor.server.storage.Passkeys.PublicHalf;
import parlor.tables.PlayerId;

/// The passkeys of an account, with the first of which a guest becomes one.
final class PasskeyRoutes {
  private final PasskeyParts parts;

  PasskeyRoutes(PasskeyParts parts) {
    this.parts = parts;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/account/passkeys", Needs.SESSION, this::list),
        Route.post("/account/passkeys/challenge", Needs.SESSION, this::begin),
        Route.post("/account/passkeys", Needs.SESSION, this::add),
        Route.delete("/account/passkeys/:passkey", Needs.SESSION, this::remove));
  }

  /// @param used when somebody last logged in with it
  record Listed(String id, Instant created, Optional<Instant> used) {}

  /// @param password whether one can log in with a password as well
  record Listing(List<Listed> passkeys, boolean password) {}

  private Future<Reply> list(Call call) {
    var player = call.session().player();
    return parts
        .blocking()
        .run(() ->
            new Listing(
                parts.passkeys().of(player).stream().map(PasskeyRoutes::listed).toList(),
                parts.accounts().of(player).filter(Account::hasPassword).isPresent()))
        .compose(listing -> Reply.json(200, listing));
  }

  private static Listed listed(Passkey passkey) {
    return new Listed(passkey.key().id(), passkey.created(), passkey.used());
  }

  /// @param name of the account to be made; who has one keeps its name
  record BeginRequest(Optional<String> name) {}

  /// @param id by what the device knows the player
  record User(String id, String name) {}

  /// What a device needs to make a passkey.
  ///
  /// @param exclude passkeys of which none is to be on the same device
  record Beginning(String challenge, User user, List<Integer> algorithms, List<String> exclude) {}

  private Future<Reply> begin(Call call) {
    var request = call.body(BeginRequest.class);
    if (request.isEmpty()) {
      return Reply.failed(Problem.MALFORMED);
    }
    var tooMany = RateLimits.problem(parts.limits().newSession(call.caller().address()));
    if (tooMany.isPresent()) {
      return Reply.failed(tooMany.get());
    }
    return parts.blocking().run(() -> begin(call, request.get().name())).compose(reply -> reply);
  }

  /// Refuses what could be of no use, before a device has made a passkey for it.
  private Future<Reply> begin(Call call, Optional<String> wanted) {
    var player = call.session().player();
    var account = parts.accounts().of(player);
    var name = account.map(Account::name).or(() -> wanted.flatMap(Names::clean));
    if (name.isEmpty()) {
      return Reply.failed(Problem.BAD_NAME);
    }
    if (account.isEmpty() && parts.accounts().named(AccountRoutes.key(name.get())).isPresent()) {
      return Reply.failed(Problem.NAME_TAKEN);
    }
    var ids = parts.passkeys().of(player).stream().map(passkey -> passkey.key().id()).toList();
    if (ids.size() >= Passkeys.EACH_MAX) {
      return Reply.failed(Problem.TOO_MANY_PASSKEYS);
    }
    return Reply.json(
        200,
        new Beginning(
            parts.challenges().give(Purpose.MAKE, call.found()),
            new User(PasskeyText.handle(player), name.get()),
            Arrays.stream(KeyKind.values()).map(KeyKind::number).toList(),
            ids));
  }

  /// What a device has made. All but the name and the number is base64url.
  ///
  /// @param name of the account to be made; who has one keeps its name
  /// @param clientData the JSON text of the browser
  /// @param publicKey its DER form
  /// @param algorithm its number among those of COSE
  record PasskeyRequest(
      Optional<String> name,
      String id,
      String clientData,
      String authenticatorData,
      String publicKey,
      int algorithm) {}

  private Future<Reply> add(Call call) {
    var request = call.body(PasskeyRequest.class);
    var id = request.flatMap(body -> PasskeyText.id(body.id()));
    if (request.isEmpty() || id.isEmpty()) {
      return Reply.failed(Problem.MALFORMED);
    }
    var tooMany = RateLimits.problem(parts.limits().newSession(call.caller().address()));
    if (tooMany.isPresent()) {
      return Reply.failed(tooMany.get());
    }
    return parts
        .blocking()
        .run(() -> added(call, id.get(), request.get()))
        .compose(added ->
            switch (added) {
              case Added.Refused(var why) -> Reply.failed(why);
              case Added.ToAccount() -> parts.entrance().stay(call);
              case Added.AsAccount(var account) -> parts.entrance().enter(call, account, false);
            });
  }

  private sealed interface Added {
    record Refused(Problem why) implements Added {}

    /// To an account that was there before.
    record ToAccount() implements Added {}

    /// To a guest, who has become this account by it.
    record AsAccount(Account account) implements Added {}
  }

  private Added added(Call call, String id, PasskeyRequest request) {
    var player = call.session().player();
    var account = parts.accounts().of(player);
    var name = account.map(Account::name).or(() -> request.name().flatMap(Names::clean));
    if (name.isEmpty()) {
      return new Added.Refused(Problem.BAD_NAME);
    }
    return switch (parts
        .checks()
        .check(call, Purpose.MAKE, request.clientData(), request.authenticatorData())) {
      case Checked.Bad(var why) -> new Added.Refused(why);
      case Checked.Good(var device) ->
          publicHalf(player, id, request, device)
              .map(half -> store(half, device.counter(), name.get(), account))
              .orElseGet(() -> new Added.Refused(Problem.BAD_PASSKEY));
    };
  }

  /// What is to be kept of a passkey, if its parts belong together.
  private static Optional<PublicHalf> publicHalf(
      PlayerId player, String id, PasskeyRequest request, AuthenticatorData device) {
    var made = device.made().filter(passkey -> passkey.id().equals(id));
    return KeyKind.numbered(request.algorithm())
        .flatMap(kind -> PasskeyText.bytes(request.publicKey()).flatMap(kind::read))
        .filter(key -> made.filter(passkey -> KeyKind.isIn(passkey, key)).isPresent())
        .map(PublicKey::getEncoded)
        .map(der -> new PublicHalf(id, player, request.algorithm(), PasskeyText.of(der)));
  }

  private Added store(PublicHalf half, long counter, String name, Optional<Account> before) {
    var addition =
        before.isPresent()
            ? parts.passkeys().add(half, counter)
            : parts.passkeys().register(AccountRoutes.key(name), name, half, counter);
    return added(addition, before, new Account(half.player(), name, Account.NO_PASSWORD));
  }

  private static Added added(Addition addition, Optional<Account> before, Account made) {
    return switch (addition) {
      case DONE -> before.isPresent() ? new Added.ToAccount() : new Added.AsAccount(made);
      case NAME_TAKEN -> new Added.Refused(Problem.NAME_TAKEN);
      case HAS_ACCOUNT -> new Added.Refused(Problem.HAS_ACCOUNT);
      case NO_ACCOUNT -> new Added.Refused(Problem.NO_SESSION);
      case PASSKEY_TAKEN -> new Added.Refused(Problem.PASSKEY_TAKEN);
      case TOO_MANY -> new Added.Refused(Problem.TOO_MANY_PASSKEYS);
    };
  }

  private Future<Reply> remove(Call call) {
    var id = PasskeyText.id(call.context().pathParam("passkey"));
    if (id.isEmpty()) {
      return Reply.failed(Problem.NO_SUCH_PAGE);
    }
    return parts
        .blocking()
        .run(() -> parts.passkeys().remove(call.session().player(), id.get()))
        .map(removal ->
            switch (removal) {
              case DONE -> new Reply.Empty(204);
              case NO_SUCH -> new Reply.Failed(Problem.NO_SUCH_PAGE);
              case LAST_WAY_IN -> new Reply.Failed(Problem.LAST_WAY_IN);
            });
  }
}
