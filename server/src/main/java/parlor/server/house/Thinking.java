package parlor.server.house;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import parlor.tables.BotTurn;
import parlor.tables.Table;

/// The bots of one table that think right now. A move is computed first; then the rest of the
/// thinking time, which was drawn before, is waited out.
final class Thinking {
  private final BotPool pool;
  private final Timing timing;
  private final Set<BotTurn> underWay = new HashSet<>();

  Thinking(BotPool pool, Timing timing) {
    this.pool = pool;
    this.timing = timing;
  }

  /// Lets every bot think that is to move and does not yet.
  void begin(Table table, Consumer<TableMessage.BotAnswered> answered) {
    for (var turn : table.botTurns()) {
      if (underWay.add(turn)) {
        var time = table.thinkingTime(turn);
        var began = timing.now();
        pool.choose(table, turn)
            .thenAccept(action -> {
              var rest = time.minus(Duration.between(began, timing.now()));
              timing.schedule(
                  rest.isNegative() ? Duration.ZERO : rest,
                  () -> answered.accept(new TableMessage.BotAnswered(turn, action)));
            });
      }
    }
  }

  void ended(BotTurn turn) {
    underWay.remove(turn);
  }

  boolean isIdle() {
    return underWay.isEmpty();
  }
}
