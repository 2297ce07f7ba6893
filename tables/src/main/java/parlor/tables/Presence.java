package parlor.tables;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import parlor.engine.Seat;

/// Which of the seated people are here. Bots are never away.
///
/// @param people every seat with a person
/// @param grace after a start of the program, how long those who were here are still waited for
/// @param idle while nobody is here, how long until the table is given up
record Presence(SortedMap<Seat, Where> people, Duration grace, Duration idle) {
  /// How long a seat is kept before a bot sits in.
  static final Duration SEAT_IS_KEPT = Duration.ofSeconds(60);

  /// How long those who were here may take to come back after a start of the program.
  static final Duration GRACE = Duration.ofSeconds(10);

  static final Duration LOBBY_IS_KEPT = Duration.ofMinutes(60);
  static final Duration GAME_IS_KEPT = Duration.ofMinutes(5);

  private static final Where HERE = new Where.Here();
  private static final Where AWAITED_BACK = new Where.AwaitedBack();

  static final Presence NOBODY = new Presence(new TreeMap<>(), Duration.ZERO, LOBBY_IS_KEPT);

  /// Where a person is.
  sealed interface Where {
    record Here() implements Where {}

    /// Was here before the program started again.
    record AwaitedBack() implements Where {}

    /// @param left how long until a bot sits in
    record Away(Duration left) implements Where {}
  }

  /// @param people changed by nobody from now on
  Presence {
    people = Collections.unmodifiableSortedMap(people);
  }

  /// Whether this seat's person is away; a seat without a person never is.
  boolean isAway(Seat seat) {
    return people.get(seat) instanceof Where.Away;
  }

  /// Whether a connection of this seat's person is known.
  boolean isHere(Seat seat) {
    return people.get(seat) instanceof Where.Here;
  }

  /// Whether anybody is here, or was just before the program started again.
  boolean isAnyoneHere() {
    return people.containsValue(HERE) || isInGrace();
  }

  private boolean isAnyoneAway() {
    for (var where : people.values()) {
      if (where instanceof Where.Away) {
        return true;
      }
    }
    return false;
  }

  boolean isInGrace() {
    return people.containsValue(AWAITED_BACK);
  }

  List<Seat> awaitedBack() {
    return people.keySet().stream()
        .filter(seat -> people.get(seat) instanceof Where.AwaitedBack)
        .toList();
  }

  Presence withAway(Seat seat) {
    return withAway(seat, Duration.ZERO);
  }

  /// Away since a while ago.
  Presence withAway(Seat seat, Duration since) {
    return with(seat, new Where.Away(Clocks.less(SEAT_IS_KEPT, since)));
  }

  Presence withHere(Seat seat) {
    return with(seat, HERE);
  }

  private Presence with(Seat seat, Where where) {
    var changed = new TreeMap<>(people);
    changed.put(seat, where);
    return new Presence(changed, grace, idle);
  }

  Presence without(Seat seat) {
    var changed = new TreeMap<>(people);
    changed.remove(seat);
    return new Presence(changed, grace, idle);
  }

  /// Everyone who was here is waited for.
  Presence woken() {
    return new Presence(
        mapped(where -> where instanceof Where.Here ? AWAITED_BACK : where), GRACE, idle);
  }

  /// Who did not come back is away.
  Presence settled() {
    return new Presence(
        mapped(where -> where instanceof Where.AwaitedBack ? new Where.Away(SEAT_IS_KEPT) : where),
        Duration.ZERO,
        idle);
  }

  /// The same with the countdowns that mean nothing now at rest.
  Presence atRest() {
    var waited = isInGrace() ? grace : Duration.ZERO;
    var empty = isAnyoneHere() ? Duration.ZERO : idle;
    return waited.equals(grace) && empty.equals(idle) ? this : new Presence(people, waited, empty);
  }

  Presence withIdle(Duration until) {
    return new Presence(people, grace, until);
  }

  Presence withGrace(Duration until) {
    return new Presence(people, until, idle);
  }

  /// Less time for everyone who is away.
  Presence awayFor(Duration time) {
    if (!isAnyoneAway()) {
      return this;
    }
    return new Presence(
        mapped(where ->
            where instanceof Where.Away(var left)
                ? new Where.Away(Clocks.less(left, time))
                : where),
        grace,
        idle);
  }

  Presence renumbered(UnaryOperator<Seat> moved) {
    var changed = new TreeMap<Seat, Where>();
    people.forEach((seat, where) -> changed.put(moved.apply(seat), where));
    return new Presence(changed, grace, idle);
  }

  private SortedMap<Seat, Where> mapped(UnaryOperator<Where> change) {
    var changed = new TreeMap<>(people);
    changed.replaceAll((_, where) -> change.apply(where));
    return changed;
  }
}
