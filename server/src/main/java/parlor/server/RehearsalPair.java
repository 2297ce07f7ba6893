package parlor.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import parlor.wire.Json;

/// Two guests of a rehearsal, who play whatever they are offered.
final class RehearsalPair {
  private static final int PATIENCE_SECONDS = 10;
  private static final int FRAMES_MAX = 1_000;

  private final HttpClient http;
  private final URI room;
  private final SplittableRandom random;
  private final List<String> tokens;
  private int actions;

  RehearsalPair(HttpClient http, URI room, SplittableRandom random) {
    this.http = http;
    this.room = room;
    this.random = random;
    get("/");
    get("/api/v1/games");
    this.tokens = List.of(token(), token());
  }

  private String token() {
    return post("/session", "", "{\"name\":\"Ann\",\"token\":true}").path("token").asText();
  }

  private record Heard(WebSocket line, JsonNode frame) {}

  /// One game, until it is over or the time is up.
  void play(String game, long end) {
    var made = "{\"game\":\"" + game + "\",\"seats\":[\"mine\",\"open\"]}";
    var table = post("/tables", tokens.getFirst(), made);
    var id = table.path("table").asText();
    post("/tables/join", tokens.getLast(), "{\"code\":\"" + table.path("code").asText() + "\"}");
    var heard = new LinkedBlockingQueue<Heard>(FRAMES_MAX);
    var lines = tokens.stream().map(token -> connect(id, token, heard)).toList();
    post("/tables/" + id + "/start", tokens.getFirst(), "{}");
    var isOver = false;
    while (!isOver && System.nanoTime() < end) {
      var next = take(heard);
      isOver = next.frame().at("/table/phase").asText().equals("finished");
      answer(next);
    }
    lines.forEach(WebSocket::abort);
    if (!isOver) {
      tokens.forEach(token -> post("/tables/" + id + "/leave", token, "{}"));
    }
  }

  private void answer(Heard heard) {
    var options = heard.frame().path("options");
    if (!options.isEmpty()) {
      var action = options.get(random.nextInt(options.size()));
      var frame = "{\"type\":\"act\",\"id\":\"a" + actions++ + "\",\"action\":" + action + "}";
      heard.line().sendText(frame, true).join();
    }
  }

  private WebSocket connect(String table, String token, BlockingQueue<Heard> heard) {
    var address = "ws" + room.toString().substring(4) + "/api/v1/tables/" + table + "/socket";
    return http.newWebSocketBuilder()
        .header("Authorization", "Bearer " + token)
        .buildAsync(URI.create(address), new Listener(heard))
        .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
        .join();
  }

  private static Heard take(BlockingQueue<Heard> heard) {
    try {
      var next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (next == null) {
        throw new IllegalStateException("nothing was heard");
      }
      return next;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static final class Listener implements WebSocket.Listener {
    private final BlockingQueue<Heard> heard;
    private final StringBuilder text = new StringBuilder();

    Listener(BlockingQueue<Heard> heard) {
      this.heard = heard;
    }

    @Override
    public CompletionStage<?> onText(WebSocket line, CharSequence part, boolean isLast) {
      text.append(part);
      if (isLast) {
        heard.add(new Heard(line, read(text.toString())));
        text.setLength(0);
      }
      line.request(1);
      return CompletableFuture.completedStage(isLast);
    }
  }

  private void get(String path) {
    send(HttpRequest.newBuilder(room.resolve(path)));
  }

  private JsonNode post(String path, String token, String body) {
    return read(
        send(
            HttpRequest.newBuilder(room.resolve("/api/v1" + path))
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + token)
                .POST(HttpRequest.BodyPublishers.ofString(body))));
  }

  private String send(HttpRequest.Builder request) {
    try {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static JsonNode read(String text) {
    try {
      return Json.MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("not the answer that was expected: " + text, e);
    }
  }
}
