package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.house.TestHouse.player;

import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.Viewer;
import parlor.tables.Command;
import parlor.tables.SeatPlan;
import parlor.tables.TableId;
import parlor.testkit.Proves;

class ConnectionsTest {
  private static final SeatPlan OPEN = new SeatPlan.Open();

  @TempDir Path folder;

  /// A screen on which nothing can be shown.
  private static final class Broken implements House.Listener {
    private final CompletableFuture<CloseCode> end = new CompletableFuture<>();

    @Override
    public void frame(String json) {
      throw new IllegalStateException("nothing can be shown here");
    }

    @Override
    public void answered(String id, House.Answer answer) {}

    @Override
    public void moved(Viewer viewer) {}

    @Override
    public void ended(CloseCode why) {
      end.complete(why);
      throw new IllegalStateException("nor can it be ended");
    }
  }

  @Test
  @Proves("PLT-7")
  void a_connection_that_fails_ends_and_disturbs_nobody_else() throws Exception {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var opened = house.opened("ann", "tic-tac-toe", OPEN, OPEN);
      house.joined(opened, "bob");
      var broken = new Broken();
      var _ =
          house
              .house()
              .connect(
                  new House.Connecting(
                      opened.table(),
                      player("ann"),
                      new Viewer.Public(),
                      OptionalLong.empty(),
                      false),
                  broken);
      assertThat(broken.end.get(TestHouse.WAIT.toSeconds(), TimeUnit.SECONDS))
          .isEqualTo(CloseCode.TRY_AGAIN);
      var bob = house.connects(opened.table(), "bob");
      bob.await("snapshot");
      house.does(opened.table(), new Command.Start(player("ann")));
      bob.awaitNews("table:started");
    }
  }

  @Test
  @Proves("PLT-7")
  void a_connection_that_was_closed_does_not_come_back_and_keep_its_person_out() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var opened = house.opened("ann", "tic-tac-toe", OPEN, OPEN);
      var ann = house.connects(opened.table(), "ann");
      ann.await("snapshot");
      ann.close();
      ann.refresh();
      house.forget(ann);
      house.connects(opened.table(), "ann").await("snapshot");
    }
  }

  /// A screen that notes what it is shown, and breaks down when it is told to.
  private static final class Noting implements House.Listener {
    private final List<String> frames = new CopyOnWriteArrayList<>();

    @Override
    public void frame(String json) {
      if (json.equals("break down")) {
        throw new AssertionError("as it was told");
      }
      frames.add(json);
    }

    @Override
    public void answered(String id, House.Answer answer) {}

    @Override
    public void moved(Viewer viewer) {}

    @Override
    public void ended(CloseCode why) {}
  }

  /// Connections of one node, and what they ask of a table that says nothing by itself.
  private static final class Lines implements AutoCloseable {
    private final ActorSystem<Void> system =
        ActorSystem.create(
            Behaviors.empty(),
            "lines",
            ConfigFactory.parseString("pekko { actor.provider = local, loglevel = OFF }")
                .withFallback(ConfigFactory.load()));
    private final Connections connections = Connections.start(system);
    private final BlockingQueue<TableMessage> asked = new LinkedBlockingQueue<>();

    Address open(Noting screen) throws InterruptedException {
      var connecting =
          new House.Connecting(
              new TableId("0193a1b2c3d4e5f60718"),
              player("ann"),
              new Viewer.Public(),
              OptionalLong.empty(),
              false);
      var _ = connections.open(connecting, asked::add, screen);
      return ((TableMessage.Connect) asked.take()).link().at();
    }

    @Override
    public void close() {
      system.terminate();
    }
  }

  @Test
  @Proves("PLT-7")
  void what_a_table_said_before_it_moved_to_another_node_is_not_shown_late() throws Exception {
    try (var lines = new Lines()) {
      var screen = new Noting();
      var ann = lines.open(screen);
      lines.connections.send(ann, new ToConnection.State(7, true, "seven"));
      lines.connections.send(ann, new ToConnection.State(8, false, "eight"));
      lines.connections.send(ann, new ToConnection.State(7, true, "seven again"));
      lines.connections.send(ann, new ToConnection.State(8, true, "all of eight"));
      assertThat(screen.frames).containsExactly("seven", "eight", "all of eight");
    }
  }

  @Test
  @Proves("PLT-7")
  void a_node_hands_on_what_comes_from_others_whatever_one_connection_does() throws Exception {
    try (var lines = new Lines()) {
      var screen = new Noting();
      var broken = lines.open(new Noting());
      var sound = lines.open(screen);
      var node = sound.node();
      node.tell(new Delivery(broken.connection(), new ToConnection.Remark("break down")));
      node.tell(new Delivery(sound.connection(), new ToConnection.Remark("still here")));
      TestHouse.await(() -> screen.frames.contains("still here"));
    }
  }
}
