package parlor.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// A game between random players.
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // Set up before anything is measured.
public class PlayoutBenchmark {
  @Param("")
  public String game;

  private Playout<?, ?, ?, ?, ?> games;

  /// What a game has of them.
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Count {
    public long moves;
  }

  @Setup
  public void setUp() {
    games = Playout.of(game);
  }

  @Benchmark
  public int playout(Count count) {
    var moves = games.play();
    count.moves += moves;
    return moves;
  }
}
