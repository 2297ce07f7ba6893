package parlor.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;

/// Two guests who play Tic-Tac-Toe with each other over sockets, whatever happens to the server: a
/// lost line is opened again, and an action that was not acknowledged is sent again with its id.
public final class Pair {
  private static final int[] DRAWN_GAME = {0, 1, 2, 4, 3, 5, 7, 6, 8};
  private static final int ATTEMPTS = 1_000;
  private static final Duration SILENCE = Duration.ofSeconds(2);

  private final URI room;
  private final String name;
  private final List<Acknowledged> acknowledged = new CopyOnWriteArrayList<>();
  private int actions;

  public record Acknowledged(String table, String id, long sequence) {}

  public Pair(URI room, String name) {
    this.room = room;
    this.name = name;
  }

  /// Plays game after game; answers every acknowledgement that was heard.
  public List<Acknowledged> playUntil(AtomicBoolean over) {
    while (!over.get()) {
      try {
        playOneGame(over);
      } catch (Guest.LineLost e) {
        rest();
      }
    }
    return List.copyOf(acknowledged);
  }

  /// How many actions were acknowledged so far.
  public int count() {
    return acknowledged.size();
  }

  /// Every acknowledgement that was heard so far.
  public List<Acknowledged> heard() {
    return List.copyOf(acknowledged);
  }

  private void playOneGame(AtomicBoolean over) {
    var guests = List.of(Guest.named(name + "x", room), Guest.named(name + "o", room));
    var made =
        guests
            .get(0)
            .post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
            .expect(201);
    var table = made.get("table").asText();
    var code = made.get("code").asText();
    guests.get(1).post("/tables/join", "{\"code\":\"" + code + "\"}").expect(200);
    guests.get(0).post("/tables/" + table + "/start", "{}").expect(200);
    for (var turn = 0; turn < 9 && !over.get(); turn++) {
      move(guests.get(turn % 2), table, DRAWN_GAME[turn]);
    }
  }

  private void move(Guest guest, String table, int square) {
    var id = name + "-" + actions++;
    for (var attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        var line = guest.connect(table, "?takeover=1");
        try {
          line.act(id, "{\"type\":\"mark\",\"square\":" + square + "}");
          var answer = answerTo(line, id);
          if (answer.isPresent()) {
            note(table, id, answer.get());
            return;
          }
        } finally {
          line.close();
        }
      } catch (Guest.LineLost e) {
        rest();
      }
    }
    throw new AssertionError("no answer to " + id + " at " + table);
  }

  private void note(String table, String id, JsonNode answer) {
    if (!answer.path("type").asText().equals("ack")) {
      throw new AssertionError(id + " at " + table + " was answered " + answer);
    }
    acknowledged.add(new Acknowledged(table, id, answer.get("seq").asLong()));
  }

  /// The answer to an action; none when the line was lost first.
  private static Optional<JsonNode> answerTo(Line line, String id) {
    while (true) {
      var frame = line.poll(SILENCE);
      if (frame.isEmpty() || frame.get().path("id").asText().equals(id)) {
        return frame;
      }
    }
  }

  private static void rest() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
