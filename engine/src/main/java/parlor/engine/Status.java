package parlor.engine;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// Whose move it is: the dealer's, some seats', or nobody's any more.
public sealed interface Status<A> {

  /// The dealer acts next, after a pause that lets people look (`ZERO`: at once).
  record Dealing<A>(Duration pause) implements Status<A> {}

  /// Some seats are awaited.
  ///
  /// @param clock never decreases; while it stays the same, one limit runs on. A seat that left the
  ///   awaited set does not come back under the same number.
  /// @param limit how long each awaited seat has under this clock
  /// @param whenAbsent what it means that an awaited seat's person is away
  /// @param ifSilent the awaited seats, and what is played for each that stays silent
  /// @param alsoHolding seats that are not awaited, but without whom nobody goes on: while one of
  ///   their people is away, and until a bot sits in, nothing is accepted and no clock runs
  record Waiting<A>(
      int clock,
      Optional<Duration> limit,
      Absence whenAbsent,
      SequencedMap<Seat, A> ifSilent,
      Set<Seat> alsoHolding)
      implements Status<A> {
    public Waiting {
      ifSilent = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(ifSilent));
      alsoHolding = Set.copyOf(alsoHolding);
    }

    public Waiting(
        int clock, Optional<Duration> limit, Absence whenAbsent, SequencedMap<Seat, A> ifSilent) {
      this(clock, limit, whenAbsent, ifSilent, Set.of());
    }

    /// One seat to move, with the usual minute; the clock stops while its person is away.
    public static <A> Waiting<A> on(int clock, Seat seat, A ifSilent) {
      var silent = LinkedHashMap.<Seat, A>newLinkedHashMap(1);
      silent.put(seat, ifSilent);
      return new Waiting<>(clock, Optional.of(USUAL_LIMIT), Absence.HOLDS, silent);
    }
  }

  /// The game is over.
  ///
  /// @param ranking best first; seats that share a place share a list
  /// @param points what the game counts, by seat; empty where it counts nothing
  record Finished<A>(List<List<Seat>> ranking, SequencedMap<Seat, Integer> points)
      implements Status<A> {
    public Finished {
      ranking = ranking.stream().map(List::copyOf).toList();
      points = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(points));
    }
  }

  /// The time limit of a decision where a game's rules name no other.
  Duration USUAL_LIMIT = Duration.ofSeconds(60);
}
