package parlor.server.house;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.house.TableMessage.Link;

/// The connections of one table. Not durable: after a restart each makes itself known again.
final class Crowd {
  /// Who was not heard of for so long is gone.
  static final Duration LEASE = Duration.ofSeconds(15);

  /// Who was not heard of for so long does not keep a second tab out.
  static final Duration LIVELY = Duration.ofSeconds(10);

  /// Who lives is heard of more often than this, since a quiet client is asked for a sign of life:
  /// what silence means is not played for who was not.
  static final Duration SUSPICIOUS = Duration.ofSeconds(7);

  static final int WATCHERS_MAX = 200;

  private final Map<String, Guest> guests = new LinkedHashMap<>();

  /// Somebody who was heard of.
  ///
  /// @param link nothing for a person who acts without a live connection
  /// @param seat nothing for who only watches
  record Guest(Optional<Link> link, Optional<Seat> seat, Instant heard) {
    Guest at(Instant now) {
      return new Guest(link, seat, now);
    }

    /// Whether it was heard of so lately that it keeps a second tab out.
    boolean isLively(Instant now) {
      return heard.plus(LIVELY).isAfter(now);
    }

    boolean sits(Seat there) {
      return seat.equals(Optional.of(there));
    }
  }

  void add(Link link, Optional<Seat> seat, Instant now) {
    seat.ifPresent(at -> guests.remove(unlinked(at)));
    guests.put(link.id(), new Guest(Optional.of(link), seat, now));
  }

  /// A connection as it is known here.
  Optional<Link> linked(String link) {
    return Optional.ofNullable(guests.get(link)).flatMap(Guest::link);
  }

  boolean isSeated(String link) {
    return Optional.ofNullable(guests.get(link)).flatMap(Guest::seat).isPresent();
  }

  /// Whether nobody else may watch; who has a seat may always come.
  boolean isFull() {
    return guests.values().stream().filter(guest -> guest.seat().isEmpty()).count() >= WATCHERS_MAX;
  }

  /// A person acted at a seat: over the connection that lives there, or else they are here without
  /// one. It is no sign of life of a connection: they may have acted without it.
  void acted(Seat seat, Instant now) {
    if (connectedAt(seat).filter(guest -> guest.isLively(now)).isEmpty()) {
      guests.put(unlinked(seat), new Guest(Optional.empty(), Optional.of(seat), now));
    }
  }

  /// Somebody who is here without a connection looked at the table.
  void looked(Seat seat, Instant now) {
    guests.computeIfPresent(unlinked(seat), (_, guest) -> guest.at(now));
  }

  private static String unlinked(Seat seat) {
    return "seat " + seat.index();
  }

  /// A connection was cut on our side: its person is expected back, and here until the lease ends.
  void cut(String link) {
    var cut = Optional.ofNullable(guests.remove(link));
    cut.flatMap(Guest::seat)
        .ifPresent(seat ->
            guests.put(
                unlinked(seat), new Guest(Optional.empty(), Optional.of(seat), cut.get().heard())));
  }

  /// The live connection at a seat.
  Optional<Guest> connectedAt(Seat seat) {
    for (var guest : guests.values()) {
      if (guest.sits(seat) && guest.link().isPresent()) {
        return Optional.of(guest);
      }
    }
    return Optional.empty();
  }

  /// How long nothing was heard of who sits at a seat; nothing if nobody is known there.
  Optional<Duration> silence(Seat seat, Instant now) {
    return guests.values().stream()
        .filter(guest -> guest.sits(seat))
        .map(guest -> Duration.between(guest.heard(), now))
        .min(Comparator.naturalOrder());
  }

  boolean isAnyoneAt(Seat seat) {
    return guests.values().stream().anyMatch(guest -> guest.sits(seat));
  }

  Optional<Guest> remove(String link) {
    return Optional.ofNullable(guests.remove(link));
  }

  /// Those who were not heard of for too long; they are removed.
  List<Guest> expired(Instant now) {
    var gone =
        guests.values().stream().filter(guest -> !guest.heard().plus(LEASE).isAfter(now)).toList();
    guests.values().removeAll(gone);
    return gone;
  }

  /// Nobody could be heard of while the program stood still.
  void forgive(Instant now) {
    guests.replaceAll((_, guest) -> guest.at(now));
  }

  Optional<Instant> nextExpiry() {
    var first = Optional.<Instant>empty();
    for (var guest : guests.values()) {
      if (first.isEmpty() || guest.heard().isBefore(first.get())) {
        first = Optional.of(guest.heard());
      }
    }
    return first.map(heard -> heard.plus(LEASE));
  }

  /// The game has started without the open seats.
  void moveUp(UnaryOperator<Seat> moved) {
    var before = List.copyOf(guests.values());
    guests.clear();
    for (var guest : before) {
      var link = guest.link().map(each -> moved(each, moved));
      var seat = guest.seat().map(moved);
      guests.put(
          link.map(Link::id).or(() -> seat.map(Crowd::unlinked)).orElseThrow(),
          new Guest(link, seat, guest.heard()));
    }
  }

  private static Link moved(Link link, UnaryOperator<Seat> moved) {
    return link.viewer() instanceof Viewer.At(var seat)
        ? new Link(link.at(), link.player(), new Viewer.At(moved.apply(seat)))
        : link;
  }

  Collection<Guest> guests() {
    return List.copyOf(guests.values());
  }

  void clear() {
    guests.clear();
  }

  boolean isEmpty() {
    return guests.isEmpty();
  }
}
