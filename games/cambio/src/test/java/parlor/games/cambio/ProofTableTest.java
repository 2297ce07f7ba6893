package parlor.games.cambio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The table in docs/cambio-proof.md: every line of the specification with tests that exist.
class ProofTableTest {
  private static final Path ROOT = Path.of("../..");
  private static final Path TABLE = ROOT.resolve("docs/cambio-proof.md");
  private static final Pattern NAMED = Pattern.compile("`(\\w+Test)(?:#(\\w+))?`");
  private static final Pattern LINE =
      Pattern.compile("(?m)^\\| ([A-Z]+-?[0-9.]+) \\| .* `\\w+Test");

  /// How many acceptance scenarios each user story has.
  private static final List<Integer> SCENARIOS = List.of(4, 5, 5, 7, 6, 8, 6, 5, 4);

  @Test
  void every_line_of_the_specification_has_a_test() throws IOException {
    var found = LINE.matcher(Files.readString(TABLE)).results().map(line -> line.group(1)).toList();
    assertThat(found).containsExactlyInAnyOrderElementsOf(lines());
  }

  private static List<String> lines() {
    var lines = new ArrayList<String>();
    IntStream.rangeClosed(1, 22).forEach(number -> lines.add("CAM-" + number));
    for (var story = 1; story <= SCENARIOS.size(); story++) {
      for (var scenario = 1; scenario <= SCENARIOS.get(story - 1); scenario++) {
        lines.add("US" + story + "." + scenario);
      }
    }
    IntStream.rangeClosed(1, 7).forEach(number -> lines.add("EC-" + number));
    IntStream.rangeClosed(1, 26).forEach(number -> lines.add("FR-%03d".formatted(number)));
    IntStream.rangeClosed(1, 8).forEach(number -> lines.add("SC-%03d".formatted(number)));
    return lines;
  }

  @Test
  void every_test_that_is_named_exists() throws IOException {
    var sources = sources();
    var missing = new ArrayList<String>();
    for (var named : NAMED.matcher(Files.readString(TABLE)).results().toList()) {
      var wanted =
          named.group(2) == null ? "class " + named.group(1) : "void " + named.group(2) + "(";
      var texts = sources.getOrDefault(named.group(1) + ".java", List.of());
      if (texts.stream().noneMatch(text -> text.contains(wanted))) {
        missing.add(named.group());
      }
    }
    assertThat(missing).isEmpty();
  }

  /// The texts of all tests, by the names of their files.
  private static Map<String, List<String>> sources() throws IOException {
    var sources = new HashMap<String, List<String>>();
    for (var modules : List.of(ROOT, ROOT.resolve("games"))) {
      try (var all = Files.list(modules)) {
        for (var module : all.map(each -> each.resolve("src/test/java")).toList()) {
          if (Files.isDirectory(module)) {
            read(module, sources);
          }
        }
      }
    }
    return sources;
  }

  private static void read(Path folder, Map<String, List<String>> sources) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.filter(each -> each.toString().endsWith("Test.java")).toList()) {
        sources
            .computeIfAbsent(file.getFileName().toString(), _ -> new ArrayList<>())
            .add(Files.readString(file));
      }
    }
  }
}
