package parlor.tables;

import java.util.random.RandomGenerator;
import parlor.engine.Seat;

/// The bots' luck at one table, from a secret that is not the deal's.
record BotChance(String secret) {
  /// For a bot's memory before the first step.
  RandomGenerator forMind(Seat seat) {
    return new HmacCounter(secret, "mind:" + seat.index());
  }

  /// For a bot's decision.
  RandomGenerator forChoice(Seat seat, long asked) {
    return new HmacCounter(secret, "choice:" + seat.index() + ":" + asked);
  }

  /// For how long a bot seems to think; apart from the decision, so that it tells nothing of it.
  RandomGenerator forPace(Seat seat, long asked) {
    return new HmacCounter(secret, "pace:" + seat.index() + ":" + asked);
  }
}
