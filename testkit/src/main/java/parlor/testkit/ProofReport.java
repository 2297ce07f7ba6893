package parlor.testkit;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Says how much of the specification the tests of this run have proven, page by page.
///
/// Fails when a line that `docs/proven.txt` lists as proven has lost its proof.
public final class ProofReport {
  private static final Set<String> SKIPPED = Set.of("node_modules", ".git", "src");
  private static final PathMatcher PROOFS =
      FileSystems.getDefault().getPathMatcher("glob:**/target/proofs/*.txt");

  private ProofReport() {}

  /// @param arguments the root folder, and the file that lists all ids of the specification
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 2) {
      System.err.println("usage: ProofReport <root folder> <file of all ids>");
      System.exit(2);
    }
    var root = Path.of(arguments[0]);
    var proven = provenIds(root);
    var all = ids(Path.of(arguments[1]));
    lines(all, proven).forEach(System.out::println);
    var lost = lost(ids(root.resolve("docs").resolve("proven.txt")), proven);
    var unknown = lost(proven, Set.copyOf(all));
    if (!unknown.isEmpty()) {
      System.out.println("not in the specification: " + String.join(" ", unknown));
    }
    if (!lost.isEmpty()) {
      System.out.println("proven before, but not in this run: " + String.join(" ", lost));
    }
    System.exit(lost.isEmpty() && unknown.isEmpty() ? 0 : 1);
  }

  /// The ids that the tests below this folder have proven.
  static Set<String> provenIds(Path root) throws IOException {
    var proven = new TreeSet<String>();
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            var name = String.valueOf(folder.getFileName());
            return SKIPPED.contains(name) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (PROOFS.matches(file.toAbsolutePath())) {
              proven.addAll(ids(file));
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return proven;
  }

  /// The first word of each line.
  private static List<String> ids(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> !line.isBlank())
        .map(line -> line.split(" ", 2)[0])
        .toList();
  }

  /// One line per page of the specification: how many are proven, and which are not.
  static List<String> lines(Collection<String> all, Set<String> proven) {
    var pages = new LinkedHashMap<String, List<String>>();
    for (var id : all) {
      var page = id.substring(0, id.indexOf('-'));
      pages.computeIfAbsent(page, _ -> new ArrayList<>()).add(id);
    }
    var lines = new ArrayList<String>();
    pages.forEach((page, ids) -> {
      var missing = lost(ids, proven);
      var rest = missing.isEmpty() ? "" : "  missing " + ranges(missing);
      lines.add("%-4s %d/%d%s".formatted(page, ids.size() - missing.size(), ids.size(), rest));
    });
    return lines;
  }

  /// `1-3 7` for the numbers of these ids, which come in the order of the page.
  private static String ranges(List<String> ids) {
    var numbers = ids.stream().map(id -> Integer.valueOf(id.replaceAll("\\D", ""))).toList();
    var text = new StringBuilder();
    for (var i = 0; i < numbers.size(); i++) {
      var first = numbers.get(i);
      while (i + 1 < numbers.size() && numbers.get(i + 1) == numbers.get(i) + 1) {
        i++;
      }
      var last = numbers.get(i);
      text.append(first.equals(last) ? first : first + "-" + last).append(' ');
    }
    return text.toString().strip();
  }

  private static List<String> lost(Collection<String> wanted, Set<String> found) {
    return wanted.stream().filter(id -> !found.contains(id)).toList();
  }
}
