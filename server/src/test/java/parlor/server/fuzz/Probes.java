package parlor.server.fuzz;

import java.util.Arrays;
import java.util.BitSet;

/// Which places of the program were passed since the last look, and which ever. The instrumented
/// classes of every [ProbingLoader] call it; only the thread that fuzzes counts.
public final class Probes {
  private static final int PLACES_MAX = 1 << 19;
  private static final int BUCKETS = 8;

  private static final int[] TIMES = new int[PLACES_MAX];
  private static final int[] PASSED = new int[PLACES_MAX];
  private static final BitSet EVER = new BitSet();
  private static int passed;
  private static int places;
  private static volatile Thread counted = Thread.currentThread();

  private Probes() {}

  /// The number of a place in a class that is being loaded.
  static synchronized int newPlace() {
    if (places == PLACES_MAX) {
      throw new IllegalStateException("more places than " + PLACES_MAX);
    }
    return places++;
  }

  /// Called by the program wherever it may have come by a new way.
  public static void pass(int place) {
    if (Thread.currentThread().equals(counted) && TIMES[place]++ == 0) {
      PASSED[passed++] = place;
    }
  }

  /// From now on only what this thread does counts.
  static void begin() {
    counted = Thread.currentThread();
    forget();
  }

  static void forget() {
    for (var i = 0; i < passed; i++) {
      TIMES[PASSED[i]] = 0;
    }
    passed = 0;
  }

  /// Whether a place was passed that never was before, or about twice as often as ever.
  static boolean seesNews() {
    var news = false;
    for (var i = 0; i < passed; i++) {
      var place = PASSED[i];
      var bit = place * BUCKETS + bucket(TIMES[place]);
      if (!EVER.get(bit)) {
        EVER.set(bit);
        news = true;
      }
    }
    return news;
  }

  /// How many places were passed at least once in all that was looked at.
  static int reached() {
    return (int) EVER.stream().map(bit -> bit / BUCKETS).distinct().count();
  }

  /// A new search, for which everything is news.
  static void clear() {
    forget();
    EVER.clear();
    Arrays.fill(TIMES, 0);
  }

  private static int bucket(int times) {
    return Math.min(BUCKETS - 1, 32 - Integer.numberOfLeadingZeros(times) - 1);
  }
}
