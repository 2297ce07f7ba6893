package parlor.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// Why an action was refused. The code is for programs and for translation, the message is the
/// sentence in English. Neither may say more than its reader may know.
public record Refusal(String code, String message, SequencedMap<String, String> arguments) {
  public static final Refusal NOT_YOUR_TURN = of("not-your-turn", "It is not your turn.");
  public static final Refusal GAME_OVER = of("game-over", "The game is over.");
  public static final Refusal NOT_NOW = of("not-now", "That cannot be done now.");

  public Refusal {
    arguments = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(arguments));
  }

  public static Refusal of(String code, String message) {
    return new Refusal(code, message, new LinkedHashMap<>());
  }

  /// The same with an argument, which replaces `{name}` in the message.
  public Refusal with(String name, Object value) {
    var more = new LinkedHashMap<>((Map<String, String>) arguments);
    more.put(name, value.toString());
    return new Refusal(code, message.replace("{" + name + "}", value.toString()), more);
  }
}
