package parlor.server.http;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import parlor.server.identity.AuthenticatorData;
import parlor.server.identity.ClientData;
import parlor.server.identity.PasskeyText;
import parlor.server.identity.Sha256;
import parlor.server.storage.Challenges;
import parlor.server.storage.Challenges.Purpose;

/// What must hold whenever a passkey is made or used (WebAuthn, sections 7.1 and 7.2).
final class PasskeyChecks {
  private final Origins origins;
  private final Challenges challenges;

  PasskeyChecks(Origins origins, Challenges challenges) {
    this.origins = origins;
    this.challenges = challenges;
  }

  sealed interface Checked {
    record Good(AuthenticatorData device) implements Checked {}

    record Bad(Problem why) implements Checked {}
  }

  /// Checks what a browser and a device say, and takes the challenge if all else is well. Blocks.
  Checked check(Call call, Purpose purpose, String clientData, String authenticatorData) {
    var client = PasskeyText.bytes(clientData).flatMap(ClientData::read);
    var device = PasskeyText.bytes(authenticatorData).flatMap(AuthenticatorData::read);
    if (client.isEmpty() || device.isEmpty() || !client.get().type().equals(type(purpose))) {
      return new Checked.Bad(Problem.MALFORMED);
    }
    if (!isOurs(call, client.get(), device.get())) {
      return new Checked.Bad(Problem.WRONG_SITE);
    }
    if (!device.get().isPresent() || !device.get().isVerified()) {
      return new Checked.Bad(Problem.PASSKEY_UNVERIFIED);
    }
    return challenges.take(client.get().challenge(), purpose, call.found())
        ? new Checked.Good(device.get())
        : new Checked.Bad(Problem.PASSKEY_EXPIRED);
  }

  private static String type(Purpose purpose) {
    return switch (purpose) {
      case MAKE -> ClientData.MAKING;
      case LOG_IN -> ClientData.LOGGING_IN;
    };
  }

  /// Whether it happened on a page of ours, by a passkey for that page's host.
  private boolean isOurs(Call call, ClientData client, AuthenticatorData device) {
    return origins.isOwn(client.origin(), Origins.authority(call.context().request()))
        && !client.crossOrigin().orElse(false)
        && client.host().map(PasskeyChecks::hash).filter(device.siteHash()::equals).isPresent();
  }

  private static String hash(String host) {
    return Sha256.of(host.toLowerCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8));
  }
}
