package parlor.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parlor.engine.SplitMix64;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// Damaged text for everything that reads what others wrote: it is understood, or refused in the
/// way that is promised. The search is led by the places of the program that a text reaches.
class DecodersTest {
  private static final Duration TIME = Duration.ofSeconds(Long.getLong("parlor.fuzz.seconds", 8));

  /// Long enough for any text, and for the games that the texts are taken from.
  private static final Duration STANDSTILL = Duration.ofSeconds(60);

  /// Which decoders, by a part of their name; all of them if nothing is said.
  private static final String ONLY = System.getProperty("parlor.fuzz.only", "");

  private static final List<String> SOURCES =
      List.of(
          "parlor.server.house.HouseDecoders",
          "parlor.server.http.HttpDecoders",
          "parlor.server.SettingsDecoders");

  private final long seed = Long.getLong("parlor.seed", System.nanoTime());

  @Test
  @Proves({"PLT-7", "PLT-16", "PLT-28"})
  void whatever_is_read_is_understood_or_refused_as_promised() throws Exception {
    var results = Collections.synchronizedList(new ArrayList<Fuzzer.Result>());
    var search = Thread.ofPlatform().daemon().unstarted(() -> search(results));
    search.setContextClassLoader(new ProbingLoader(getClass().getClassLoader()));
    search.start();
    var limit = TIME.plus(STANDSTILL).toNanos();
    while (!search.join(Duration.ofMillis(100))) {
      assertThat(ManagementFactory.getThreadMXBean().getThreadCpuTime(search.threadId()))
          .as("seed %d: %s does not come to an end", seed, results)
          .isLessThan(limit);
    }
    assertThat(results).isNotEmpty().allSatisfy(this::assertNothingFound);
  }

  private void search(List<Fuzzer.Result> results) {
    var decoders = decoders(Thread.currentThread().getContextClassLoader());
    for (var decoder : decoders) {
      var fuzzer = new Fuzzer(decoder, new SplitMix64(seed));
      var result = fuzzer.search(TIME.dividedBy(decoders.size()));
      System.out.println(
          "fuzzed with seed %d: %s, %d texts, %d kept, %d places reached"
              .formatted(
                  seed, result.decoder(), result.executions(), result.corpus(), result.places()));
      results.add(result);
    }
  }

  private void assertNothingFound(Fuzzer.Result result) {
    result
        .finding()
        .ifPresent(found -> {
          var text = Json.write(found.input().text());
          throw new AssertionError(
              "seed %d: %s, situation %d, reads %s"
                  .formatted(seed, result.decoder(), found.input().situation(), text),
              found.broken());
        });
  }

  private List<Decoder> decoders(ClassLoader loader) {
    return SOURCES.stream()
        .flatMap(source -> decoders(loader, source))
        .filter(decoder -> decoder.name().contains(ONLY))
        .toList();
  }

  /// They are made by the loader that puts probes into all they use.
  @SuppressWarnings("unchecked")
  private static Stream<Decoder> decoders(ClassLoader loader, String source) {
    try {
      var made = loader.loadClass(source).getDeclaredConstructor().newInstance();
      return ((Supplier<List<Decoder>>) made).get().stream();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no decoders in " + source, e);
    }
  }
}
