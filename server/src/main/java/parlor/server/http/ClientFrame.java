package parlor.server.http;

import com.fasterxml.jackson.core.JacksonException;
import java.util.Optional;
import parlor.engine.JsonText;
import parlor.engine.Seat;
import parlor.wire.Json;

/// What a client says over a socket. Each but `ping` carries an id of its own, which its answer
/// repeats.
public sealed interface ClientFrame {
  /// @param at the sequence number that the player was looking at
  record Act(String id, Optional<Long> at, JsonText action) implements ClientFrame {}

  record Start(String id) implements ClientFrame {}

  record Leave(String id) implements ClientFrame {}

  record TakeBack(String id) implements ClientFrame {}

  record Rematch(String id) implements ClientFrame {}

  /// @param luck what the player adds to the deals
  record AddLuck(String id, String luck) implements ClientFrame {}

  record SeatBot(String id, Seat seat, String level) implements ClientFrame {}

  /// @param at the sequence number at which the host saw who is to go
  record Unseat(String id, Seat seat, Optional<Long> at) implements ClientFrame {}

  record Ping() implements ClientFrame {}

  int ID_MAX = 64;

  /// The frame in a text, or nothing if it is none.
  static Optional<ClientFrame> read(String text) {
    try {
      return Optional.ofNullable(Json.MAPPER.readValue(text, ClientFrame.class))
          .filter(frame -> frame instanceof Ping || isId(frame.idOrEmpty()));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  /// The id in a text that is no frame, so that its sender learns which one was refused.
  static Optional<String> idIn(String text) {
    try {
      var id = Json.MAPPER.readTree(text).path("id");
      return Optional.of(id.asText()).filter(found -> id.isTextual() && isId(found));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  /// Whether a text can be a command's id, which is stored as it is and told apart from all others.
  static boolean isId(String text) {
    return !text.isEmpty() && text.length() <= ID_MAX && isFit(text);
  }

  private static boolean isFit(String text) {
    for (var at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      if (isUnfit(text.codePointAt(at))) {
        return false;
      }
    }
    return true;
  }

  /// Half a character becomes a question mark when it is stored.
  private static boolean isUnfit(int point) {
    return Character.getType(point) == Character.SURROGATE || Character.isISOControl(point);
  }

  private String idOrEmpty() {
    return switch (this) {
      case Act(var id, _, _) -> id;
      case Start(var id) -> id;
      case Leave(var id) -> id;
      case TakeBack(var id) -> id;
      case Rematch(var id) -> id;
      case AddLuck(var id, _) -> id;
      case SeatBot(var id, _, _) -> id;
      case Unseat(var id, _, _) -> id;
      case Ping() -> "";
    };
  }
}
