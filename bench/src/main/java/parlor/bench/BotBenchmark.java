package parlor.bench;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import parlor.engine.SplitMix64;

/// One decision of a bot, from its view to the JSON of its action, at positions to which it came by
/// itself. Nobody hurries it.
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // Set up before anything is measured.
public class BotBenchmark {
  /// `GAME/LEVEL`
  @Param("")
  public String bot;

  private final SplitMix64 random = new SplitMix64(1);
  private List<Positions.Position> positions;
  private int next;

  @Setup
  public void setUp() {
    var parts = bot.split("/", 2);
    Playout.plugin(parts[0]).prepareBots();
    positions = Positions.ofBot(parts[0], parts[1]);
  }

  @Benchmark
  public String decision() {
    next = (next + 1) % positions.size();
    var position = positions.get(next);
    return position.play().choose(position.seat(), random, () -> false);
  }
}
