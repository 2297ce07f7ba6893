package parlor.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.engine.JsonText;
import parlor.server.house.House.Opening;
import parlor.server.storage.Session;
import parlor.tables.SeatPlan;

/// A new table as it is asked for.
///
/// @param seats `open`, `mine` or `bot:` and a level, for each seat
record TableRequest(
    String game,
    List<String> seats,
    Optional<JsonText> options,
    Optional<Boolean> spectators,
    Optional<Boolean> start) {
  private static final String BOT = "bot:";
  private static final int SEATS_MAX = 64;

  /// What the house is asked for; nothing if a seat cannot be understood.
  Optional<Opening> by(Session host) {
    if (seats.size() > SEATS_MAX) {
      return Optional.empty();
    }
    var plans = new ArrayList<SeatPlan>();
    for (var text : seats) {
      var plan = Optional.ofNullable(text).flatMap(TableRequest::plan);
      if (plan.isEmpty()) {
        return Optional.empty();
      }
      plans.add(plan.get());
    }
    return Optional.of(
        new Opening(
            host.player(),
            host.name(),
            game,
            List.copyOf(plans),
            options.map(JsonText::text).orElse("{}"),
            spectators.orElse(false),
            start.orElse(false)));
  }

  private static Optional<SeatPlan> plan(String text) {
    return switch (text) {
      case "open" -> Optional.of(new SeatPlan.Open());
      case "mine" -> Optional.of(new SeatPlan.Mine());
      default ->
          text.startsWith(BOT)
              ? Optional.of(new SeatPlan.Bot(text.substring(BOT.length())))
              : Optional.empty();
    };
  }
}
