package parlor.bench;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import parlor.wire.Json;

/// People and bots at one table who play any game at a person's pace, one after the other. People
/// do whatever they are offered. Lives on one event loop.
final class Company {
  private static final ByteBuf START = Line.text("{\"type\":\"start\",\"id\":\"s\"}");

  /// More steps than are ever on their way at once.
  private static final int STEPS_KEPT = 32;

  private final Clients clients;
  private final int port;
  private final Guests guests;
  private final Kind kind;
  private final Scene scene;
  private final List<String> tokens = new ArrayList<>();
  private final List<Person> people = new ArrayList<>();
  private final Map<String, Long> sentAt = new HashMap<>();
  private final Map<Long, Sight> sights =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Sight> eldest) {
          return size() > STEPS_KEPT;
        }
      };
  private CompletableFuture<Void> playing = new CompletableFuture<>();
  private int actions;
  private boolean isStarted;
  private boolean isOver;

  /// What is played, and by how many.
  record Kind(String game, int people, int bots) {
    /// The seats as the server is asked for them.
    String seats() {
      var seats = new ArrayList<String>();
      seats.add("\"mine\"");
      for (var i = 1; i < people; i++) {
        seats.add("\"open\"");
      }
      for (var i = 0; i < bots; i++) {
        seats.add("\"bot:medium\"");
      }
      return "[" + String.join(",", seats) + "]";
    }
  }

  /// What all companies have in common.
  interface Scene {
    /// Milliseconds of thought before an action.
    long thought();

    int pick(int many);

    void acknowledged(long nanos);

    /// Everybody at the table has seen what was sent so long ago.
    void seenByAll(long nanos);

    void refused(String code);

    /// A game is over.
    void finished();

    void failed(String why);
  }

  /// What is known of one step: when it was sent, and who has seen it.
  private static final class Sight {
    private long sent;
    private long last;
    private int count;
  }

  Company(Clients clients, int port, Guests guests, Kind kind, Scene scene) {
    this.clients = clients;
    this.port = port;
    this.guests = guests;
    this.kind = kind;
    this.scene = scene;
  }

  /// Everybody comes and begins to play; done when the first game goes on.
  CompletableFuture<Void> arrive() {
    var all = new CompletableFuture<?>[kind.people()];
    for (var i = 0; i < all.length; i++) {
      all[i] = guests.guest().thenAccept(tokens::add);
    }
    return CompletableFuture.allOf(all).thenCompose(_ -> newGame());
  }

  private CompletableFuture<Void> newGame() {
    playing = new CompletableFuture<>();
    sights.clear();
    sentAt.clear();
    isStarted = false;
    isOver = false;
    var begun = playing;
    return guests
        .open(tokens.getFirst(), kind.game(), kind.seats())
        .thenCompose(table -> guests.join(table, tokens.subList(1, tokens.size())))
        .thenCompose(table -> {
          connect(table);
          return begun;
        });
  }

  private void connect(String table) {
    people.clear();
    for (var token : tokens) {
      var person = new Person();
      people.add(person);
      var head = "Authorization: Bearer " + token + "\r\n";
      clients.connect(port, new Line("/api/v1/tables/" + table + "/socket", head, person));
    }
  }

  /// Everybody goes home.
  void leave() {
    isOver = true;
    people.forEach(Person::close);
  }

  private void next() {
    if (isOver) {
      return;
    }
    scene.finished();
    leave();
    clients.later(
        scene.thought(),
        () -> {
          var _ =
              newGame()
                  .exceptionally(failure -> {
                    scene.failed(String.valueOf(failure.getMessage()));
                    return null;
                  });
        });
  }

  private void saw(long sequence) {
    var sight = sights.computeIfAbsent(sequence, _ -> new Sight());
    sight.count++;
    sight.last = System.nanoTime();
    tellIfSeen(sight);
  }

  private void stored(String id, long sequence) {
    var sent = sentAt.remove(id);
    if (sent != null) {
      scene.acknowledged(System.nanoTime() - sent);
      var sight = sights.computeIfAbsent(sequence, _ -> new Sight());
      sight.sent = sent;
      tellIfSeen(sight);
    }
  }

  private void tellIfSeen(Sight sight) {
    if (sight.sent != 0 && sight.count == people.size()) {
      scene.seenByAll(sight.last - sight.sent);
      sight.sent = 0;
    }
  }

  private final class Person implements Line.Listener {
    private int seat = -1;
    private long sequence;
    private boolean isThinking;
    private List<String> offered = List.of();
    private boolean isOpen;

    @SuppressWarnings("NullAway.Init") // Known before anything is heard.
    private Line line;

    @Override
    public void opened(Line opened) {
      line = opened;
      isOpen = true;
    }

    void close() {
      if (isOpen) {
        isOpen = false;
        line.close();
      }
    }

    @Override
    public void heard(Line from, ByteBuf bytes, int start, int length) {
      var text = bytes.toString(start, length, StandardCharsets.UTF_8);
      try {
        var frame = Json.MAPPER.readTree(text);
        switch (frame.path("type").asText()) {
          case "snapshot", "update" -> shown(frame);
          case "ack" -> stored(frame.path("id").asText(), frame.path("seq").asLong());
          case "refused" -> refused(frame.path("id").asText(), frame.path("code").asText());
          default -> {}
        }
      } catch (JacksonException e) {
        scene.failed(text);
      }
    }

    private void refused(String id, String code) {
      sentAt.remove(id);
      scene.refused(code);
      consider();
    }

    private void shown(JsonNode frame) {
      sequence = frame.path("seq").asLong();
      seat = frame.path("you").path("seat").asInt(seat);
      if (frame.path("type").asText().equals("update")) {
        saw(sequence);
      }
      begin(frame.path("table").path("phase").asText());
      if (frame.has("view")) {
        offered = isAwaited(frame) ? options(frame) : List.of();
        consider();
      }
    }

    /// The host starts when all have come.
    private void begin(String phase) {
      switch (phase) {
        case "lobby" -> {
          if (!isStarted && people.stream().allMatch(person -> person.seat >= 0)) {
            isStarted = true;
            people.getFirst().line.send(START);
          }
        }
        case "playing" -> playing.complete(null);
        case "finished" -> next();
        default -> {}
      }
    }

    private boolean isAwaited(JsonNode frame) {
      for (var awaited : frame.path("awaited")) {
        if (awaited.path("seat").asInt(-1) == seat) {
          return true;
        }
      }
      return false;
    }

    private static List<String> options(JsonNode frame) {
      var options = new ArrayList<String>();
      frame.path("options").forEach(option -> options.add(option.toString()));
      return options;
    }

    private void consider() {
      if (!offered.isEmpty() && !isThinking) {
        isThinking = true;
        clients.later(scene.thought(), this::act);
      }
    }

    private void act() {
      isThinking = false;
      if (!isOpen || offered.isEmpty()) {
        return;
      }
      var id = "a" + actions++;
      var action = offered.get(scene.pick(offered.size()));
      offered = List.of();
      sentAt.put(id, System.nanoTime());
      line.send(
          Line.text(
              "{\"type\":\"act\",\"id\":\"%s\",\"at\":%d,\"action\":%s}"
                  .formatted(id, sequence, action)));
    }

    @Override
    public void ended(Line ended, String why) {
      isOpen = false;
      scene.failed(why);
    }
  }
}
