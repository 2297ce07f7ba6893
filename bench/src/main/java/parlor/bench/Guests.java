package parlor.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// What guests do over HTTP before they play: come in, open tables, sit down.
final class Guests implements AutoCloseable {
  /// More at once would only wait for each other.
  private static final int AT_ONCE = 16;

  private static final String ROOT = "/api/v1";

  private final Http http;

  Guests(int port) {
    this.http = new Http(port);
  }

  /// A table and the tokens of those who sit there.
  record Seated(String table, List<String> tokens) {}

  /// Makes so many tables of two guests each, in the lobby.
  List<Seated> sitDown(int tables, String game) {
    return all(tables, () -> twoGuests(game));
  }

  void start(List<Seated> tables) {
    var waiting = new ConcurrentLinkedQueue<>(tables);
    all(
        tables.size(),
        () -> {
          var seated = waiting.remove();
          return http.post(
              ROOT + "/tables/" + seated.table() + "/start", seated.tokens().getFirst(), "{}");
        });
  }

  private Seated twoGuests(String game) {
    var host = guest();
    var made =
        http.post(
            ROOT + "/tables", host, "{\"game\":\"" + game + "\",\"seats\":[\"mine\",\"open\"]}");
    var other = guest();
    http.post(ROOT + "/tables/join", other, "{\"code\":\"" + Http.find("code", made) + "\"}");
    return new Seated(Http.find("table", made), List.of(host, other));
  }

  private String guest() {
    var answer = http.post(ROOT + "/session", "", "{\"name\":\"Guest\",\"token\":true}");
    return Http.find("token", answer);
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
