package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.house.TestHouse.player;

import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.Viewer;
import parlor.tables.Command;
import parlor.tables.SeatPlan;
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
}
