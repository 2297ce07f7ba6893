package parlor.server.client;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import parlor.server.client.Guest.Answer;
import parlor.wire.Json;

/// What people do with their passkeys, by the public API.
public final class Owner {
  /// Nothing is changed on the way.
  public static final UnaryOperator<Map<String, Object>> HONEST = UnaryOperator.identity();

  private Owner() {}

  /// A challenge to make a passkey, with what goes with it.
  public static Answer asksToAdd(Guest guest, String name) {
    return guest.post("/account/passkeys/challenge", Json.write(Map.of("name", name)));
  }

  public static String challengeToAdd(Guest guest, String name) {
    return asksToAdd(guest, name).expect(200).get("challenge").asText();
  }

  /// By what devices know this player.
  public static String handle(Guest guest) {
    return asksToAdd(guest, "Somebody").expect(200).at("/user/id").asText();
  }

  /// Adds a passkey in answer to a challenge.
  public static Answer adds(
      Guest guest,
      String name,
      Device device,
      String challenge,
      UnaryOperator<Map<String, Object>> change) {
    var fields = new LinkedHashMap<>(device.makes(challenge));
    fields.put("name", name);
    return guest.post("/account/passkeys", Json.write(change.apply(fields)));
  }

  /// Asks for a challenge and adds the passkey.
  public static Answer adds(Guest guest, String name, Device device) {
    return adds(guest, name, device, challengeToAdd(guest, name), HONEST);
  }

  public static String challengeToLogIn(Guest asker) {
    return asker.post("/account/login/challenge", "{}").expect(200).get("challenge").asText();
  }

  /// Logs in, in answer to a challenge.
  public static Answer logsIn(
      Guest asker,
      Device device,
      String handle,
      String challenge,
      UnaryOperator<Map<String, Object>> change) {
    var fields = new LinkedHashMap<>(device.signs(challenge, handle));
    return asker.post("/account/login/passkey", Json.write(change.apply(fields)));
  }

  /// Asks for a challenge and logs in.
  public static Answer logsIn(Guest asker, Device device, String handle) {
    return logsIn(asker, device, handle, challengeToLogIn(asker), HONEST);
  }
}
