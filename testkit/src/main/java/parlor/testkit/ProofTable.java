package parlor.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A table in the docs that names, for each line of a specification, the tests that prove it.
public final class ProofTable {
  private static final Pattern NAMED = Pattern.compile("`(\\w+Test)(?:#(\\w+))?`");
  private static final Pattern LINE =
      Pattern.compile("(?m)^\\| ([A-Z]+-?[0-9.]+) \\| .* `\\w+Test");
  private static final int LEVELS_MAX = 4;

  private final Path root;
  private final String text;

  private ProofTable(Path root, String text) {
    this.root = root;
    this.text = text;
  }

  /// @param file its place in the project, such as `docs/cambio-proof.md`
  public static ProofTable of(String file) throws IOException {
    var root = Path.of("").toAbsolutePath();
    for (var level = 0; level < LEVELS_MAX && !Files.exists(root.resolve(file)); level++) {
      root = root.resolve("..").normalize();
    }
    return new ProofTable(root, Files.readString(root.resolve(file)));
  }

  /// The ids of all lines that name a test.
  public List<String> ids() {
    return LINE.matcher(text).results().map(line -> line.group(1)).toList();
  }

  /// The tests that are named but do not exist.
  public List<String> missing() throws IOException {
    var sources = sources();
    var missing = new ArrayList<String>();
    for (var named : NAMED.matcher(text).results().toList()) {
      var wanted =
          named.group(2) == null ? "class " + named.group(1) : "void " + named.group(2) + "(";
      var texts = sources.getOrDefault(named.group(1) + ".java", List.of());
      if (texts.stream().noneMatch(source -> source.contains(wanted))) {
        missing.add(named.group());
      }
    }
    return missing;
  }

  /// The texts of all tests, by the names of their files.
  private Map<String, List<String>> sources() throws IOException {
    var sources = new HashMap<String, List<String>>();
    for (var modules : List.of(root, root.resolve("games"))) {
      try (var all = Files.list(modules)) {
        for (var folder : all.map(module -> module.resolve("src/test/java")).toList()) {
          if (Files.isDirectory(folder)) {
            read(folder, sources);
          }
        }
      }
    }
    return sources;
  }

  private static void read(Path folder, Map<String, List<String>> sources) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (var file : files.filter(each -> each.toString().endsWith("Test.java")).toList()) {
        sources
            .computeIfAbsent(file.getFileName().toString(), _ -> new ArrayList<>())
            .add(Files.readString(file));
      }
    }
  }
}
