package parlor.bench;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/// What guests do over HTTP before they play: come in, open a table, sit down. Lives on the
/// generator's event loop.
record Guests(Http http) {
  private static final String ROOT = "/api/v1";

  /// A table and the tokens of those who sit there.
  record Seated(String table, List<String> tokens) {}

  /// Two new guests at a new table, in the lobby.
  CompletableFuture<Seated> sitDown(String game) {
    return guest().thenCompose(host -> guest().thenCompose(other -> sitDown(game, host, other)));
  }

  private CompletableFuture<Seated> sitDown(String game, String host, String other) {
    return open(host, game, "[\"mine\",\"open\"]")
        .thenCompose(opened -> join(opened, List.of(other)))
        .thenApply(table -> new Seated(table, List.of(host, other)));
  }

  /// A new guest's token.
  CompletableFuture<String> guest() {
    return http.post(ROOT + "/session", "", "{\"name\":\"Guest\",\"token\":true}")
        .thenApply(answer -> Http.find("token", answer));
  }

  /// Opens a table for a guest, with the seats as they are named.
  CompletableFuture<Opened> open(String token, String game, String seats) {
    var wanted = "{\"game\":\"" + game + "\",\"seats\":" + seats + "}";
    return http.post(ROOT + "/tables", token, wanted)
        .thenApply(made -> new Opened(Http.find("table", made), Http.find("code", made)));
  }

  /// A table, and the code by which others join it.
  record Opened(String table, String code) {}

  /// Sits guests down at a table, one after the other.
  CompletableFuture<String> join(Opened opened, List<String> tokens) {
    CompletableFuture<String> joined = CompletableFuture.completedFuture(opened.table());
    for (var token : tokens) {
      joined = joined.thenCompose(table -> join(opened, token).thenApply(_ -> table));
    }
    return joined;
  }

  private CompletableFuture<String> join(Opened opened, String token) {
    return http.post(ROOT + "/tables/join", token, "{\"code\":\"" + opened.code() + "\"}");
  }
}
