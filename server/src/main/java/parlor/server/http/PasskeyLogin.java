package parlor.server.http;

import io.vertx.core.Future;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlor.server.http.PasskeyChecks.Checked;
import parlor.server.http.Route.Needs;
import parlor.server.identity.KeyKind;
import parlor.server.identity.PasskeyText;
import parlor.server.identity.Sha256;
import parlor.server.storage.Accounts.Account;
import parlor.server.storage.Challenges.Purpose;
import parlor.server.storage.Passkeys.PublicHalf;

/// Logging in with a passkey: the device says whose it is.
final class PasskeyLogin {
  private final PasskeyParts parts;

  PasskeyLogin(PasskeyParts parts) {
    this.parts = parts;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/account/login/challenge", Needs.NOTHING, this::begin),
        Route.post("/account/login/passkey", Needs.NOTHING, this::logIn));
  }

  private Future<Reply> begin(Call call) {
    var tooMany = RateLimits.problem(parts.limits().newSession(call.caller().address()));
    if (tooMany.isPresent()) {
      return Reply.failed(tooMany.get());
    }
    return parts
        .blocking()
        .run(() -> parts.challenges().give(Purpose.LOG_IN, call.found()))
        .compose(challenge -> Reply.json(200, Map.of("challenge", challenge)));
  }

  /// What a device has signed. All but `token` is base64url.
  ///
  /// @param clientData the JSON text of the browser
  /// @param userHandle by what the device knows the player
  /// @param token whether to answer the token in place of setting a cookie
  record LoginRequest(
      String id,
      String clientData,
      String authenticatorData,
      String signature,
      String userHandle,
      Optional<Boolean> token) {}

  private Future<Reply> logIn(Call call) {
    var request = call.body(LoginRequest.class);
    var id = request.flatMap(body -> PasskeyText.id(body.id()));
    if (request.isEmpty() || id.isEmpty()) {
      return Reply.failed(Problem.MALFORMED);
    }
    var wantsToken = request.get().token().orElse(false);
    if (!wantsToken && !SessionRoutes.isOwnPage(call)) {
      return Reply.failed(Problem.FOREIGN_ORIGIN);
    }
    var counted = "passkey " + Sha256.of(id.get().getBytes(StandardCharsets.UTF_8));
    return parts
        .blocking()
        .onLoop(parts.limits().triesLogin(call.caller().address(), counted))
        .compose(attempt ->
            switch (attempt) {
              case WrongCodes.Try.Refused(var pause) ->
                  Reply.failed(Problem.tooManyRequests(pause));
              case WrongCodes.Try.Allowed(var ending) ->
                  parts
                      .blocking()
                      .run(() -> check(call, id.get(), request.get()))
                      .onComplete(done ->
                          ending.ended(
                              !done.succeeded() || done.result() instanceof Proof.Of,
                              parts.limits().now()))
                      .compose(proof ->
                          switch (proof) {
                            case Proof.Of(var account) ->
                                parts.entrance().enter(call, account, wantsToken);
                            case Proof.Missing(var why) -> Reply.failed(why);
                          });
            });
  }

  /// Whose account it is, or why that is not shown.
  private sealed interface Proof {
    record Of(Account account) implements Proof {}

    record Missing(Problem why) implements Proof {}
  }

  private Proof check(Call call, String id, LoginRequest request) {
    return switch (parts
        .checks()
        .check(call, Purpose.LOG_IN, request.clientData(), request.authenticatorData())) {
      case Checked.Bad(var why) -> new Proof.Missing(why);
      case Checked.Good(var device) -> {
        var known = parts.passkeys().find(id).filter(passkey -> isSigned(passkey, request));
        var account = known.flatMap(passkey -> parts.accounts().of(passkey.player()));
        if (account.isEmpty()) {
          yield new Proof.Missing(Problem.WRONG_PASSKEY);
        }
        yield parts.passkeys().use(id, device.counter())
            ? new Proof.Of(account.get())
            : new Proof.Missing(Problem.PASSKEY_COPIED);
      }
    };
  }

  private static boolean isSigned(PublicHalf passkey, LoginRequest request) {
    var signature = PasskeyText.bytes(request.signature());
    var device = PasskeyText.bytes(request.authenticatorData());
    var client = PasskeyText.bytes(request.clientData());
    var kind = KeyKind.numbered(passkey.algorithm());
    var key = kind.flatMap(k -> PasskeyText.bytes(passkey.publicKey()).flatMap(k::read));
    if (signature.isEmpty() || device.isEmpty() || client.isEmpty() || key.isEmpty()) {
      return false;
    }
    var hash = HexFormat.of().parseHex(Sha256.of(client.get()));
    return request.userHandle().equals(PasskeyText.handle(passkey.player()))
        && kind.get().isSigned(key.get(), signature.get(), List.of(device.get(), hash));
  }
}
