package parlor.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import parlor.wire.Json;

/// A guest of the public API, as a stranger would write one. Knows nothing of the server's code.
public final class Guest {
  /// One client for all: each has a thread and a selector of its own.
  private static final HttpClient HTTP =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();

  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private final URI room;
  private final String token;
  private final String behind;

  private Guest(URI room, String token, String behind) {
    this.room = room;
    this.token = token;
    this.behind = behind;
  }

  /// A new guest of the room at this address.
  public static Guest named(String name, URI room) {
    return named(name, room, "");
  }

  /// A new guest who comes through a proxy that says from where.
  public static Guest named(String name, URI room, String behind) {
    var body = Json.write(java.util.Map.of("name", name, "token", true));
    var answer = new Guest(room, "", behind).call("POST", "/session", body);
    return new Guest(room, answer.expect(200).get("token").asText(), behind);
  }

  /// Somebody who has not said who they are.
  public static Guest nobody(URI room) {
    return new Guest(room, "", "");
  }

  /// Whoever this token belongs to.
  public static Guest carrying(String token, URI room) {
    return new Guest(room, token, "");
  }

  /// The same guest at another address of the same room.
  public Guest at(URI otherNode) {
    return new Guest(otherNode, token, behind);
  }

  /// The token that proves who this is.
  public String token() {
    return token;
  }

  public Answer post(String path, String body) {
    return call("POST", path, body);
  }

  public Answer get(String path) {
    return call("GET", path, "");
  }

  /// Calls the API; every answer is one, also an error.
  public Answer call(String method, String path, String body) {
    var request =
        HttpRequest.newBuilder(room.resolve("/api/v1" + path))
            .timeout(TIMEOUT)
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    if (!behind.isEmpty()) {
      request.header("X-Forwarded-For", behind);
    }
    try {
      var response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
      return new Answer(response.statusCode(), response.body());
    } catch (IOException e) {
      throw new LineLost(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /// Opens a socket; `query` may say `?from=3` or `?seat=1`.
  public Line connect(String table, String query) {
    var address = room.toString().replaceFirst("^http", "ws");
    var line = new Line();
    try {
      HTTP.newWebSocketBuilder()
          .connectTimeout(Duration.ofSeconds(5))
          .header("Authorization", "Bearer " + token)
          .buildAsync(URI.create(address + "/api/v1/tables/" + table + "/socket" + query), line)
          .join();
      return line;
    } catch (CompletionException e) {
      throw new LineLost(e);
    }
  }

  /// The server cannot be reached, or is gone.
  public static final class LineLost extends RuntimeException {
    LineLost(Throwable cause) {
      super(cause);
    }
  }

  public record Answer(int status, String text) {
    public JsonNode json() {
      return Json.read(text, JsonNode.class);
    }

    public JsonNode expect(int wanted) {
      if (status != wanted) {
        throw new AssertionError("expected " + wanted + " but got " + status + ": " + text);
      }
      return json();
    }

    /// The problem's code; empty when it is none.
    public String code() {
      return status >= 400 ? json().path("code").asText() : "";
    }
  }
}
