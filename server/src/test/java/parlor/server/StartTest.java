package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.testkit.Proves;

/// The program as a host starts it, also wrongly.
final class StartTest {
  @TempDir Path folder;

  private record Ended(int status, String text) {}

  private Ended run(Map<String, String> settings, String... arguments)
      throws IOException, InterruptedException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    command.addAll(List.of(arguments));
    var output = folder.resolve("output.txt");
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(output.toFile());
    builder.environment().put("PARLOR_DATA", folder.resolve("data").toString());
    builder.environment().put("PARLOR_PORT", "0");
    builder.environment().put("PARLOR_MANAGEMENT_PORT", "0");
    builder.environment().putAll(settings);
    var process = builder.start();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    return new Ended(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
  }

  @Test
  @Proves("PLT-26")
  void a_wrong_setting_stops_the_start_with_a_sentence_and_nothing_else() throws Exception {
    var ended = run(Map.of("PARLOR_PORT", "eighty"));
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.text())
        .isEqualTo(
            "PARLOR_PORT is \"eighty\", but must be a port from 0 to 65535, for example 8080.\n");
  }

  @Test
  @Proves("PLT-26")
  void a_port_that_is_taken_stops_the_start_with_what_to_do() throws Exception {
    try (var taken = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
      var port = String.valueOf(taken.getLocalPort());
      var ended = run(Map.of("PARLOR_PORT", port, "PARLOR_HOST", "127.0.0.1"));
      assertThat(ended.status()).isEqualTo(2);
      assertThat(ended.text()).contains("Port " + port, "Set PARLOR_PORT to another one.");
    }
  }

  @Test
  @Proves("PLT-26")
  void help_and_unknown_commands_explain_themselves() throws Exception {
    assertThat(run(Map.of(), "--help").text()).contains("parlor backup FILE");
    var ended = run(Map.of(), "fly");
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.text()).startsWith("There is no command fly.").contains("parlor backup FILE");
  }

  @Test
  @Proves("PLT-26")
  void a_backup_taken_while_people_play_is_restored_elsewhere() throws Exception {
    var copy = folder.resolve("copy.db").toString();
    var table = "";
    try (var server = TestServer.start(folder.resolve("data"))) {
      var ann = server.guest("Ann");
      table =
          ann.post("/tables", "{\"game\":\"tic-tac-toe\",\"seats\":[\"mine\",\"open\"]}")
              .expect(201)
              .get("table")
              .asText();
      assertThat(run(Map.of(), "backup", copy)).extracting(Ended::status).isEqualTo(0);
    }
    var elsewhere = folder.resolve("elsewhere");
    var restored = run(Map.of("PARLOR_DATA", elsewhere.toString()), "restore", copy);
    assertThat(restored.text()).contains("Restored to");
    try (var server = TestServer.start(elsewhere)) {
      assertThat(server.guest("Eve").get("/tables/" + table).code()).isEqualTo("not-seated");
    }
  }
}
