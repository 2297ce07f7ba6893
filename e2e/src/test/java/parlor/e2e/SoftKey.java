package parlor.e2e;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.List;

/// A device for passkeys that the browser itself imitates: it knows its owner and answers at once.
final class SoftKey {
  private final CDPSession browser;
  private final String id;

  private SoftKey(CDPSession browser, String id) {
    this.browser = browser;
    this.id = id;
  }

  static SoftKey at(Page page) {
    var browser = page.context().newCDPSession(page);
    browser.send("WebAuthn.enable");
    var options = new JsonObject();
    options.addProperty("protocol", "ctap2");
    options.addProperty("transport", "internal");
    options.addProperty("hasResidentKey", true);
    options.addProperty("hasUserVerification", true);
    options.addProperty("isUserVerified", true);
    options.addProperty("automaticPresenceSimulation", true);
    var command = new JsonObject();
    command.add("options", options);
    var made = browser.send("WebAuthn.addVirtualAuthenticator", command);
    return new SoftKey(browser, made.get("authenticatorId").getAsString());
  }

  private JsonObject command() {
    var command = new JsonObject();
    command.addProperty("authenticatorId", id);
    return command;
  }

  /// The passkeys on it.
  List<JsonElement> passkeys() {
    return browser
        .send("WebAuthn.getCredentials", command())
        .getAsJsonArray("credentials")
        .asList();
  }

  /// Its owner's other device gets the same passkeys, as by a cloud.
  void shareWith(SoftKey other) {
    for (var passkey : passkeys()) {
      var command = other.command();
      command.add("credential", passkey);
      other.browser.send("WebAuthn.addCredential", command);
    }
  }

  /// It is as good as another device.
  void forgetsAll() {
    browser.send("WebAuthn.clearCredentials", command());
  }

  /// From now on its owner looks away.
  void recognizesNobody() {
    var command = command();
    command.addProperty("isUserVerified", false);
    browser.send("WebAuthn.setUserVerified", command);
  }
}
