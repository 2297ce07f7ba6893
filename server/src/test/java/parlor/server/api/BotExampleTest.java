package parlor.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.TestServer;
import parlor.server.client.Guest;
import parlor.testkit.Proves;

/// The bot in the documents is a program that runs.
final class BotExampleTest {
  @TempDir Path data;

  @Test
  @Proves("PLT-27")
  void the_documented_bot_plays_a_game_to_its_end() throws Exception {
    try (var server = TestServer.start(data)) {
      var ann = server.guest("Ann");
      var made =
          ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
              .expect(201);
      var table = "/tables/" + made.get("table").asText();
      var bot = start(server, made.get("code").asText());
      awaitGuest(ann, table);
      ann.post(table + "/start", "").expect(200);
      for (var square : new int[] {4, 8, 6}) {
        awaitTurn(ann, table);
        ann.post(
                table + "/actions",
                "{\"id\":\"%d\",\"action\":{\"type\":\"mark\",\"square\":%d}}"
                    .formatted(square, square))
            .expect(200);
      }
      awaitTurn(ann, table);
      ann.post(table + "/actions", "{\"id\":\"x\",\"action\":{\"type\":\"mark\",\"square\":3}}");
      assertThat(output(bot)).contains("The game is over. Seats from first to last: [[");
      assertThat(bot.exitValue()).isZero();
    }
  }

  private static Process start(TestServer server, String code) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return new ProcessBuilder(java, "../docs/api/Bot.java", server.address().toString(), code)
        .redirectErrorStream(true)
        .start();
  }

  private static String output(Process bot) throws IOException, InterruptedException {
    if (!bot.waitFor(30, TimeUnit.SECONDS)) {
      bot.destroyForcibly();
    }
    return new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static void awaitGuest(Guest ann, String table) throws InterruptedException {
    await(ann, table, "\"kind\":\"open\"", false);
  }

  private static void awaitTurn(Guest ann, String table) throws InterruptedException {
    await(ann, table, "\"awaited\":[{\"seat\":1", false);
  }

  private static void await(Guest ann, String table, String text, boolean wanted)
      throws InterruptedException {
    for (var i = 0; i < 300; i++) {
      if (ann.get(table).text().contains(text) == wanted) {
        return;
      }
      Thread.sleep(100);
    }
    throw new AssertionError("never came true: " + text);
  }
}
