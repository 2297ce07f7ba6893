package parlor.testkit;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.View;

/// Repeats a test over many seeds, and says in a failure which seed it was.
///
/// `-Dparlor.seed=17` replays seed 17 alone; `-Dparlor.seed=random` starts anywhere.
public final class Trials {
  private static final String PROPERTY = "parlor.seed";

  private Trials() {}

  /// Every setup that this game can be played with.
  static <O, S, A, E, V extends View<A>> List<Setup<O>> setups(Subject<O, S, A, E, V> subject) {
    var plugin = subject.plugin();
    var setups = new ArrayList<Setup<O>>();
    for (var seats = plugin.minSeats(); seats <= plugin.maxSeats(); seats++) {
      for (var options : subject.optionSets()) {
        var setup = new Setup<>(seats, options);
        if (plugin.objection(setup).isEmpty()) {
          setups.add(setup);
        }
      }
    }
    if (setups.isEmpty()) {
      throw new AssertionError("no option set can be played with any number of seats");
    }
    return List.copyOf(setups);
  }

  /// Tries a law on one game after another, each with its setup and seed.
  static <O, S, A, E, V extends View<A>> void of(
      Subject<O, S, A, E, V> subject, BiConsumer<Setup<O>, Long> trial) {
    var setups = setups(subject);
    var end = busyNanos() + subject.patience().toNanos();
    var seeds = seeds(Math.max(subject.games(), setups.size()));
    for (var tried = 0; tried < seeds.size(); tried++) {
      if (tried >= setups.size() && busyNanos() > end) {
        return;
      }
      var seed = seeds.get(tried);
      var setup = setups.get((int) Math.floorMod(seed, (long) setups.size()));
      run(seed, setup, () -> trial.accept(setup, seed));
    }
  }

  /// The time this thread has been at work, so that a busy machine tries as many games as an idle
  /// one.
  private static long busyNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /// The seeds of so many trials, or the one that is asked for.
  public static List<Long> seeds(int count) {
    var asked = System.getProperty(PROPERTY, "");
    if (!asked.isEmpty() && !asked.equals("random")) {
      return List.of(Long.parseLong(asked));
    }
    var first = asked.isEmpty() ? 1 : SplitMix64.mix(System.nanoTime()) >>> 16;
    var seeds = new ArrayList<Long>();
    for (var seed = first; seed < first + count; seed++) {
      seeds.add(seed);
    }
    return List.copyOf(seeds);
  }

  /// Runs one trial; a failure says how to replay it.
  public static void run(long seed, Object setup, Runnable trial) {
    try {
      trial.run();
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError(
          "%s%nreplay with -D%s=%d (%s)".formatted(failure, PROPERTY, seed, setup), failure);
    }
  }
}
