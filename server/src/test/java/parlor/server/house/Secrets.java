package parlor.server.house;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import parlor.engine.Seat;
import parlor.engine.Viewer;

/// What is secret in a game's journal: facts that are texts of its events, such as cards, of which
/// every viewer may know some. Written from the rules, not from the views that it judges.
interface Secrets {
  /// The game's key.
  String game();

  /// An event, and as whom the viewer was looking when it happened.
  record Witnessed(Viewer as, JsonNode event) {
    String type() {
      return event.get("type").asText();
    }

    /// Whether it is the viewer who did this.
    boolean isOwn() {
      return event.has("seat") && as.equals(new Viewer.At(new Seat(event.get("seat").asInt())));
    }
  }

  /// The sizes of tables to try.
  List<Integer> seats();

  /// How many moves of a game are enough.
  int moves();

  /// The facts that this event puts into an order that nobody knows; mostly none.
  List<String> shuffled(JsonNode event);

  /// Those of the facts that a viewer may have come to know.
  ///
  /// @param events from the one that shuffled the facts on
  Set<String> known(int seats, List<Witnessed> events);

  /// The events as they might as well have been, for all that their witness may know apart from
  /// facts.
  List<JsonNode> otherwise(List<Witnessed> events, RandomGenerator luck);

  /// Actions to try, as JSON: right ones, wrong ones and nonsense.
  List<String> attempts();
}
