package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class BudgetTest {
  private static final int BYTES_MAX = 30_000;
  private static final int HEAP_MAX = 10_000_000;

  private static final double USABLE_MS = 1000;

  /// The quickest of so many, since the machine may be busy with other things.
  private static final int LOADS = 5;

  /// The time from the start of the navigation to the first square that can be marked.
  private static final String USABLE =
      """
      () => new Promise(done => {
        const look = () => document.querySelector('.free') ? done(performance.now()) : requestAnimationFrame(look);
        look();
      })
      """;

  private static final List<String> COUNTED = List.of("text/html", "text/css", "text/javascript");

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  @Proves("TTT-16")
  void all_that_the_page_loads_for_a_whole_game_is_light(String language, Scene scene) {
    try (var ann = scene.visitor(language.equals("ja") ? Look.DESK.japanese() : Look.DESK)) {
      var address = address(ann);
      var loaded = new ArrayList<Response>();
      ann.page().navigate("about:blank");
      ann.page().onResponse(loaded::add);
      ann.page().navigate(address);
      Game.playToTheEnd(ann.page());
      var bytes =
          loaded.stream()
              .filter(BudgetTest::isCounted)
              .mapToInt(response -> response.body().length)
              .sum();
      assertThat(bytes).isBetween(20_000, BYTES_MAX - 1);
      assertThat(heap(ann)).isLessThan(HEAP_MAX);
    }
  }

  @Test
  @Proves("TTT-16")
  void the_page_is_usable_within_a_second(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var address = address(ann);
      var quickest =
          IntStream.range(0, LOADS).mapToDouble(_ -> usableAfter(ann, address)).min().orElseThrow();
      assertThat(quickest).isLessThan(USABLE_MS);
    }
  }

  private static String address(Visitor visitor) {
    visitor.playsAlone("tic-tac-toe").square(0).waitFor();
    return visitor.page().url();
  }

  private static double usableAfter(Visitor visitor, String address) {
    visitor.page().navigate("about:blank");
    visitor.page().navigate(address);
    return ((Number) visitor.page().evaluate(USABLE)).doubleValue();
  }

  private static boolean isCounted(Response response) {
    var type = response.headers().getOrDefault("content-type", "");
    return COUNTED.stream().anyMatch(type::startsWith);
  }

  private static long heap(Visitor visitor) {
    var session = visitor.page().context().newCDPSession(visitor.page());
    session.send("HeapProfiler.enable");
    session.send("HeapProfiler.collectGarbage");
    return session.send("Runtime.getHeapUsage").get("usedSize").getAsLong();
  }
}
