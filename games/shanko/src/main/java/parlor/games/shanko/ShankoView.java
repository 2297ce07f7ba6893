package parlor.games.shanko;

import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.engine.View;

/// What one viewer may know of a game.
///
/// @param hand the viewer's own cards, in the order in which they came
/// @param drawn the card that the viewer drew in this turn
/// @param notReturnable the card that the viewer took and may not throw back in this turn
/// @param discard the top of the discard pile, while it lies face-up
/// @param hands all hands, between rounds, once the game is over, and when all is open
public record ShankoView(
    int round,
    Contract contract,
    Step step,
    Optional<Seat> turn,
    Optional<Seat> starter,
    List<Card> hand,
    Optional<Card> drawn,
    Optional<Card> notReturnable,
    Optional<Card> discard,
    int discards,
    int pile,
    List<Meld> melds,
    List<Player> players,
    Optional<Window> window,
    List<List<Integer>> scores,
    Optional<List<List<Card>>> hands,
    Options<ShankoAction> options)
    implements View<ShankoAction> {
  public ShankoView {
    hand = List.copyOf(hand);
    melds = List.copyOf(melds);
    players = List.copyOf(players);
    scores = scores.stream().map(List::copyOf).toList();
  }

  /// What the table is doing.
  public enum Step {
    DEALING,
    BUYING,
    DRAWING,
    ARRANGING,
    READING,
    OVER
  }

  /// What everybody sees of a seat.
  public record Player(
      Seat seat, int cards, boolean melded, int buysLeft, int total, boolean ready) {}

  /// A buying window.
  ///
  /// @param asked in order of precedence; the next player first
  /// @param answered who has answered, not what
  public record Window(List<Seat> asked, List<Seat> answered) {
    public Window {
      asked = List.copyOf(asked);
      answered = List.copyOf(answered);
    }
  }
}
