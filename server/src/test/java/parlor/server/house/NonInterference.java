package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import parlor.engine.Box;
import parlor.engine.JsonText;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.engine.Viewer;
import parlor.server.house.Secrets.Witnessed;
import parlor.tables.Entry;
import parlor.tables.PlayerId;
import parlor.wire.Json;

/// The law of the wire: two games that differ only in what a viewer may not know send that viewer
/// the same bytes. A game is played by luck and cut somewhere; all facts that the viewer could not
/// have learned by then change places in its whole journal; both journals are shown to the viewer.
final class NonInterference {
  private static final PlayerId WATCHER = new PlayerId("p-watcher");

  private final Box box;
  private final Secrets secrets;

  NonInterference(Box box, Secrets secrets) {
    this.box = box;
    this.secrets = secrets;
  }

  /// What was looked at.
  ///
  /// @param changed how many facts changed places in all
  record Tally(int games, int viewers, long frames, long changed) {
    Tally plus(long moreFrames, long moreChanged) {
      return new Tally(games, viewers + 1, frames + moreFrames, changed + moreChanged);
    }
  }

  Tally holds(int games, long seed) {
    var tally = new Tally(games, 0, 0, 0);
    for (var game = 0; game < games; game++) {
      var luck = new SplitMix64(seed + game);
      var whole = RandomTable.journal(box, luck);
      var journal = whole.subList(0, 2 + luck.nextInt(whole.size() - 1));
      for (var seat : watched((Entry.Created) whole.getFirst())) {
        tally = holds(journal, seat, luck, "seed " + (seed + game), tally);
      }
    }
    return tally;
  }

  /// Every person's seat, and nothing for somebody who watches.
  private static List<Optional<Seat>> watched(Entry.Created created) {
    var seats = new ArrayList<Optional<Seat>>(List.of(Optional.empty()));
    for (var seat : Seat.range(created.places().size())) {
      if (created.places().get(seat.index()).player().isPresent()) {
        seats.add(Optional.of(seat));
      }
    }
    return seats;
  }

  private Tally holds(
      List<Entry> journal, Optional<Seat> seat, RandomGenerator luck, String game, Tally tally) {
    var player = seat.map(at -> RandomTable.player(at.index())).orElse(WATCHER);
    var moved = permutation(journal, seat, luck);
    var other = new ArrayList<Entry>();
    for (var i = 0; i < journal.size(); i++) {
      var as = viewer(journal.subList(0, i), seat);
      other.add(inOther(journal.get(i), step -> other(step, as, moved, luck)));
    }
    var sent = Sent.to(player, seat, box, journal, secrets.attempts());
    var sentInOther = Sent.to(player, seat, box, other, secrets.attempts());
    assertThat(sentInOther).as("sent to %s in the game of %s", player, game).isEqualTo(sent);
    var changed = moved.entrySet().stream().filter(e -> !e.getKey().equals(e.getValue())).count();
    return tally.plus(sent.size(), changed);
  }

  /// As whom a person looks after these rows: the seat's own eyes, until a bot plays it.
  private static Viewer viewer(List<Entry> journal, Optional<Seat> seat) {
    var replaced =
        journal.stream()
            .anyMatch(entry ->
                switch (entry) {
                  case Entry.TakenOver(_, var at) -> seat.equals(Optional.of(at));
                  case Entry.Left(_, var player) ->
                      seat.map(at -> RandomTable.player(at.index())).equals(Optional.of(player));
                  default -> false;
                });
    return replaced
        ? new Viewer.Public()
        : seat.<Viewer>map(Viewer.At::new).orElse(new Viewer.Public());
  }

  /// Where each unknown fact goes.
  private Map<String, String> permutation(
      List<Entry> journal, Optional<Seat> seat, RandomGenerator luck) {
    var seats = ((Entry.Created) journal.getFirst()).places().size();
    var unknown = new ArrayList<>(secrets.facts());
    unknown.removeAll(secrets.known(seats, witnessed(journal, seat)));
    var shuffled = new ArrayList<>(unknown);
    for (var i = shuffled.size(); i > 1; i--) {
      Collections.swap(shuffled, i - 1, luck.nextInt(i));
    }
    var moved = new HashMap<String, String>();
    for (var i = 0; i < unknown.size(); i++) {
      moved.put(unknown.get(i), shuffled.get(i));
    }
    return moved;
  }

  private static List<Witnessed> witnessed(List<Entry> journal, Optional<Seat> seat) {
    var events = new ArrayList<Witnessed>();
    for (var i = 0; i < journal.size(); i++) {
      var as = viewer(journal.subList(0, i), seat);
      step(journal.get(i))
          .ifPresent(step -> read(step).forEach(e -> events.add(new Witnessed(as, e))));
    }
    return events;
  }

  private static Optional<JsonText> step(Entry entry) {
    return switch (entry) {
      case Entry.Created created -> created.start();
      case Entry.Started(_, var step) -> Optional.of(step);
      case Entry.Stepped(_, _, var step) -> Optional.of(step);
      default -> Optional.empty();
    };
  }

  private static JsonNode read(JsonText step) {
    return Json.read(step.text(), JsonNode.class);
  }

  private static Entry inOther(Entry entry, UnaryOperator<JsonText> change) {
    return switch (entry) {
      case Entry.Created c ->
          new Entry.Created(
              c.at(),
              c.table(),
              c.code(),
              c.game(),
              c.rulesVersion(),
              c.host(),
              c.places(),
              c.options(),
              c.spectators(),
              c.secrets(),
              c.start().map(change));
      case Entry.Started(var at, var step) -> new Entry.Started(at, change.apply(step));
      case Entry.Stepped(var at, var cause, var step) ->
          new Entry.Stepped(at, cause, change.apply(step));
      default -> entry;
    };
  }

  private JsonText other(
      JsonText step, Viewer as, Map<String, String> moved, RandomGenerator luck) {
    var events = Json.MAPPER.createArrayNode();
    for (var event : read(step)) {
      events.add(secrets.otherwise(new Witnessed(as, replaced(event, moved)), luck));
    }
    return new JsonText(events.toString());
  }

  private static JsonNode replaced(JsonNode node, Map<String, String> moved) {
    return switch (node) {
      case TextNode text -> TextNode.valueOf(moved.getOrDefault(text.asText(), text.asText()));
      case ArrayNode array -> {
        var copy = Json.MAPPER.createArrayNode();
        array.forEach(each -> copy.add(replaced(each, moved)));
        yield copy;
      }
      case ObjectNode object -> {
        var copy = Json.MAPPER.createObjectNode();
        object
            .properties()
            .forEach(each -> copy.set(each.getKey(), replaced(each.getValue(), moved)));
        yield copy;
      }
      default -> node;
    };
  }
}
