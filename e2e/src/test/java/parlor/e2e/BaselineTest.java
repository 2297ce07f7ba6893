package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.testkit.Proves;

/// The client needs nothing that one of the last two versions of Chrome, Edge, Firefox or Safari
/// lacks.
@ExtendWith(Stage.class)
class BaselineTest {
  private static final Path WEB = Path.of("../web");

  /// Takes away from a page, before it loads, whatever lies outside the Baseline set.
  private static final String TAKE_AWAY =
      """
      const taken = new Set();
      for (const [owner, member] of lacking) {
        if (!member) {
          if (owner in window && delete window[owner]) taken.add(owner);
          continue;
        }
        const homes = [window[owner]?.prototype, window[owner], owner === 'Window' ? window : undefined];
        for (const home of homes) {
          if (home && Object.hasOwn(home, member) && delete home[member]) taken.add(owner + '.' + member);
        }
      }
      window.taken = taken;
      """;

  @Test
  @Proves({"TTT-17", "PLT-22"})
  void the_styles_use_only_what_every_current_browser_knows(@TempDir Path folder) throws Exception {
    var ours = node("styles", WEB.resolve("target/classes/web/assets").toString());
    assertThat(ours.exit()).as(ours.text()).isZero();
    Files.writeString(folder.resolve("new.css"), "p { corner-shape: bevel; color: red }");
    assertThat(node("styles", folder.toString()).text()).contains("corner-shape is not in");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe"})
  @Proves({"TTT-17", "PLT-22"})
  void a_game_is_played_in_a_browser_that_has_only_the_baseline(String game, Scene scene)
      throws Exception {
    try (var ann = scene.visitor(Look.PHONE)) {
      ann.page().addInitScript("const lacking = " + node("lacking").text() + TAKE_AWAY);
      ann.playsAlone(game);
      var taken = (List<?>) ann.page().evaluate("() => [...window.taken]");
      assertThat(taken.size()).isGreaterThan(100);
      assertThat(taken.stream().map(Object::toString)).contains("Navigator.userAgentData");
      Game.playToTheEnd(ann.page());
      ann.button("Play Again").click();
      ann.page().locator(".free").first().waitFor();
      ann.hasSeenNoError();
    }
  }

  private record Run(int exit, String text) {}

  private static Run node(String... arguments) throws IOException, InterruptedException {
    var command = Stream.concat(Stream.of("node", "baseline.mjs"), Stream.of(absolute(arguments)));
    var process =
        new ProcessBuilder(command.toList())
            .directory(WEB.toFile())
            .redirectErrorStream(true)
            .start();
    var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), text);
  }

  /// Paths, seen from another folder.
  private static String[] absolute(String[] arguments) {
    return Stream.of(arguments)
        .map(each -> each.contains("/") ? Path.of(each).toAbsolutePath().toString() : each)
        .toArray(String[]::new);
  }
}
