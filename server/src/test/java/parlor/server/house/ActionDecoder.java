package parlor.server.house;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import parlor.engine.Box;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.fuzz.Decoder;
import parlor.server.house.Moments.Moment;
import parlor.tables.Command;
import parlor.tables.Entry;
import parlor.tables.Verdict;
import parlor.wire.Json;

/// A game's actions, at many of its moments and from any of its seats: taken or refused. What is
/// taken can be stored, folded and shown.
record ActionDecoder(String name, List<Moment> moments) implements Decoder {
  private static final int SEATS = 4;

  static ActionDecoder of(Box box, List<Moment> moments) {
    return new ActionDecoder("actions of " + box.key(), made(moments));
  }

  private static List<Moment> made(List<Moment> moments) {
    return moments.stream().filter(moment -> moment.table().isMade()).toList();
  }

  @Override
  public int situations() {
    return moments.size() * SEATS;
  }

  @Override
  public List<Input> samples() {
    var samples = new ArrayList<Input>();
    for (var situation = 0; situation < situations(); situation++) {
      var table = moments.get(situation / SEATS).table();
      var seat = seat(situation);
      var view = table.gameView(new Viewer.At(seat));
      if (view.isPresent()) {
        var options = Json.read("{" + view.get() + "}", JsonNode.class).get("options");
        for (var option : options) {
          samples.add(new Input(situation, option.toString()));
        }
      }
    }
    return samples;
  }

  /// Who is waited for, or one of the others.
  private Seat seat(int situation) {
    var moment = moments.get(situation / SEATS);
    var awaited = moment.table().awaited(moment.now());
    var first = awaited.isEmpty() ? 0 : awaited.getFirst().seat().index();
    return new Seat((first + situation % SEATS) % moment.table().seatCount());
  }

  @Override
  public void read(Input input) {
    var moment = moments.get(input.situation() / SEATS);
    var seat = seat(input.situation());
    var act =
        new Command.Act(
            RandomTable.player(seat.index()),
            Optional.of(seat),
            "x",
            OptionalLong.empty(),
            input.text());
    switch (moment.table().decide(act, moment.now())) {
      case Verdict.Refused _ -> {}
      case Verdict.Store(var entry) -> assertFolds(moment, entry);
      case Verdict.Repeated _, Verdict.Nothing _ -> throw new AssertionError("no answer");
    }
  }

  private static void assertFolds(Moment moment, Entry entry) {
    var row = Entries.text(entry);
    var stored = new String(row.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    Decoder.check(Entries.read(stored).equals(entry), "stored as it is: " + row);
    var after = moment.table().evolve(entry);
    after.gameView(new Viewer.Public());
    for (var seat : Seat.range(after.seatCount())) {
      after.gameView(new Viewer.At(seat));
    }
  }
}
