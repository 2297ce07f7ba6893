package parlor.server.house;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import parlor.engine.Seat;
import parlor.engine.Viewer;

/// Shanko's secrets: every card that was neither face-up on the table, nor in the viewer's hand,
/// nor in a hand that was opened at the end of a round; and what others answered in a buying
/// window, where that made no difference.
final class ShankoSecrets implements Secrets {
  @Override
  public String game() {
    return "shanko";
  }

  @Override
  public List<Integer> seats() {
    return List.of(2, 5, 8);
  }

  @Override
  public int moves() {
    return 400;
  }

  @Override
  public List<String> shuffled(JsonNode event) {
    return switch (event.get("type").asText()) {
      case "dealt" -> {
        var cards = texts(event.get("pile"));
        event.get("hands").forEach(hand -> cards.addAll(texts(hand)));
        cards.add(event.get("opening").asText());
        yield cards;
      }
      case "reshuffled" -> texts(event.get("pile"));
      default -> List.of();
    };
  }

  private static List<String> texts(JsonNode cards) {
    var texts = new ArrayList<String>();
    cards.forEach(card -> texts.add(card.asText()));
    return texts;
  }

  @Override
  public Set<String> known(int seats, List<Witnessed> events) {
    var round = new Round();
    for (var index = 0; index < events.size(); index++) {
      if (index > 0 && events.get(index).type().equals("dealt")) {
        return round.known;
      }
      round.happens(events.get(index));
    }
    return round.known;
  }

  /// A round, or the rest of one after its pile was made anew.
  private static final class Round {
    private final Set<String> known = new HashSet<>();
    private final Deque<String> pile = new ArrayDeque<>();
    private final Map<Integer, Set<String>> hands = new HashMap<>();

    private Set<String> hand(int seat) {
      return hands.computeIfAbsent(seat, _ -> new HashSet<>());
    }

    /// The viewer sees the own hand before an event and after it.
    void happens(Witnessed witnessed) {
      sees(witnessed.as());
      change(witnessed);
      sees(witnessed.as());
    }

    private void sees(Viewer viewer) {
      if (viewer instanceof Viewer.At(Seat(var seat))) {
        known.addAll(hand(seat));
      }
    }

    private void change(Witnessed witnessed) {
      var event = witnessed.event();
      switch (witnessed.type()) {
        case "dealt" -> {
          known.add(event.get("opening").asText());
          for (var seat = 0; seat < event.get("hands").size(); seat++) {
            hand(seat).addAll(texts(event.get("hands").get(seat)));
          }
          pile.addAll(texts(event.get("pile")));
        }
        case "reshuffled" -> pile.addAll(texts(event.get("pile")));
        case "drew-from-pile" -> hand(event.get("seat").asInt()).add(pile.removeFirst());
        case "window-closed" -> {
          if (event.has("buyer")) {
            hand(event.get("buyer").asInt()).add(pile.removeFirst());
          }
        }
        case "laid-down" -> event.get("melds").forEach(m -> known.addAll(texts(m.get("cards"))));
        case "laid-off", "joker-swapped", "discarded" -> known.add(event.get("card").asText());
        case "went-out" -> {
          if (event.has("card")) {
            hand(event.get("seat").asInt()).remove(event.get("card").asText());
          }
        }
        case "round-scored" -> hands.values().forEach(known::addAll);
        default -> {}
      }
    }
  }

  @Override
  public List<JsonNode> otherwise(List<Witnessed> events, RandomGenerator luck) {
    var other = new ArrayList<JsonNode>();
    var window = new Window(List.of());
    for (var witnessed : events) {
      other.add(witnessed.event());
      switch (witnessed.type()) {
        case "discarded" -> window = new Window(seats(witnessed.event().path("asked")));
        case "answered" -> window.answered(witnessed, other.size() - 1);
        case "window-closed" -> {
          var buyer = witnessed.event().path("buyer").asInt(-1);
          window.free(buyer < 0 ? window.asked.size() : window.asked.indexOf(buyer) + 1);
          window.flip(other, luck);
          window = new Window(List.of());
        }
        case "took-discard" -> {
          window.free(1);
          window.flip(other, luck);
          window = new Window(List.of());
        }
        default -> {}
      }
    }
    window.free(window.firstMissing() + 1);
    window.flip(other, luck);
    return other;
  }

  private static List<Integer> seats(JsonNode asked) {
    var seats = new ArrayList<Integer>();
    asked.forEach(seat -> seats.add(seat.asInt()));
    return seats;
  }

  /// A buying window, and where its answers are among the events.
  private static final class Window {
    private final List<Integer> asked;
    private final Map<Integer, Integer> answers = new HashMap<>();
    private final Set<Integer> own = new HashSet<>();
    private final List<Integer> free = new ArrayList<>();

    Window(List<Integer> asked) {
      this.asked = asked;
    }

    void answered(Witnessed answer, int index) {
      var seat = answer.event().get("seat").asInt();
      answers.put(seat, index);
      if (answer.isOwn()) {
        own.add(seat);
      }
    }

    /// The place in the line of the first who has not answered.
    int firstMissing() {
      for (var place = 0; place < asked.size(); place++) {
        if (!answers.containsKey(asked.get(place))) {
          return place;
        }
      }
      return asked.size();
    }

    /// From this place in the line on, no answer makes a difference.
    void free(int from) {
      for (var place = from; place < asked.size(); place++) {
        var index = answers.get(asked.get(place));
        if (index != null && !own.contains(asked.get(place))) {
          free.add(index);
        }
      }
    }

    void flip(List<JsonNode> events, RandomGenerator luck) {
      for (var index : free) {
        ObjectNode answer = events.get(index).deepCopy();
        events.set(index, answer.put("wants", luck.nextBoolean()));
      }
    }
  }

  @Override
  public List<String> attempts() {
    return List.of(
        "{\"type\":\"draw-from-pile\"}",
        "{\"type\":\"take-discard\"}",
        "{\"type\":\"buy\"}",
        "{\"type\":\"pass\"}",
        "{\"type\":\"ready\"}",
        "{\"type\":\"discard\",\"card\":\"7C\"}",
        "{\"type\":\"discard\",\"card\":\"X\"}",
        "{\"type\":\"lay-down\",\"melds\":[[\"7C\",\"7D\",\"7H\"],[\"X\",\"X'2\",\"X'3\"]]}",
        "{\"type\":\"lay-off\",\"meld\":0,\"card\":\"7C\",\"end\":\"high\"}",
        "{\"type\":\"swap-joker\",\"meld\":0,\"place\":1,\"card\":\"7C\"}",
        "{\"type\":\"discard\",\"card\":\"1Z\"}",
        "[]",
        "no action");
  }
}
