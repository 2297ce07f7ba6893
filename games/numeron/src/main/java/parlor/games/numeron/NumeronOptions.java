package parlor.games.numeron;

import java.util.Optional;
import parlor.engine.Seat;

/// How a table plays. A table of one seat is single play: the dealer's code is guessed.
///
/// @param mode a single game, or a tournament of up to three rounds
/// @param items whether items are played; in a tournament they always are
/// @param first who calls first; a rematch passes it on
public record NumeronOptions(Mode mode, boolean items, FirstCaller first) {
  /// How many rounds are played.
  public enum Mode {
    SINGLE_GAME,
    TOURNAMENT
  }

  /// Who calls first in the first round.
  public enum FirstCaller {
    DRAWN,
    SEAT_0,
    SEAT_1;

    static FirstCaller of(Seat seat) {
      return seat.index() == 0 ? SEAT_0 : SEAT_1;
    }

    /// The seat, unless it is to be drawn.
    Optional<Seat> seat() {
      return switch (this) {
        case DRAWN -> Optional.empty();
        case SEAT_0 -> Optional.of(new Seat(0));
        case SEAT_1 -> Optional.of(new Seat(1));
      };
    }
  }

  static final NumeronOptions USUAL =
      new NumeronOptions(Mode.SINGLE_GAME, false, FirstCaller.DRAWN);

  boolean playsItems() {
    return items || mode == Mode.TOURNAMENT;
  }

  int rounds() {
    return mode == Mode.TOURNAMENT ? Rounds.TOURNAMENT_ROUNDS : 1;
  }

  NumeronOptions withFirst(Seat seat) {
    return new NumeronOptions(mode, items, FirstCaller.of(seat));
  }
}
