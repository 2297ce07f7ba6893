package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.junit.jupiter.api.Test;
import parlor.engine.SplitMix64;
import parlor.tables.Command;
import parlor.tables.Entry;
import parlor.tables.Table;
import parlor.tables.Verdict;
import parlor.testkit.Proves;
import parlor.wire.Json;
import parlor.wire.Shelf;

/// Damaged text for everything that reads what others wrote: it is understood or refused, and never
/// throws.
class DecodersTest {
  private static final int TRIES = Integer.getInteger("parlor.fuzz", 8_000);

  private final long seed = Long.getLong("parlor.seed", System.nanoTime());
  private final SplitMix64 random = new SplitMix64(seed);

  @Test
  @Proves({"PLT-7", "PLT-28"})
  void damaged_actions_are_refused_or_taken_and_never_throw() {
    for (var box : Shelf.load().boxes()) {
      var journal = RandomTable.journal(box, random);
      var table = Table.blank(_ -> Optional.of(box));
      var damage = new Damage(random, samples(journal));
      var step = Math.max(1, TRIES / 5 / journal.size());
      for (var entry : journal) {
        for (var i = 0; i < step && table.isMade(); i++) {
          assertJudged(table, entry, damage.next());
        }
        table = table.evolve(entry);
      }
    }
  }

  private void assertJudged(Table table, Entry next, String action) {
    var act =
        new Command.Act(
            RandomTable.player(random.nextInt(2)),
            Optional.empty(),
            "x",
            OptionalLong.empty(),
            action);
    var verdict = table.decide(act, next.at());
    assertThat(verdict)
        .as("seed %d: %s", seed, action)
        .isInstanceOfAny(Verdict.Refused.class, Verdict.Store.class);
  }

  /// The events of a game look much like its actions.
  private static List<String> samples(List<Entry> journal) {
    var samples = new ArrayList<String>();
    for (var entry : journal) {
      if (entry instanceof Entry.Stepped(_, _, var step)) {
        Json.read(step.text(), com.fasterxml.jackson.databind.JsonNode.class)
            .forEach(event -> samples.add(event.toString()));
      }
    }
    return samples;
  }

  @Test
  @Proves("PLT-16")
  void damaged_rows_are_read_or_known_as_unreadable_and_never_throw() throws Exception {
    var system =
        ActorSystem.create(
            "fuzz",
            ConfigFactory.parseString("pekko { loglevel = OFF, actor.provider = local }")
                .withFallback(ConfigFactory.load()));
    try {
      var serializer = new HouseSerializer((ExtendedActorSystem) system);
      for (var box : Shelf.load().boxes()) {
        var rows = RandomTable.journal(box, random).stream().map(Json::write).toList();
        var damage = new Damage(random, rows.subList(0, Math.min(50, rows.size())));
        for (var i = 0; i < TRIES / 5; i++) {
          var text = damage.next();
          var read = serializer.fromBinary(text.getBytes(StandardCharsets.UTF_8), "stepped");
          assertThat(read)
              .as("seed %d: %s", seed, text)
              .isInstanceOfAny(Entry.class, UnreadableRow.class);
        }
      }
    } finally {
      system.terminate();
    }
  }
}
