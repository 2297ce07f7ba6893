package parlor.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class ProofTest {
  @TempDir Path root;

  static class Sample {
    @Test
    @Proves({"TTT-1", "TTT-2"})
    void succeeds() {}

    @Test
    @Proves("TTT-3")
    void fails() {
      throw new AssertionError();
    }

    @Test
    @Proves("TTT-4")
    void is_skipped() {
      Assumptions.abort();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Proves("TTT-5")
    void succeeds_once_and_fails_once(int number) {
      assertThat(number).isEqualTo(1);
    }

    @TestFactory
    @Proves("TTT-6")
    Stream<DynamicTest> succeeds_twice() {
      return Stream.of("a", "b").map(name -> DynamicTest.dynamicTest(name, () -> {}));
    }
  }

  private void runSample() {
    run(selectClass(Sample.class));
  }

  private void run(DiscoverySelector selector) {
    var config = LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false);
    var request = LauncherDiscoveryRequestBuilder.request().selectors(selector);
    LauncherFactory.create(config.build())
        .execute(request.build(), new ProofListener(root.resolve("target/proofs")));
  }

  @Test
  void only_tests_that_succeed_throughout_are_proofs() throws IOException {
    runSample();
    assertThat(ProofReport.provenIds(root)).containsExactly("TTT-1", "TTT-2", "TTT-6");
  }

  @Test
  void a_method_that_runs_again_replaces_its_proofs() throws IOException {
    var stale = root.resolve("target/proofs/" + Sample.class.getName() + ".txt");
    Files.createDirectories(root.resolve("target/proofs"));
    Files.writeString(stale, "TTT-3 " + Sample.class.getName() + ".fails\n");
    runSample();
    assertThat(ProofReport.provenIds(root)).doesNotContain("TTT-3");
  }

  /// As when what failed is run once more.
  @Test
  void what_is_run_again_alone_leaves_the_proofs_of_the_rest_of_its_class() throws IOException {
    runSample();
    run(selectMethod(Sample.class, "fails"));
    assertThat(ProofReport.provenIds(root)).containsExactly("TTT-1", "TTT-2", "TTT-6");
  }

  @Test
  void the_report_counts_each_page_and_names_what_is_missing() {
    var all = List.of("TTT-1", "TTT-2", "TTT-3", "TTT-4", "TTT-5", "SHA-1");
    assertThat(ProofReport.lines(all, Set.of("TTT-4", "SHA-1")))
        .containsExactly("TTT  1/5  missing 1-3 5", "SHA  1/1");
  }
}
