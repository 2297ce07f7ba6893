package parlor.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import parlor.server.Settings.Reading;

/// A short run in which a guest comes, sits down and looks, so that the Java machine can note what
/// a start needs and be quicker the next time. Nothing of the operator's is touched.
final class Rehearsal {
  private static final Pattern TOKEN = Pattern.compile("\"token\":\"([^\"]+)\"");
  private static final Pattern TABLE = Pattern.compile("\"table\":\"([^\"]+)\"");
  private static final int PATIENCE_SECONDS = 10;

  private final HttpClient http;
  private final URI room;

  private Rehearsal(HttpClient http, URI room) {
    this.http = http;
    this.room = room;
  }

  /// @param data an empty folder
  static void run(Path data) {
    var environment =
        Map.of(
            "PARLOR_DATA", data.toString(),
            "PARLOR_HOST", "127.0.0.1",
            "PARLOR_PORT", "0",
            "PARLOR_MANAGEMENT_PORT", "0");
    if (!(Settings.read(environment) instanceof Reading.Understood(var settings))) {
      throw new IllegalStateException("our own settings are wrong");
    }
    try (var server = Server.startAsGuest(settings);
        var http = HttpClient.newHttpClient()) {
      new Rehearsal(http, URI.create("http://127.0.0.1:" + server.address().getPort())).play();
    }
  }

  private void play() {
    get("/");
    get("/api/v1/games");
    var token = find(TOKEN, post("/api/v1/session", "", "{\"name\":\"Ann\",\"token\":true}"));
    var table =
        find(
            TABLE,
            post(
                "/api/v1/tables",
                token,
                "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"mine\"],\"start\":true}"));
    var socket = "ws" + room.toString().substring(4) + "/api/v1/tables/" + table + "/socket";
    var line = new FirstFrame();
    var open =
        http.newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .buildAsync(URI.create(socket), line)
            .join();
    line.heard.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    post(
        "/api/v1/tables/" + table + "/actions",
        token,
        "{\"id\":\"a\",\"action\":{\"type\":\"mark\",\"square\":4}}");
    open.abort();
  }

  private static final class FirstFrame implements WebSocket.Listener {
    private final CompletableFuture<String> heard = new CompletableFuture<>();

    @Override
    public CompletionStage<?> onText(WebSocket line, CharSequence part, boolean isLast) {
      heard.complete(part.toString());
      line.request(1);
      return CompletableFuture.completedStage(isLast);
    }
  }

  private void get(String path) {
    send(HttpRequest.newBuilder(room.resolve(path)));
  }

  private String post(String path, String token, String body) {
    return send(
        HttpRequest.newBuilder(room.resolve(path))
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + token)
            .POST(HttpRequest.BodyPublishers.ofString(body)));
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

  private static String find(Pattern pattern, String text) {
    var matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new IllegalStateException("not the answer that was expected: " + text);
    }
    return matcher.group(1);
  }
}
