package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.house.TestHouse.player;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.engine.Viewer;
import parlor.server.house.House.Answer;
import parlor.tables.Command;
import parlor.tables.SeatPlan;
import parlor.tables.TableId;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// Lines are lost again and again while two people play; what each sees afterwards is what they
/// would see had they never been away.
class DropsTest {
  private static final int DROPS = Integer.getInteger("parlor.drops", 100);
  private static final List<String> GAMES = List.of("tic-tac-toe", "cambio");

  @TempDir Path folder;
  private int moves;
  private int games;

  @Test
  @Proves("PLT-12")
  void after_each_of_many_drops_the_screen_is_as_if_there_had_been_none() {
    var seed = Long.getLong("parlor.seed", System.nanoTime());
    var random = new SplitMix64(seed);
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      var game = begin(house);
      for (var drop = 0; drop < DROPS; drop++) {
        if (game.isOver()) {
          game = begin(house);
        }
        var away = game.screens().get(random.nextInt(2));
        away.goAway();
        lose(game, away, random.nextInt(4));
        for (var played = random.nextInt(3); played > 0; played--) {
          game.move(random.nextInt(1_000), "m" + moves++);
        }
        away.connect();
        game.settle();
        for (var seat = 0; seat < 2; seat++) {
          var screen = game.screens().get(seat);
          assertThat(screen.fault()).as("seed %d, drop %d", seed, drop).isEmpty();
          assertThat(comparable(screen.shown()))
              .as("seed %d, drop %d", seed, drop)
              .isEqualTo(comparable(game.snapshot(seat)));
        }
      }
      System.out.println(DROPS + " drops in " + games + " games, " + moves + " moves");
    }
  }

  /// The ways in which a line ends: closed, cut by its node, silent for too long, or replaced.
  private static void lose(Game game, Screen away, int way) {
    switch (way) {
      case 0 -> {
        away.close();
        game.awaitAbsence(away);
      }
      case 1 -> away.cut();
      case 2 -> {
        for (var step = 0; step < 4; step++) {
          game.pass(Duration.ofSeconds(4));
        }
        game.awaitAbsence(away);
      }
      default -> {}
    }
  }

  private Game begin(TestHouse house) {
    var names = List.of("x" + games, "o" + games);
    var opened =
        house.opened(
            names.get(0),
            GAMES.get(games++ % GAMES.size()),
            new SeatPlan.Mine(),
            new SeatPlan.Open());
    house.joined(opened, names.get(1));
    var screens =
        names.stream()
            .map(name -> new Screen(house.house(), opened.table(), player(name)))
            .toList();
    screens.forEach(Screen::connect);
    house.does(opened.table(), new Command.Start(player(names.get(0))));
    var game = new Game(house, opened.table(), names, screens);
    game.settle();
    return game;
  }

  private record Game(TestHouse house, TableId table, List<String> names, List<Screen> screens) {
    JsonNode snapshot(int seat) {
      var answer =
          TestHouse.answer(
              house.house().snapshot(table, player(names.get(seat)), new Viewer.Public()));
      return Json.read(((Answer.Frame) answer).json(), JsonNode.class);
    }

    /// Time passes, in which who is connected is heard of. The question shows that they were; who
    /// is away asks nothing.
    void pass(Duration time) {
      screens.forEach(Screen::here);
      snapshot(screens.getFirst().isAway() ? 1 : 0);
      house.timing.advance(time);
    }

    /// As both see it, once they are settled.
    boolean isOver() {
      return screens.getFirst().shown().at("/table/phase").asText().matches("finished|abandoned");
    }

    /// Whoever is to move plays one of the actions that they are offered; a pause passes. While
    /// Cambio waits for who called it, nobody is offered anything.
    void move(int choice, String id) {
      var now = snapshot(0);
      if (!now.at("/table/phase").asText().equals("playing")) {
        return;
      }
      if (now.path("awaited").isEmpty()) {
        pass(Duration.ofMillis(now.path("pauseMs").asLong()));
        return;
      }
      var seat = now.at("/awaited/0/seat").asInt();
      var options = (seat == 0 ? now : snapshot(seat)).path("options");
      if (options.isEmpty()) {
        return;
      }
      var action = options.get(choice % options.size()).toString();
      house.does(
          table,
          new Command.Act(
              player(names.get(seat)),
              Optional.of(new Seat(seat)),
              id,
              OptionalLong.empty(),
              action));
    }

    /// Waits until a lost line is noticed. Who acted while it was silent is here for a while
    /// longer.
    void awaitAbsence(Screen away) {
      var seat = screens.indexOf(away);
      var other = 1 - seat;
      var present = "/table/seats/" + seat + "/present";
      for (var tries = 0; snapshot(other).at(present).asBoolean(); tries++) {
        assertThat(tries).as("tries").isLessThan(5_000);
        TestHouse.pause(Duration.ofMillis(1));
        if (tries % 100 == 99) {
          pass(Duration.ofSeconds(4));
        }
      }
    }

    /// As clients do, both say now and then that they are here: a table that has left the memory
    /// knows them again by that.
    private void await(BooleanSupplier claim) {
      for (var tries = 0; !claim.getAsBoolean(); tries++) {
        assertThat(tries).as("tries").isLessThan(5_000);
        TestHouse.pause(Duration.ofMillis(1));
        if (tries % 50 == 49) {
          screens.forEach(Screen::here);
        }
      }
    }

    /// Waits until both see the last row and are here.
    void settle() {
      await(() -> {
        var now = snapshot(0);
        var present =
            StreamSupport.stream(now.at("/table/seats").spliterator(), false)
                .allMatch(seat -> seat.path("present").asBoolean());
        return present && screens.stream().allMatch(s -> s.sequence() == now.path("seq").asLong());
      });
    }
  }

  /// What does not change by the mere passing of time, and is not about the single frame.
  private static JsonNode comparable(JsonNode screen) {
    ObjectNode same = screen.deepCopy();
    same.remove(List.of("type", "news", "you", "pauseMs"));
    same.path("awaited").forEach(awaited -> ((ObjectNode) awaited).remove("endsInMs"));
    return same;
  }
}
