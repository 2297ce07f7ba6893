package parlor.bench;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import parlor.engine.Chance;
import parlor.engine.Play;
import parlor.engine.Viewer;

/// What a table does for a move, with its JSON: the step and what comes of it, and the view of each
/// who looks on.
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // Set up before anything is measured.
public class MoveBenchmark {
  private static final Chance CHANCE = Chance.seeded(1);

  @Param("")
  public String game;

  private List<Positions.Position> positions;
  private int next;

  @Setup
  public void setUp() {
    positions = Positions.random(game);
  }

  @Benchmark
  public Play move() {
    var position = next();
    return Positions.after(position.play(), position.seat(), position.action(), CHANCE);
  }

  @Benchmark
  public String view() {
    var position = next();
    return position.play().view(new Viewer.At(position.seat()));
  }

  private Positions.Position next() {
    next = (next + 1) % positions.size();
    return positions.get(next);
  }
}
