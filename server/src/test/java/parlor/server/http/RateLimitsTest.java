package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

final class RateLimitsTest {
  private static final InetAddress ANN = InetAddress.ofLiteral("192.0.2.1");
  private static final InetAddress NEIGHBOUR = InetAddress.ofLiteral("192.0.2.99");
  private static final InetAddress BOB = InetAddress.ofLiteral("198.51.100.1");

  private final AtomicLong now = new AtomicLong();
  private final RateLimits limits = new RateLimits(true, List.of(), now::get);

  private void pass(Duration time) {
    now.addAndGet(time.toNanos());
  }

  private Duration guess(InetAddress from, int times) {
    var last = Duration.ZERO;
    for (var i = 0; i < times; i++) {
      last = limits.triesCode(from);
    }
    return last;
  }

  @Test
  @Proves("PLT-28")
  void ten_wrong_codes_a_minute_are_free_and_the_neighbourhood_shares_them() {
    assertThat(guess(ANN, 10)).isZero();
    assertThat(guess(NEIGHBOUR, 1)).isEqualTo(Duration.ofMinutes(1));
    assertThat(guess(BOB, 1)).isZero();
  }

  @Test
  @Proves("PLT-28")
  void the_wait_doubles_with_each_further_wrong_code() {
    guess(ANN, 10);
    for (var minutes : new int[] {1, 2, 4, 8}) {
      assertThat(guess(ANN, 1)).isEqualTo(Duration.ofMinutes(minutes));
      pass(Duration.ofMinutes(minutes));
      assertThat(guess(ANN, 1)).isZero();
    }
  }

  @Test
  @Proves("PLT-28")
  void one_address_cannot_try_more_than_a_few_hundred_codes_a_day() {
    var tried = 0;
    for (var second = 0; second < 86_400; second++) {
      tried += limits.triesCode(ANN).isZero() ? 1 : 0;
      pass(Duration.ofSeconds(1));
    }
    assertThat(tried).isLessThan(300);
  }

  @Test
  @Proves("PLT-28")
  void everybody_together_has_a_thousand_wrong_codes_a_minute() {
    var free =
        IntStream.range(0, 2_000)
            .filter(i ->
                limits.triesCode(InetAddress.ofLiteral("10.0." + i % 250 + "." + "1")).isZero())
            .count();
    assertThat(free).isEqualTo(WrongCodes.GLOBAL_PER_MINUTE);
  }

  @Test
  @Proves({"PLT-4", "PLT-28"})
  void right_codes_are_never_counted() {
    for (var i = 0; i < 5_000; i++) {
      assertThat(limits.triesCode(ANN)).isZero();
      limits.codeWasRight(ANN);
    }
  }

  @Test
  @Proves("PLT-28")
  void a_session_has_its_own_allowance_that_fills_again() {
    for (var i = 0; i < RateLimits.SESSION.burst(); i++) {
      assertThat(limits.requestOf("ann")).isZero();
    }
    assertThat(limits.requestOf("ann")).isPositive();
    assertThat(limits.requestOf("bob")).isZero();
    pass(Duration.ofSeconds(1));
    assertThat(limits.requestOf("ann")).isZero();
  }

  @Test
  @Proves("PLT-28")
  void a_neighbourhood_that_floods_does_not_stop_the_others() {
    IntStream.range(0, 10_000).forEach(_ -> limits.request(ANN));
    assertThat(limits.request(NEIGHBOUR)).isPositive();
    assertThat(limits.request(BOB)).isZero();
  }

  @Test
  @Proves("PLT-28")
  void an_exempt_network_is_not_counted() {
    var open = new RateLimits(true, List.of(Network.parse("192.0.2.0/24").orElseThrow()), now::get);
    for (var i = 0; i < 2_000; i++) {
      assertThat(open.triesCode(ANN)).isZero();
      assertThat(open.newSession(ANN)).isZero();
      assertThat(open.request(ANN)).isZero();
    }
  }
}
