package parlor.engine;

import java.time.Duration;
import java.util.SequencedMap;

/// What a game tells the house about itself. Found by `ServiceLoader`.
public interface GamePlugin<O, S, A, E, V extends View<A>> {
  /// Its name in addresses and in the journal, for good: `tic-tac-toe`.
  String key();

  /// Its name in English.
  String name();

  int minSeats();

  int maxSeats();

  /// Raised when the rules change; a running table keeps the version it began with.
  int rulesVersion();

  Game<O, S, A, E, V> game();

  Types<O, A, E, V> types();

  /// The options of a table that asks for none.
  O defaults();

  /// Whether these options can be played with that many seats; a refusal says why not.
  default java.util.Optional<Refusal> objection(Setup<O> setup) {
    return java.util.Optional.empty();
  }

  /// Its bots by level, weakest first.
  SequencedMap<String, Bot<A, V, ?>> bots();

  /// Works out what its bots look up, so that no decision waits for it. Called once, in the
  /// background, after the house has opened; what is not ready by then is worked out when needed.
  default void prepareBots() {}

  /// The level that sits in for a person who stays away.
  default String standIn() {
    return "medium";
  }

  /// Whether a person who was replaced by a bot may take the seat back.
  default boolean seatsCanBeTakenBack() {
    return true;
  }

  /// Whether the dealer draws anything: cards, codes, who begins. Where it does, the house proves
  /// afterwards that it was drawn fairly.
  default boolean draws() {
    return true;
  }

  /// How long a bot seems to think before each action; drawn between these two.
  default Thinking thinking() {
    return new Thinking(Duration.ofSeconds(1), Duration.ofSeconds(2));
  }

  /// Whether a rematch against bots alone keeps everyone's seat, instead of passing the start on.
  default boolean keepsSeatsAgainstBots() {
    return false;
  }

  /// Whether a rematch passes the start on by rotating the seats.
  default boolean rotatesSeats() {
    return true;
  }

  /// The options of a rematch after a game that ended so.
  default O rematch(O options, S finished) {
    return options;
  }

  /// The classes that cross the wire, each a record or a sealed interface of records.
  record Types<O, A, E, V>(
      Class<O> options,
      Class<A> action,
      Class<E> event,
      Class<V> view,
      Class<? extends News> news) {}

  record Thinking(Duration least, Duration most) {}
}
