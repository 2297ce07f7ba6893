package parlor.tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import parlor.engine.Seat;
import parlor.tables.Chair.Person;

/// Who sits where, and who is the host.
///
/// @param left the last who left the lobby and are not back: leaving again is no error
record Seats(List<Chair> chairs, PlayerId host, List<PlayerId> left) {
  private static final int LEFT_MAX = 64;

  Seats {
    chairs = List.copyOf(chairs);
    left = List.copyOf(left);
  }

  /// The same, and this person has left.
  Seats withLeft(PlayerId player) {
    var changed = new ArrayList<>(left);
    changed.remove(player);
    changed.add(player);
    return new Seats(
        chairs, host, changed.subList(Math.max(0, changed.size() - LEFT_MAX), changed.size()));
  }

  boolean hasLeft(PlayerId player) {
    return left.contains(player) && heldBy(player).isEmpty();
  }

  int count() {
    return chairs.size();
  }

  boolean has(Seat seat) {
    return seat.index() < chairs.size();
  }

  Chair chair(Seat seat) {
    return chairs.get(seat.index());
  }

  /// The person at a seat, also when a bot plays for them.
  Optional<Person> person(Seat seat) {
    return has(seat) && chair(seat) instanceof Person person
        ? Optional.of(person)
        : Optional.empty();
  }

  /// Every seat with a person, also where a bot plays for them.
  List<Seat> people() {
    return where(Person.class::isInstance);
  }

  /// The seats that people play themselves.
  List<Seat> playedByPeople() {
    return where(Seats::isPlaying);
  }

  int countPlayedByPeople() {
    var count = 0;
    for (var chair : chairs) {
      if (isPlaying(chair)) {
        count++;
      }
    }
    return count;
  }

  boolean isPlayedByPerson(Seat seat) {
    return has(seat) && isPlaying(chair(seat));
  }

  private static boolean isPlaying(Chair chair) {
    return chair instanceof Person person && !person.standIn();
  }

  List<Seat> heldBy(PlayerId player) {
    return where(chair -> chair instanceof Person person && person.player().equals(player));
  }

  /// The seat that a person means. Who has one seat means that one, whatever number they know: the
  /// numbers change when a game starts without the open seats.
  Optional<Seat> meantBy(PlayerId player, Optional<Seat> named) {
    if (named.isPresent() && isHeldBy(named.get(), player)) {
      return named;
    }
    var held = heldBy(player);
    return held.isEmpty() || (held.size() > 1 && named.isPresent())
        ? Optional.empty()
        : Optional.of(held.getFirst());
  }

  /// What people added to the deals, in the order of their seats.
  SortedMap<Seat, String> luck() {
    var luck = new TreeMap<Seat, String>();
    for (var seat : people()) {
      person(seat).flatMap(Person::luck).ifPresent(added -> luck.put(seat, added));
    }
    return luck;
  }

  boolean isHeldBy(Seat seat, PlayerId player) {
    return has(seat) && chair(seat) instanceof Person person && person.player().equals(player);
  }

  Optional<Seat> firstOpen() {
    return where(Chair.Open.class::isInstance).stream().findFirst();
  }

  private List<Seat> where(Predicate<Chair> claim) {
    var found = new ArrayList<Seat>(count());
    for (var at = 0; at < count(); at++) {
      if (claim.test(chairs.get(at))) {
        found.add(new Seat(at));
      }
    }
    return Collections.unmodifiableList(found);
  }

  Seats with(Seat seat, Chair chair) {
    var changed = new ArrayList<>(chairs);
    changed.set(seat.index(), chair);
    return new Seats(changed, host, left);
  }

  Seats withStandIn(Seat seat, boolean bot) {
    return chair(seat) instanceof Person person ? with(seat, person.withStandIn(bot)) : this;
  }

  Seats withLuck(Seat seat, String luck) {
    return chair(seat) instanceof Person person ? with(seat, person.withLuck(luck)) : this;
  }

  /// Nobody sits there any more; the host's part passes on when they have no other seat.
  Seats freed(Seat seat) {
    return with(seat, new Chair.Open()).succeeded(seat);
  }

  /// A person's seats are played by bots, for they left; the host's part passes on.
  Seats handedOver(PlayerId player) {
    var changed = this;
    for (var seat : heldBy(player)) {
      changed = changed.withStandIn(seat, true).succeeded(seat);
    }
    return changed;
  }

  /// The host is the one there was, or else the next person clockwise from the seat they had.
  private Seats succeeded(Seat freed) {
    if (heldBy(host).stream().anyMatch(this::isPlayedByPerson)) {
      return this;
    }
    var seat = freed;
    for (var step = 0; step < count(); step++) {
      seat = seat.next(count());
      if (chair(seat) instanceof Person person && !person.standIn()) {
        return new Seats(chairs, person.player(), left);
      }
    }
    return this;
  }

  /// The same without open seats: those behind move up.
  Seats closedRanks() {
    return new Seats(
        chairs.stream().filter(chair -> !(chair instanceof Chair.Open)).toList(), host, left);
  }

  /// Where a seat comes to be when the ranks are closed.
  Seat movedUp(Seat seat) {
    var open = chairs.subList(0, seat.index()).stream().filter(Chair.Open.class::isInstance);
    return new Seat(seat.index() - (int) open.count());
  }
}
