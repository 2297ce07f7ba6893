package parlor.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;

/// What guests do over HTTP before they play: come in, open tables, sit down.
final class Guests implements AutoCloseable {
  /// More at once would only wait for each other.
  private static final int AT_ONCE = 16;

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final String root;

  Guests(int port) {
    this.root = "http://127.0.0.1:" + port + "/api/v1";
  }

  /// A running table and the tokens of those who sit there.
  record Seated(String table, List<String> tokens) {}

  /// Makes so many tables of two guests each, in the lobby.
  List<Seated> sitDown(int tables, String game) {
    return all(tables, () -> twoGuests(game));
  }

  void start(List<Seated> tables) {
    var waiting = new java.util.concurrent.ConcurrentLinkedQueue<>(tables);
    all(
        tables.size(),
        () -> {
          var seated = waiting.remove();
          return post("/tables/" + seated.table() + "/start", seated.tokens().getFirst(), "{}");
        });
  }

  private Seated twoGuests(String game) throws IOException, InterruptedException {
    var host = guest();
    var made = post("/tables", host, "{\"game\":\"" + game + "\",\"seats\":[\"mine\",\"open\"]}");
    var other = guest();
    post("/tables/join", other, "{\"code\":\"" + find("code", made) + "\"}");
    return new Seated(find("table", made), List.of(host, other));
  }

  private String guest() throws IOException, InterruptedException {
    return find("token", post("/session", "", "{\"name\":\"Guest\",\"token\":true}"));
  }

  private String post(String path, String token, String body)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(root + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    var response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      throw new IllegalStateException(path + " answered " + response.body());
    }
    return response.body();
  }

  /// The text of a field.
  static String find(String field, String json) {
    var matcher = Pattern.compile("\"" + field + "\":\"([^\"]*)\"").matcher(json);
    if (!matcher.find()) {
      throw new IllegalStateException("no " + field + " in " + json);
    }
    return matcher.group(1);
  }

  static <T> List<T> all(int times, Callable<T> task) {
    try (var threads = Executors.newFixedThreadPool(AT_ONCE)) {
      var futures = new ArrayList<Future<T>>();
      for (var i = 0; i < times; i++) {
        futures.add(threads.submit(task));
      }
      var results = new ArrayList<T>();
      for (var future : futures) {
        results.add(future.get());
      }
      return results;
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    http.close();
  }
}
