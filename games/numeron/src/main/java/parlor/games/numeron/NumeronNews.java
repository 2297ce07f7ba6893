package parlor.games.numeron;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import parlor.engine.News;
import parlor.engine.Seat;

/// What everybody may know happened.
public sealed interface NumeronNews extends News {
  /// A round begins; this seat calls first.
  record RoundBegan(int round, Seat first) implements NumeronNews {}

  /// This seat has chosen its items, whatever they are.
  record ChoseItems(Seat seat) implements NumeronNews {}

  record ItemsShown(SequencedMap<Seat, Set<Item>> items) implements NumeronNews {
    public ItemsShown {
      items = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(items));
    }
  }

  /// This seat's code is set, by whomever.
  record ChoseCode(Seat seat) implements NumeronNews {}

  record TurnBegan(Seat caller) implements NumeronNews {}

  /// This seat played SHUFFLE; the order is nobody else's business.
  record Shuffled(Seat seat) implements NumeronNews {}

  /// This seat played CHANGE at a place, within the digit's class.
  record Changed(Seat seat, int place, Level level) implements NumeronNews {}

  record Passed(Seat seat) implements NumeronNews {}

  record DeclaredDouble(Seat seat) implements NumeronNews {}

  /// This seat had to show the digit at a place.
  record ShowedDigit(Seat seat, int place, int digit) implements NumeronNews {}

  /// This seat played HIGH&LOW and was answered.
  record DeclaredHighLow(Seat seat, List<Level> levels) implements NumeronNews {
    public DeclaredHighLow {
      levels = List.copyOf(levels);
    }
  }

  /// This seat played TARGET and was answered: a place, or nothing for "not included".
  record DeclaredTarget(Seat seat, int digit, Optional<Integer> place) implements NumeronNews {}

  /// This seat played SLASH and was answered.
  record DeclaredSlash(Seat seat, int difference) implements NumeronNews {}

  record Called(Seat seat, Code code, int eat, int bite) implements NumeronNews {}

  /// The round is over, and the codes are open.
  record RoundEnded(int round, Optional<Seat> winner, SequencedMap<Seat, Code> codes)
      implements NumeronNews {
    public RoundEnded {
      codes = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(codes));
    }
  }
}
