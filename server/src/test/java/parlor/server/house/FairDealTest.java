package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.engine.Decision;
import parlor.engine.SplitMix64;
import parlor.engine.Viewer;
import parlor.tables.Entry;
import parlor.tables.TableId;
import parlor.testkit.Proves;
import parlor.wire.Json;
import parlor.wire.Shelf;

/// Finished games in the hands of a stranger's script, which repeats their deals.
class FairDealTest {
  private static final long SEED = Long.getLong("parlor.seed", System.nanoTime());
  private static final Shelf SHELF = Shelf.load();
  private static final int MOVES_MAX = 20_000;

  /// People leave in most of the long games, and a table that nobody plays at is given up.
  private static final int TRIES_MAX = 400;

  private static final Path SCRIPT = Path.of("../docs/verify-deal.mjs");

  @TempDir private Path folder;

  private record Said(int code, String text) {}

  /// So many finished games as their replays tell them.
  private static List<JsonNode> games(String game, int seats, int count, RandomGenerator luck) {
    var box = SHELF.box(game).orElseThrow();
    var games = new ArrayList<JsonNode>();
    for (var tries = 0; games.size() < count; tries++) {
      assertThat(tries).as("tries").isLessThan(TRIES_MAX);
      open(RandomTable.journal(box, seats, MOVES_MAX, luck)).ifPresent(games::add);
    }
    return games;
  }

  private static Optional<JsonNode> open(List<Entry> rows) {
    try (var replays = new Replays(SHELF::box, (_, _) -> rows)) {
      return replays.of(new TableId("t1"), new Viewer.Open()).toCompletableFuture().join()
              instanceof Decision.Accepted<String>(var json)
          ? Optional.of(Json.read(json, JsonNode.class))
          : Optional.empty();
    }
  }

  private Said verify(List<JsonNode> games, String... more) throws IOException {
    var file = folder.resolve("games.json");
    Files.writeString(file, Json.MAPPER.createArrayNode().addAll(games).toString());
    var command = new ArrayList<>(List.of("node", SCRIPT.toString(), file.toString()));
    command.addAll(List.of(more));
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return new Said(process.exitValue(), text);
  }

  @ParameterizedTest
  @CsvSource({
    "cambio,2,20",
    "cambio,4,20",
    "shanko,3,1",
    "shanko,5,1",
    "numeron,1,10",
    "numeron,2,30"
  })
  @Proves({"PLT-18", "CAM-1"})
  void every_draw_of_a_finished_game_can_be_repeated_from_what_was_published(
      String game, int seats, int count) throws IOException {
    var said = verify(games(game, seats, count, new SplitMix64(SEED)));
    assertThat(said.text()).as("seed %d", SEED).contains("draws repeated").doesNotContain(";");
    assertThat(said.code()).as("seed %d: %s", SEED, said.text()).isZero();
  }

  @Test
  @Proves("PLT-18")
  void a_game_of_which_anything_was_changed_does_not_pass() throws IOException {
    var game = games("cambio", 3, 1, new SplitMix64(SEED)).getFirst();
    var deal = (ObjectNode) game.at("/table/deal");
    assertThat(verify(List.of(game), deal.get("fingerprint").asText()).code()).isZero();
    assertThat(verify(List.of(game), "0".repeat(64)).text()).contains("not the one you noted");

    var otherSecret = game.deepCopy();
    ((ObjectNode) otherSecret.at("/table/deal")).put("secret", deal.get("secret").asText() + "0");
    assertThat(verify(List.of(otherSecret)).text()).contains("does not fit its fingerprint");

    var otherLuck = game.deepCopy();
    ((ObjectNode) otherLuck.at("/table/deal/luck")).put("0", "mine");
    assertThat(verify(List.of(otherLuck)).text()).contains("event 0 (dealt) was not drawn so");

    var otherDeck = game.deepCopy();
    var cards = (ArrayNode) otherDeck.at("/events/0/cards");
    var bottom = cards.remove(cards.size() - 1);
    cards.insert(cards.size() - 1, bottom);
    var said = verify(List.of(otherDeck));
    assertThat(said.text()).contains("event 0 (dealt) was not drawn so");
    assertThat(said.code()).isEqualTo(1);
  }
}
