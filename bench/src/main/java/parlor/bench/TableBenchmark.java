package parlor.bench;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.house.Entries;
import parlor.server.house.Frames;
import parlor.server.http.ClientFrame;
import parlor.server.http.ServerFrame;
import parlor.tables.Command;
import parlor.tables.Entry;
import parlor.tables.Table;
import parlor.tables.Verdict;

/// What a move costs a running table from the frame that asks for it to the frames that show it to
/// everyone seated: all but actors, sockets and the database.
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // Set up before anything is measured.
public class TableBenchmark {
  @Param("")
  public String game;

  private final Frames frames = new Frames();
  private List<RunningTables.Moment> moments;
  private int next;

  @Setup
  public void setUp() {
    moments = RunningTables.random(game);
  }

  @Benchmark
  public void wholeMove(Blackhole told) {
    next = (next + 1) % moments.size();
    var moment = moments.get(next);
    var act = act(moment);
    var entry = stored(moment, act);
    var after = moment.table().evolve(entry);
    told.consume(Entries.text(entry));
    told.consume(new ServerFrame.Ack(act.id(), after.sequence()).json());
    show(after, moment, told);
    told.consume(after.botTurns());
    told.consume(after.wakeAt());
  }

  private static Command.Act act(RunningTables.Moment moment) {
    if (!(ClientFrame.read(moment.frame()).orElseThrow()
        instanceof ClientFrame.Act(var id, _, var action))) {
      throw new IllegalStateException("no action: " + moment.frame());
    }
    var seat = Optional.of(moment.seat());
    return new Command.Act(moment.player(), seat, id, OptionalLong.empty(), action.text());
  }

  private static Entry stored(RunningTables.Moment moment, Command.Act act) {
    if (!(moment.table().decide(act, moment.now()) instanceof Verdict.Store(var entry))) {
      throw new IllegalStateException("refused: " + moment.frame());
    }
    return entry;
  }

  private void show(Table after, RunningTables.Moment moment, Blackhole told) {
    var step = frames.step(after, false);
    var shared = frames.shared(step, after, false, moment.now());
    for (var seat : Seat.range(after.seatCount())) {
      told.consume(frames.update(shared, frames.view(after, new Viewer.At(seat))));
    }
  }
}
