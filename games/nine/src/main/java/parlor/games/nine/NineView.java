package parlor.games.nine;

import java.util.List;
import java.util.Optional;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.engine.View;
import parlor.engine.Viewer;

/// What one viewer may know: all but the card that the other seat placed and that was not revealed.
///
/// @param rules the table's options
/// @param standard whether each game is played by the standard rules, so that its points are
///   comparable
/// @param game which game of the match, counted from 1
/// @param turn the number of the turn being played; stays at the last one when all are over
/// @param first who places first in this turn
/// @param toPlace who must place a card now
/// @param sides what is known of each seat, by seat
/// @param placed the viewer's own card lying face-down; any such card when all is open
/// @param pot what tied turns left for the next winner
/// @param turns those of this game that were revealed; the last one is the latest result
/// @param results the games that ended
/// @param over whether the match is over
/// @param winner who won the match; nobody when it is drawn
public record NineView(
    NineOptions rules,
    boolean standard,
    int game,
    int turn,
    Seat first,
    Optional<Seat> toPlace,
    List<Side> sides,
    Optional<Integer> placed,
    int pot,
    List<Turn> turns,
    List<GameResult> results,
    boolean over,
    Optional<Seat> winner,
    Options<NineAction> options)
    implements View<NineAction> {

  /// What everybody knows of a seat.
  ///
  /// @param cards those that were not revealed yet, lowest first; a placed card stays among them
  ///   until the reveal, so that its gap cannot tell which it is
  /// @param hasPlaced whether one of them lies face-down
  public record Side(List<Integer> cards, int score, int gamesWon, boolean hasPlaced) {
    public Side {
      cards = List.copyOf(cards);
    }
  }

  public NineView {
    sides = List.copyOf(sides);
    turns = List.copyOf(turns);
    results = List.copyOf(results);
  }

  static NineView of(NineState state, Viewer viewer) {
    var seat = viewer instanceof Viewer.At(var at) ? Optional.of(at) : Optional.<Seat>empty();
    return new NineView(
        state.options(),
        state.options().perGame().equals(NineOptions.STANDARD),
        state.game(),
        state.turn(),
        state.first(),
        state.toPlace(),
        Seat.range(Nine.SEATS).stream().map(each -> side(state, each)).toList(),
        viewer instanceof Viewer.Open
            ? state.placed().values().stream().findFirst()
            : seat.flatMap(own -> Optional.ofNullable(state.placed().get(own))),
        state.pot(),
        state.turns(),
        state.results(),
        state.gameHasEnded() && Winning.isDecided(state),
        Winning.winner(state),
        seat.map(own -> Placing.options(state, own)).orElse(Options.none()));
  }

  private static Side side(NineState state, Seat seat) {
    return new Side(
        state.unrevealed(seat),
        state.score(seat),
        state.gamesWon(seat),
        state.placed().containsKey(seat));
  }
}
