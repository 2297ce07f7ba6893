package parlor.server.client;

import java.util.List;

/// A game between guests who play whatever they are offered first, without sockets.
public final class Match {
  private static final int MOVES_MAX = 1_000;

  private Match() {}

  /// Makes a table for these guests and starts it; its id.
  public static String begin(String game, String options, List<Guest> guests) {
    var host = guests.getFirst();
    var open = ",\"open\"".repeat(guests.size() - 1);
    var made =
        host.post(
                "/tables",
                "{\"game\":\"%s\",\"seats\":[\"mine\"%s],\"options\":%s}"
                    .formatted(game, open, options))
            .expect(201);
    var join = "{\"code\":\"" + made.get("code").asText() + "\"}";
    guests.subList(1, guests.size()).forEach(guest -> guest.post("/tables/join", join).expect(200));
    var table = made.get("table").asText();
    host.post("/tables/" + table + "/start", "").expect(200);
    return table;
  }

  /// Plays until the game is over.
  public static void playToTheEnd(String table, List<Guest> guests) {
    for (var move = 0; move < MOVES_MAX; move++) {
      for (var guest : guests) {
        var frame = guest.get("/tables/" + table).expect(200);
        if (frame.get("table").get("phase").asText().equals("finished")) {
          return;
        }
        var options = frame.path("options");
        if (!options.isEmpty()) {
          var action = "{\"id\":\"m%d\",\"action\":%s}".formatted(move, options.get(0));
          guest.post("/tables/" + table + "/actions", action).expect(200);
        }
      }
    }
    throw new AssertionError("the game at " + table + " never ends");
  }
}
