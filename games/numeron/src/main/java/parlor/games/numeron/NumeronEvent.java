package parlor.games.numeron;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlor.engine.Seat;

/// What happened. Codes are in here, so events are never shown; see `NumeronNews`.
public sealed interface NumeronEvent {
  /// A round begins; this seat calls first.
  record RoundOpened(int round, Seat first) implements NumeronEvent {}

  record ItemsChosen(Seat seat, Set<Item> items) implements NumeronEvent {
    public ItemsChosen {
      items = ItemSets.copyOf(items);
    }
  }

  /// Everyone has chosen, and the choices are put on the table.
  record ItemsShown() implements NumeronEvent {}

  record CodeChosen(Seat seat, Code code) implements NumeronEvent {}

  /// This seat wants the dealer to draw its code.
  record CodeLeftToDealer(Seat seat) implements NumeronEvent {}

  record CodeDrawn(Seat seat, Code code) implements NumeronEvent {}

  /// A turn begins.
  ///
  /// @param defence whether the other side may play a defence first
  record TurnOpened(Seat caller, boolean defence) implements NumeronEvent {}

  record Shuffled(Seat seat, Code code) implements NumeronEvent {}

  record Changed(Seat seat, int place, Level level, Code code) implements NumeronEvent {}

  record Passed(Seat seat) implements NumeronEvent {}

  record DoubleDeclared(Seat seat) implements NumeronEvent {}

  /// This seat named a place, and the caller's digit there was shown.
  record PlaceNamed(Seat seat, int place, int digit) implements NumeronEvent {}

  record HighLowDeclared(Seat seat, List<Level> levels) implements NumeronEvent {
    public HighLowDeclared {
      levels = List.copyOf(levels);
    }
  }

  record TargetDeclared(Seat seat, int digit, Optional<Integer> place) implements NumeronEvent {}

  record SlashDeclared(Seat seat, int difference) implements NumeronEvent {}

  record Called(Seat seat, Code code, Judgement judgement) implements NumeronEvent {}

  /// The round is over; nobody wins one in which too many calls were made.
  record RoundEnded(Optional<Seat> winner) implements NumeronEvent {}
}
