package parlor.server.house;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlor.engine.Box;
import parlor.engine.Decision;
import parlor.server.fuzz.Decoder;
import parlor.tables.Command;
import parlor.tables.SeatPlan;
import parlor.tables.Table;
import parlor.tables.TableId;
import parlor.tables.Verdict;
import parlor.wire.Json;

/// What a host asks of a new table's game: refused, or a game begins with it.
record OptionsDecoder(List<Box> boxes) implements Decoder {
  private static final int SIZES = 10;

  @Override
  public String name() {
    return "options of games";
  }

  @Override
  public int situations() {
    return boxes.size() * SIZES;
  }

  @Override
  public List<Input> samples() {
    var samples = new ArrayList<Input>();
    for (var situation = 0; situation < situations(); situation++) {
      samples.add(new Input(situation, "{}"));
      if (boxes.get(situation / SIZES).options(situation % SIZES, "{}")
          instanceof Decision.Accepted<String>(var full)) {
        samples.add(new Input(situation, full));
        for (var field :
            Json.read(full, com.fasterxml.jackson.databind.JsonNode.class).properties()) {
          samples.add(
              new Input(situation, "{\"" + field.getKey() + "\":" + field.getValue() + "}"));
        }
      }
    }
    return samples;
  }

  @Override
  public void read(Input input) {
    var box = boxes.get(input.situation() / SIZES);
    var table = Table.blank(_ -> Optional.of(box));
    var seats = new ArrayList<SeatPlan>();
    seats.add(new SeatPlan.Mine());
    seats.addAll(
        Collections.nCopies(input.situation() % SIZES, new SeatPlan.Bot(box.levels().getFirst())));
    var create =
        new Command.Create(
            new TableId("t1"),
            "ABCDEF",
            RandomTable.player(0),
            "P0",
            box.key(),
            seats,
            input.text(),
            true,
            true,
            new Command.Secrets("deal", "bots"));
    switch (table.decide(create, Instant.EPOCH)) {
      case Verdict.Refused _ -> {}
      case Verdict.Store(var entry) ->
          Decoder.check(table.evolve(entry).isStarted(), "the game begins");
      case Verdict.Repeated _, Verdict.Nothing _ -> throw new AssertionError("no answer");
    }
  }
}
