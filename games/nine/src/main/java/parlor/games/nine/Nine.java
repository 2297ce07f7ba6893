package parlor.games.nine;

import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.News;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.games.nine.NineAction.Place;
import parlor.games.nine.NineEvent.Placed;
import parlor.games.nine.NineNews.CardPlaced;
import parlor.games.nine.NineNews.GameBegan;
import parlor.games.nine.NineNews.GameEnded;
import parlor.games.nine.NineNews.Revealed;

/// Nine: see RULES.md. The reveal is the dealer's, so nobody's action depends on what it shows.
public final class Nine implements Game<NineOptions, NineState, NineAction, NineEvent, NineView> {
  static final int SEATS = 2;

  /// Each seat's cards are numbered from 1 to this.
  public static final int CARDS = 9;

  /// As many as there are cards: every card is used.
  public static final int TURNS = CARDS;

  @Override
  public NineState empty(Setup<NineOptions> setup) {
    return NineState.start(setup.options());
  }

  @Override
  public Status<NineAction> status(NineState state) {
    var toPlace = state.toPlace();
    if (toPlace.isPresent()) {
      return Placing.awaits(state, toPlace.get());
    }
    if (!state.gameHasEnded()) {
      return new Status.Dealing<>(Duration.ZERO);
    }
    return Winning.isDecided(state) ? Winning.finished(state) : new Status.Dealing<>(Winning.BREAK);
  }

  @Override
  public Decision<NineEvent> decide(NineState state, Seat seat, NineAction action) {
    return switch (status(state)) {
      case Status.Finished<NineAction> _ -> Decision.reject(Refusal.GAME_OVER);
      case Status.Dealing<NineAction> _ -> Decision.reject(Refusal.NOT_NOW);
      case Status.Waiting<NineAction> _ ->
          switch (action) {
            case Place place -> Placing.decide(state, seat, place);
          };
    };
  }

  @Override
  public NineEvent deal(NineState state, RandomGenerator chance) {
    if (state.placed().size() == SEATS) {
      return new Revealed(Scoring.reveal(state, List.copyOf(state.placed().values())));
    }
    return state.gameHasEnded()
        ? new GameBegan(state.game() + 1)
        : new GameEnded(Winning.result(state));
  }

  @Override
  public NineState evolve(NineState state, NineEvent event) {
    return switch (event) {
      case Placed(var seat, var card) -> state.withPlaced(seat, card);
      case Revealed(var turn) -> state.withRevealed(turn);
      case GameEnded(var result) -> state.withResult(result);
      case GameBegan(var game) -> state.withGame(game);
    };
  }

  @Override
  public NineView view(NineState state, Viewer viewer) {
    return NineView.of(state, viewer);
  }

  @Override
  public List<News> news(NineState before, NineEvent event) {
    return switch (event) {
      case Placed(var seat, _) -> List.of(new CardPlaced(seat));
      case NineNews.Dealt dealt -> List.of(dealt);
    };
  }
}
