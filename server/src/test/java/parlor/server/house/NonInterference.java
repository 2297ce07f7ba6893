package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
/// have learned by then change places in its whole journal, and what else is hidden becomes
/// different; both journals are shown to the viewer.
final class NonInterference {
  private static final PlayerId WATCHER = new PlayerId("p-watcher");

  /// No event of a game: somebody who took a seat back sees its cards, even if nothing happens
  /// before it is lost again.
  private static final String GLANCE = "glance";

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
      var seats = secrets.seats().get(game % secrets.seats().size());
      var whole = RandomTable.journal(box, seats, secrets.moves(), luck);
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
    var other = new Other(journal, seat, luck);
    var sent = Sent.to(player, seat, box, journal, secrets.attempts());
    var sentInOther = Sent.to(player, seat, box, other.journal(), secrets.attempts());
    assertThat(sentInOther).as("sent to %s in the game of %s", player, game).isEqualTo(sent);
    return tally.plus(sent.size(), other.changed());
  }

  /// As whom a person looks after these rows: the seat's own eyes, unless a bot plays it.
  private static Viewer viewer(List<Entry> journal, Optional<Seat> seat) {
    var person = seat.map(at -> RandomTable.player(at.index()));
    for (var row = journal.size() - 1; row >= 0; row--) {
      switch (journal.get(row)) {
        case Entry.TakenOver(_, var at) when seat.equals(Optional.of(at)) -> {
          return new Viewer.Public();
        }
        case Entry.Left(_, var player) when person.equals(Optional.of(player)) -> {
          return new Viewer.Public();
        }
        case Entry.TakenBack(_, var at) when seat.equals(Optional.of(at)) -> {
          return new Viewer.At(at);
        }
        default -> {}
      }
    }
    return seat.<Viewer>map(Viewer.At::new).orElse(new Viewer.Public());
  }

  /// The same journal with all that this person cannot know in another way.
  private final class Other {
    private final List<Entry> journal = new ArrayList<>();
    private final Map<String, String> moved = new HashMap<>();
    private final int seats;
    private final RandomGenerator luck;
    private long changed;

    Other(List<Entry> real, Optional<Seat> seat, RandomGenerator luck) {
      this.seats = ((Entry.Created) real.getFirst()).places().size();
      this.luck = luck;
      var events = new ArrayDeque<>(otherwise(witnessed(real, seat)));
      events.removeIf(event -> event.path("type").asText().equals(GLANCE));
      for (var entry : real) {
        journal.add(inOther(entry, step -> taken(events, read(step).size())));
      }
    }

    List<Entry> journal() {
      return journal;
    }

    /// How many facts changed places.
    long changed() {
      return changed;
    }

    private List<JsonNode> otherwise(List<Witnessed> events) {
      var other = new ArrayList<Witnessed>();
      for (var index = 0; index < events.size(); index++) {
        var event = events.get(index).event();
        var shuffled = secrets.shuffled(event);
        if (!shuffled.isEmpty()) {
          move(shuffled, secrets.known(seats, events.subList(index, events.size())));
        }
        other.add(new Witnessed(events.get(index).as(), replaced(event, moved)));
      }
      return secrets.otherwise(other, luck);
    }

    /// Unknown facts change places, the others stay.
    private void move(List<String> facts, Set<String> known) {
      var unknown = new ArrayList<>(facts);
      unknown.removeAll(known);
      var places = new ArrayList<>(unknown);
      for (var i = places.size(); i > 1; i--) {
        Collections.swap(places, i - 1, luck.nextInt(i));
      }
      facts.forEach(fact -> moved.put(fact, fact));
      for (var i = 0; i < unknown.size(); i++) {
        moved.put(unknown.get(i), places.get(i));
        changed += unknown.get(i).equals(places.get(i)) ? 0 : 1;
      }
    }

    private static JsonText taken(Deque<JsonNode> events, int count) {
      var step = Json.MAPPER.createArrayNode();
      for (var event = 0; event < count; event++) {
        step.add(events.removeFirst());
      }
      return new JsonText(step.toString());
    }
  }

  private static List<Witnessed> witnessed(List<Entry> journal, Optional<Seat> seat) {
    var events = new ArrayList<Witnessed>();
    for (var i = 0; i < journal.size(); i++) {
      var as = viewer(journal.subList(0, i), seat);
      step(journal.get(i))
          .ifPresent(step -> read(step).forEach(e -> events.add(new Witnessed(as, e))));
      if (journal.get(i) instanceof Entry.TakenBack) {
        var glance = Json.MAPPER.createObjectNode().put("type", GLANCE);
        events.add(new Witnessed(viewer(journal.subList(0, i + 1), seat), glance));
      }
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
