package parlor.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
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
  private final String origin;

  private Guest(URI room, String token, String behind, String origin) {
    this.room = room;
    this.token = token;
    this.behind = behind;
    this.origin = origin;
  }

  /// A new guest of the room at this address.
  public static Guest named(String name, URI room) {
    return named(name, room, "");
  }

  /// A new guest who comes through a proxy that says from where.
  public static Guest named(String name, URI room, String behind) {
    var body = Json.write(Map.of("name", name, "token", true));
    var answer = new Guest(room, "", behind, "").call("POST", "/session", body);
    return new Guest(room, answer.expect(200).get("token").asText(), behind, "");
  }

  /// Somebody who has not said who they are.
  public static Guest nobody(URI room) {
    return new Guest(room, "", "", "");
  }

  /// Whoever this token belongs to.
  public static Guest carrying(String token, URI room) {
    return new Guest(room, token, "", "");
  }

  /// The same guest at another address of the same room.
  public Guest at(URI otherNode) {
    return new Guest(otherNode, token, behind, origin);
  }

  /// The same guest's browser, at a page of this site: it sends the cookie by itself.
  public Guest asPageOf(String site) {
    return new Guest(room, token, behind, site);
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
    var response = send(method, path, body);
    return new Answer(response.statusCode(), response.body());
  }

  /// The names of the headers of an answer.
  public Set<String> headersOf(String method, String path, String body) {
    return send(method, path, body).headers().map().keySet();
  }

  private HttpResponse<String> send(String method, String path, String body) {
    var request =
        HttpRequest.newBuilder(room.resolve("/api/v1" + path))
            .timeout(TIMEOUT)
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    credentials().forEach(request::header);
    if (!behind.isEmpty()) {
      request.header("X-Forwarded-For", behind);
    }
    try {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new LineLost(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private Map<String, String> credentials() {
    if (token.isEmpty()) {
      return Map.of();
    }
    return origin.isEmpty()
        ? Map.of("Authorization", "Bearer " + token)
        : Map.of("Cookie", "parlor_session=" + token, "Origin", origin);
  }

  /// The status with which a socket is refused.
  public int refusedSocket(String table) {
    try {
      open(table, "", new Line()).join().abort();
      throw new AssertionError("the socket was opened");
    } catch (CompletionException e) {
      if (e.getCause() instanceof WebSocketHandshakeException refused) {
        return refused.getResponse().statusCode();
      }
      throw new LineLost(e);
    }
  }

  private CompletableFuture<WebSocket> open(String table, String query, Line line) {
    var address = room.toString().replaceFirst("^http", "ws");
    var opening = HTTP.newWebSocketBuilder().connectTimeout(Duration.ofSeconds(5));
    credentials().forEach(opening::header);
    return opening.buildAsync(
        URI.create(address + "/api/v1/tables/" + table + "/socket" + query), line);
  }

  /// Opens a socket; `query` may say `?from=3` or `?seat=1`.
  public Line connect(String table, String query) {
    var line = new Line();
    try {
      open(table, query, line).join();
      return line;
    } catch (CompletionException e) {
      throw new LineLost(e);
    }
  }

  /// The server cannot be reached, is gone, or asks to come again later.
  public static final class LineLost extends RuntimeException {
    LineLost(Throwable cause) {
      super(cause);
    }
  }

  public record Answer(int status, String text) {
    private static final int UNAVAILABLE = 503;

    public JsonNode json() {
      return Json.read(text, JsonNode.class);
    }

    public JsonNode expect(int wanted) {
      if (status != wanted) {
        var surprise =
            new AssertionError("expected " + wanted + " but got " + status + ": " + text);
        if (status == UNAVAILABLE) {
          throw new LineLost(surprise);
        }
        throw surprise;
      }
      return json();
    }

    /// The problem's code; empty when it is none.
    public String code() {
      return status >= 400 ? json().path("code").asText() : "";
    }
  }
}
