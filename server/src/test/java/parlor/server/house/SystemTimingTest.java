package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SystemTimingTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private final AtomicLong nanos = new AtomicLong(123);
  private final SystemTiming timing =
      new SystemTiming(Clock.fixed(NOON, ZoneOffset.UTC), nanos::get);

  private void pass(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  @Test
  void time_is_the_wall_clocks_at_the_start_and_then_only_the_monotonic_one() {
    pass(Duration.ofSeconds(3));
    assertThat(timing.now()).isEqualTo(NOON.plusSeconds(3));
    pass(Duration.ofSeconds(-2));
    assertThat(timing.now()).isEqualTo(NOON.plusSeconds(3));
  }

  @Test
  void a_program_that_beats_serves_since_its_start() {
    for (var i = 0; i < 100; i++) {
      pass(Duration.ofMillis(500));
      timing.beat();
    }
    assertThat(timing.servingSince()).isEqualTo(NOON);
  }

  @Test
  void after_a_standstill_whoever_looks_first_finds_it_serving_since_then() {
    pass(Duration.ofSeconds(20));
    assertThat(timing.now()).isEqualTo(NOON.plusSeconds(20));
    assertThat(timing.servingSince()).isEqualTo(NOON.plusSeconds(20));
  }

  @Test
  void an_alarm_rings_unless_it_is_cancelled() throws Exception {
    try (var real = SystemTiming.start()) {
      var rung = new CountDownLatch(1);
      real.schedule(Duration.ofMillis(20), () -> rung.countDown());
      var never = new CountDownLatch(1);
      real.schedule(Duration.ofMillis(40), () -> never.countDown()).cancel();
      assertThat(rung.await(5, TimeUnit.SECONDS)).isTrue();
      assertThat(never.await(100, TimeUnit.MILLISECONDS)).isFalse();
    }
  }

  @Test
  void an_alarm_that_was_put_off_does_not_wait_on() {
    try (var timing = new SystemTiming(Clock.systemUTC(), System::nanoTime)) {
      timing.schedule(Duration.ofHours(1), () -> {}).cancel();
      assertThat(timing.waiting()).isZero();
    }
  }

  @Test
  void once_closed_nothing_rings_and_nothing_fails() throws Exception {
    var real = SystemTiming.start();
    real.close();
    var never = new CountDownLatch(1);
    real.schedule(Duration.ZERO, never::countDown).cancel();
    assertThat(never.await(100, TimeUnit.MILLISECONDS)).isFalse();
  }
}
