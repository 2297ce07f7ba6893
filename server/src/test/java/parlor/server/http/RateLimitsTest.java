package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.server.http.WrongCodes.Try;
import parlor.testkit.Proves;

final class RateLimitsTest {
  private static final InetAddress ANN = InetAddress.ofLiteral("192.0.2.1");
  private static final InetAddress NEIGHBOUR = InetAddress.ofLiteral("192.0.2.99");
  private static final InetAddress BOB = InetAddress.ofLiteral("198.51.100.1");

  private static final Duration WAITS = Duration.ofDays(1);

  private final AtomicLong now = new AtomicLong();
  private final RateLimits limits = new RateLimits(true, List.of(), now::get);

  private void pass(Duration time) {
    now.addAndGet(time.toNanos());
  }

  private WrongCodes.Try tries(InetAddress from, String player) {
    return limits.triesCode(from, player).toCompletableFuture().getNow(new Try.Refused(WAITS));
  }

  /// The answer to some codes in a row, all wrong or all right: the last wait.
  private Duration guess(InetAddress from, String player, int times, boolean areRight) {
    var last = Duration.ZERO;
    for (var i = 0; i < times; i++) {
      last =
          switch (tries(from, player)) {
            case Try.Refused(var wait) -> wait;
            case Try.Allowed(var ending) -> {
              ending.ended(areRight, now.get());
              yield Duration.ZERO;
            }
          };
    }
    return last;
  }

  private Duration wrong(InetAddress from, int times) {
    return guess(from, "stranger", times, false);
  }

  @Test
  @Proves("PLT-28")
  void ten_wrong_codes_a_minute_are_free_for_each_address() {
    assertThat(wrong(ANN, 10)).isZero();
    assertThat(wrong(ANN, 1)).isEqualTo(Duration.ofMinutes(1));
    assertThat(wrong(NEIGHBOUR, 1)).isZero();
  }

  @Test
  @Proves("PLT-28")
  void a_household_has_one_address_whatever_it_chooses_of_its_ipv6_network() {
    assertThat(wrong(InetAddress.ofLiteral("2001:db8:0:1200::1"), 10)).isZero();
    assertThat(wrong(InetAddress.ofLiteral("2001:db8:0:12ff::2"), 1)).isPositive();
    assertThat(wrong(InetAddress.ofLiteral("2001:db8:0:1300::1"), 1)).isZero();
  }

  @Test
  @Proves("PLT-28")
  void the_wait_doubles_with_each_further_wrong_code() {
    wrong(ANN, 10);
    for (var minutes : new int[] {1, 2, 4, 8}) {
      assertThat(wrong(ANN, 1)).isEqualTo(Duration.ofMinutes(minutes));
      pass(Duration.ofMinutes(minutes));
      assertThat(wrong(ANN, 1)).isZero();
    }
  }

  @Test
  @Proves("PLT-28")
  void one_address_cannot_try_more_than_a_few_hundred_codes_a_day() {
    var tried = 0;
    for (var second = 0; second < 86_400; second++) {
      tried += wrong(ANN, 1).isZero() ? 1 : 0;
      pass(Duration.ofSeconds(1));
    }
    assertThat(tried).isLessThan(300);
  }

  @Test
  @Proves("PLT-28")
  void guesses_at_the_same_time_wait_for_each_other_and_gain_nothing() {
    var begun = IntStream.range(0, 50).mapToObj(_ -> limits.triesCode(ANN, "stranger")).toList();
    var allowed = 0;
    for (var stage : begun) {
      var future = stage.toCompletableFuture();
      if (future.isDone() && future.join() instanceof Try.Allowed(var ending)) {
        allowed++;
        ending.ended(false, now.get());
      }
    }
    assertThat(allowed).isEqualTo(Guesses.FREE_PER_MINUTE);
    assertThat(begun).allMatch(stage -> stage.toCompletableFuture().isDone());
  }

  @Test
  @Proves({"PLT-4", "PLT-28"})
  void right_codes_at_the_same_time_are_all_let_in() {
    var begun = IntStream.range(0, 100).mapToObj(_ -> limits.triesCode(ANN, "stranger")).toList();
    for (var stage : begun) {
      ((Try.Allowed) stage.toCompletableFuture().join()).ending().ended(true, now.get());
    }
    assertThat(wrong(ANN, 10)).isZero();
  }

  @Test
  @Proves("PLT-28")
  void everybody_together_has_a_thousand_wrong_codes_a_minute() {
    var free =
        IntStream.range(0, 2_000)
            .filter(
                i -> wrong(InetAddress.ofLiteral("10.0." + i % 250 + "." + i / 250), 1).isZero())
            .count();
    assertThat(free).isEqualTo(WrongCodes.GLOBAL_PER_MINUTE);
  }

  @Test
  @Proves("PLT-28")
  void who_is_refused_because_of_others_has_not_used_a_try_of_their_own() {
    IntStream.range(0, 1_000)
        .forEach(i -> wrong(InetAddress.ofLiteral("10.0." + i % 250 + "." + i / 250), 1));
    assertThat(wrong(ANN, 20)).isPositive();
    pass(Duration.ofMinutes(1));
    assertThat(wrong(ANN, 10)).isZero();
  }

  @Test
  @Proves({"PLT-4", "PLT-28"})
  void right_codes_are_never_counted() {
    assertThat(guess(ANN, "stranger", 5_000, true)).isZero();
  }

  @Test
  @Proves({"PLT-4", "PLT-28"})
  void who_has_sat_here_before_is_not_kept_out_by_a_guesser_at_the_same_address() {
    limits.sat("bea");
    wrong(ANN, 11);
    assertThat(guess(ANN, "newcomer", 1, true)).isPositive();
    assertThat(guess(ANN, "bea", 50, true)).isZero();
    assertThat(guess(ANN, "bea", 10, false)).isZero();
    assertThat(guess(ANN, "bea", 1, true)).isEqualTo(Duration.ofMinutes(1));
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
      var allowed = (Try.Allowed) open.triesCode(ANN, "ann").toCompletableFuture().join();
      allowed.ending().ended(false, now.get());
      assertThat(open.newSession(ANN)).isZero();
      assertThat(open.request(ANN)).isZero();
    }
  }
}
