package parlor.server.house;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import parlor.engine.Seat;
import parlor.engine.Viewer;

/// Cambio's secrets: every card that was neither open on the discard pile, nor drawn, looked at or
/// dealt to the bottom row by the viewer, nor turned up at the end.
final class CambioSecrets implements Secrets {
  private static final List<String> PLACES =
      List.of("top-left", "top-right", "bottom-left", "bottom-right");
  private static final int FIRST_SEEN = 2;

  @Override
  public String game() {
    return "cambio";
  }

  @Override
  public List<Integer> seats() {
    return List.of(2, 3, 4);
  }

  @Override
  public int moves() {
    return 3000;
  }

  @Override
  public List<String> shuffled(JsonNode event) {
    return event.get("type").asText().equals("dealt") ? deck() : List.of();
  }

  private static List<String> deck() {
    var cards = new ArrayList<String>();
    for (var rank : List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")) {
      for (var suit : List.of("C", "D", "H", "S")) {
        cards.add(rank + suit);
      }
    }
    return cards;
  }

  @Override
  public Set<String> known(int seats, List<Witnessed> events) {
    var known = new HashSet<String>();
    var grids = new HashMap<String, String>();
    events.forEach(event -> learn(seats, event, grids, known));
    return known;
  }

  /// @param grids the card of each spot, as `1/top-left`
  private static void learn(
      int seats, Witnessed witnessed, Map<String, String> grids, Set<String> known) {
    var event = witnessed.event();
    switch (witnessed.type()) {
      case "dealt" -> deal(seats, witnessed, grids, known);
      case "drawn-from-deck" -> own(witnessed, event.get("card").asText(), known);
      case "taken-from-discards", "discarded" -> known.add(event.get("card").asText());
      case "swapped" -> {
        known.add(event.get("out").asText());
        grids.put(spot(event, "place"), event.get("in").asText());
      }
      case "looked" -> own(witnessed, at(grids, spot(event.get("at"), "place")), known);
      case "king-showed" -> own(witnessed, at(grids, spot(event, "place")), known);
      case "swapped-unseen" -> {
        var here = spot(event, "own");
        var there = spot(event.get("other"), "place");
        var card = at(grids, here);
        grids.put(here, at(grids, there));
        grids.put(there, card);
      }
      case "scored" -> known.addAll(grids.values());
      default -> {}
    }
  }

  private static String at(Map<String, String> grids, String spot) {
    return Optional.ofNullable(grids.get(spot)).orElseThrow();
  }

  private static void own(Witnessed witnessed, String card, Set<String> known) {
    if (witnessed.isOwn()) {
      known.add(card);
    }
  }

  private static void deal(
      int seats, Witnessed witnessed, Map<String, String> grids, Set<String> known) {
    var cards = witnessed.event().get("cards");
    for (var index = 0; index < seats * PLACES.size(); index++) {
      var seat = index / PLACES.size();
      var place = index % PLACES.size();
      grids.put(seat + "/" + PLACES.get(place), cards.get(index).asText());
      if (place >= FIRST_SEEN && witnessed.as().equals(new Viewer.At(new Seat(seat)))) {
        known.add(cards.get(index).asText());
      }
    }
  }

  private static String spot(JsonNode at, String place) {
    return at.get("seat").asInt() + "/" + at.get(place).asText();
  }

  @Override
  public List<JsonNode> otherwise(List<Witnessed> events, RandomGenerator luck) {
    return events.stream().map(event -> otherwise(event, luck)).toList();
  }

  /// Somebody else's look may have been at another place.
  private static JsonNode otherwise(Witnessed witnessed, RandomGenerator luck) {
    var isLook = witnessed.type().equals("looked");
    if (witnessed.isOwn() || !(isLook || witnessed.type().equals("king-showed"))) {
      return witnessed.event();
    }
    ObjectNode other = witnessed.event().deepCopy();
    var spot = isLook ? (ObjectNode) other.get("at") : other;
    spot.put("place", PLACES.get(luck.nextInt(PLACES.size())));
    return other;
  }

  @Override
  public List<String> attempts() {
    return List.of(
        "{\"type\":\"draw-from-deck\"}",
        "{\"type\":\"take-discard\"}",
        "{\"type\":\"swap\",\"place\":\"top-left\"}",
        "{\"type\":\"discard\"}",
        "{\"type\":\"look-at-own\",\"place\":\"bottom-right\"}",
        "{\"type\":\"look-at-other\",\"seat\":0,\"place\":\"top-left\"}",
        "{\"type\":\"look-at-other\",\"seat\":3,\"place\":\"top-left\"}",
        "{\"type\":\"swap-unseen\",\"own\":\"top-left\",\"seat\":1,\"place\":\"top-left\"}",
        "{\"type\":\"use-king\"}",
        "{\"type\":\"skip-power\"}",
        "{\"type\":\"call-cambio\"}",
        "{\"type\":\"end-turn\"}",
        "{\"type\":\"swap\",\"place\":\"KS\"}",
        "[]",
        "no action");
  }
}
