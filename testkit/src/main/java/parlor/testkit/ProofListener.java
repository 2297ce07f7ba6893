package parlor.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/// Writes down which lines of the specification the tests of this run have proven:
/// `target/proofs/<test class>.txt`, one id and test name per line. A test that failed, in whatever
/// repetition, proves nothing; a method that is run again replaces what was written of it before.
public final class ProofListener implements TestExecutionListener {
  private final Path folder;

  /// Whether every run of a method so far went well, by class and method.
  private final Map<String, Map<String, Outcome>> outcomes = new TreeMap<>();

  private Optional<TestPlan> plan = Optional.empty();

  /// The one that JUnit makes.
  public ProofListener() {
    this(Path.of("target", "proofs"));
  }

  ProofListener(Path folder) {
    this.folder = folder;
  }

  private record Outcome(Proves proves, boolean succeeded, boolean failed) {
    Outcome plus(TestExecutionResult.Status status, boolean isTest) {
      return new Outcome(
          proves,
          succeeded || (isTest && status == TestExecutionResult.Status.SUCCESSFUL),
          failed || status == TestExecutionResult.Status.FAILED);
    }
  }

  @Override
  public synchronized void testPlanExecutionStarted(TestPlan testPlan) {
    plan = Optional.of(testPlan);
    outcomes.clear();
  }

  @Override
  public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
    method(test).ifPresent(source -> add(source, test.isTest(), result.getStatus()));
  }

  private void add(MethodSource source, boolean isTest, TestExecutionResult.Status status) {
    var proves = source.getJavaMethod().getAnnotation(Proves.class);
    var methods = outcomes.computeIfAbsent(source.getClassName(), _ -> new TreeMap<>());
    if (proves != null) {
      methods.merge(
          source.getMethodName(),
          new Outcome(proves, false, false).plus(status, isTest),
          (before, _) -> before.plus(status, isTest));
    }
  }

  /// The method that a test, a repetition or a dynamic test belongs to.
  private Optional<MethodSource> method(TestIdentifier test) {
    if (test.getSource().orElse(null) instanceof MethodSource source) {
      return Optional.of(source);
    }
    return plan.flatMap(p -> p.getParent(test)).flatMap(this::method);
  }

  @Override
  public synchronized void testPlanExecutionFinished(TestPlan testPlan) {
    try {
      for (var entry : outcomes.entrySet()) {
        write(entry.getKey(), entry.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(String className, Map<String, Outcome> methods) throws IOException {
    var file = folder.resolve(className + ".txt");
    var lines = new TreeSet<String>();
    if (Files.exists(file)) {
      lines.addAll(Files.readAllLines(file));
      lines.removeIf(line -> methods.containsKey(line.substring(line.lastIndexOf('.') + 1)));
    }
    methods.forEach((method, outcome) -> {
      for (var id : outcome.proves().value()) {
        if (outcome.succeeded() && !outcome.failed()) {
          lines.add(id + " " + className + "." + method);
        }
      }
    });
    if (lines.isEmpty()) {
      Files.deleteIfExists(file);
    } else {
      Files.createDirectories(folder);
      Files.write(file, lines);
    }
  }
}
