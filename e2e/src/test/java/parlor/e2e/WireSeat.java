package parlor.e2e;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// Somebody at a table by the public protocol alone, who keeps every frame as the text that came.
final class WireSeat implements WebSocket.Listener, AutoCloseable {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Pattern TOKEN = Pattern.compile("\"token\":\"([^\"]+)\"");
  private static final Pattern SEQUENCE = Pattern.compile("\"seq\":(\\d+)");

  private final String room;
  private final String token;
  private final LinkedBlockingQueue<String> arriving = new LinkedBlockingQueue<>();
  private final List<String> heard = new ArrayList<>();
  private final StringBuilder partial = new StringBuilder();
  private final List<WebSocket> sockets = new ArrayList<>();
  private int actions;

  private WireSeat(String room, String token) {
    this.room = room;
    this.token = token;
  }

  static WireSeat named(String name, String room) {
    var answer =
        new WireSeat(room, "").post("/session", "{\"name\":\"" + name + "\",\"token\":true}");
    return new WireSeat(room, first(TOKEN, answer));
  }

  String post(String path, String body) {
    return send(path, "POST", body);
  }

  String get(String path) {
    return send(path, "GET", "");
  }

  private String send(String path, String method, String body) {
    var request =
        HttpRequest.newBuilder(URI.create(room + "/api/v1" + path))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    try {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new IllegalStateException("no answer from " + path, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /// Opens a socket, instead of an earlier one, and waits until it has shown this sequence number.
  void connect(String table, String query, long sequence) {
    var address = room.replaceFirst("^http", "ws") + "/api/v1/tables/" + table + "/socket" + query;
    sockets.add(
        HTTP.newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .buildAsync(URI.create(address), this)
            .join());
    await(frame -> shows(frame, sequence));
  }

  /// Acts, and answers the sequence number of the acknowledgement, or -1 when it was refused.
  long act(String action) {
    var id = "a" + actions++;
    sockets
        .getLast()
        .sendText("{\"type\":\"act\",\"id\":\"" + id + "\",\"action\":" + action + "}", true)
        .join();
    var answer = await(frame -> frame.contains("\"id\":\"" + id + "\""));
    return answer.contains("\"type\":\"ack\"") ? Long.parseLong(first(SEQUENCE, answer)) : -1;
  }

  /// Waits until this sequence number was shown.
  void awaitSequence(long sequence) {
    if (heard.stream().noneMatch(frame -> shows(frame, sequence))) {
      await(frame -> shows(frame, sequence));
    }
  }

  private static boolean shows(String frame, long sequence) {
    return !frame.contains("\"type\":\"ack\"")
        && SEQUENCE.matcher(frame).find()
        && Long.parseLong(first(SEQUENCE, frame)) >= sequence;
  }

  /// Everything that was heard so far, in order.
  List<String> heard() {
    return List.copyOf(heard);
  }

  private String await(Predicate<String> fits) {
    var end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      try {
        var frame = arriving.poll(100, TimeUnit.MILLISECONDS);
        if (frame != null) {
          heard.add(frame);
          if (fits.test(frame)) {
            return frame;
          }
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
    throw new AssertionError("no such frame; heard: " + heard);
  }

  static String first(Pattern pattern, String text) {
    var matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new AssertionError("no " + pattern + " in " + text);
    }
    return matcher.group(1);
  }

  @Override
  public void onOpen(WebSocket opened) {
    opened.request(Long.MAX_VALUE);
  }

  @Override
  @SuppressWarnings("NullAway") // the interface takes null for "go on"
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    partial.append(data);
    if (last) {
      arriving.add(partial.toString());
      partial.setLength(0);
    }
    return null;
  }

  @Override
  public void close() {
    sockets.forEach(WebSocket::abort);
  }
}
