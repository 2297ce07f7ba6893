package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.testkit.Proves;

final class OverloadTest {
  private static final int GUESTS = 1_000;

  @TempDir Path data;

  @Test
  @Proves("PLT-28")
  void more_calls_than_can_be_served_are_refused_at_once_and_the_others_are_served()
      throws Exception {
    try (var edge = RunningEdge.start(data, Map.of("PARLOR_RATE_LIMITS", "off"));
        var http = HttpClient.newHttpClient();
        var blocker = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("parlor.db"));
        var sql = blocker.createStatement()) {
      // Nobody else can write now, so that all calls wait.
      sql.execute("begin immediate");
      var answers = new ArrayList<CompletableFuture<HttpResponse<String>>>();
      for (var i = 0; i < GUESTS; i++) {
        answers.add(http.sendAsync(guest(edge), HttpResponse.BodyHandlers.ofString()));
      }
      var first = CompletableFuture.anyOf(answers.toArray(CompletableFuture<?>[]::new));
      assertThat(first.get(30, TimeUnit.SECONDS)).matches(OverloadTest::isBusy);
      sql.execute("rollback");
      var outcomes = answers.stream().map(CompletableFuture::join).toList();
      assertThat(outcomes).allMatch(answer -> answer.statusCode() == 200 || isBusy(answer));
      assertThat(outcomes).anyMatch(answer -> answer.statusCode() == 200);
      var late = http.send(guest(edge), HttpResponse.BodyHandlers.ofString());
      assertThat(late.statusCode()).isEqualTo(200);
    }
  }

  private static HttpRequest guest(RunningEdge edge) {
    return HttpRequest.newBuilder(edge.address().resolve("/api/v1/session"))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ann\",\"token\":true}"))
        .build();
  }

  private static boolean isBusy(Object answer) {
    return answer instanceof HttpResponse<?> response
        && response.statusCode() == 503
        && response.headers().firstValue("retry-after").isPresent();
  }
}
