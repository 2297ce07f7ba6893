package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.house.TestHouse.marks;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.SplitMix64;
import parlor.server.house.House.Answer;
import parlor.tables.SeatPlan;
import parlor.testkit.Proves;
import parlor.wire.Shelf;

/// Actions that come twice, late, in another order, or again after a restart.
class InterleavingsTest {
  private static final int INTERLEAVINGS = Integer.getInteger("parlor.interleavings", 2_000);
  private static final int TABLES = 40;

  @TempDir Path folder;

  @Test
  @Proves("PLT-9")
  void each_action_takes_effect_at_most_once_and_its_repeats_get_the_first_answer() {
    var seed = Long.getLong("parlor.seed", System.nanoTime());
    var random = new SplitMix64(seed);
    var boxes = List.copyOf(Shelf.load().boxes());
    var shortest =
        boxes.stream().filter(box -> box.key().equals("tic-tac-toe")).findFirst().orElseThrow();
    var total = new Mailbag.Count(0, 0, 0, 0);
    for (var number = 0; number < INTERLEAVINGS; number++) {
      var box = number % 8 == 0 ? boxes.get(number / 8 % boxes.size()) : shortest;
      total = total.plus(new Mailbag(box, random, "seed " + seed + ", " + number).deliverAll());
    }
    System.out.println(INTERLEAVINGS + " interleavings: " + total);
    assertThat(total.repeated()).isGreaterThan(INTERLEAVINGS);
    assertThat(total.stored()).isGreaterThan(INTERLEAVINGS);
  }

  @Test
  @Proves("PLT-9")
  void the_same_action_from_four_sides_at_once_is_stored_once_and_answered_alike() {
    try (var database = TestHouse.database(folder);
        var house = TestHouse.open(database)) {
      for (var number = 0; number < TABLES; number++) {
        var ann = "ann" + number;
        var opened =
            house.opened(ann, "tic-tac-toe", new SeatPlan.Mine(), new SeatPlan.Bot("easy"));
        var answers =
            IntStream.range(0, 4)
                .mapToObj(_ -> house.house().send(opened.table(), marks(ann, "a1", 4)))
                .map(CompletionStage::toCompletableFuture)
                .toList();
        var different = new HashSet<Answer>(answers.stream().map(CompletableFuture::join).toList());
        assertThat(different).hasSize(1).allMatch(Answer.Done.class::isInstance);
        assertThat(rowsOf(house.rows(opened.table()), "a1")).isEqualTo(1);
      }
    }
  }

  private static long rowsOf(List<String> rows, String id) {
    return rows.stream().filter(row -> row.contains("\"id\":\"" + id + "\"")).count();
  }
}
