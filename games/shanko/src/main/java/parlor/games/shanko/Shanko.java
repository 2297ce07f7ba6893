package parlor.games.shanko;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import parlor.engine.Absence;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.News;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.games.shanko.ShankoEvent.Ending;

/// Shanko: see RULES.md, whose chapters are the classes named here.
public final class Shanko
    implements Game<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> {
  static final Duration WINDOW = Duration.ofSeconds(8);
  static final Duration READING = Duration.ofSeconds(15);

  @Override
  public ShankoState empty(Setup<ShankoOptions> setup) {
    return Dealing.empty(setup);
  }

  @Override
  public Status<ShankoAction> status(ShankoState state) {
    return switch (state.phase()) {
      case Phase.Dealing _, Phase.Ended _ -> dealing();
      case Phase.Over _ -> Scoring.result(state);
      case Phase.Buying window ->
          isHeldUp(state) || Buying.outcome(window).isPresent()
              ? dealing()
              : window(state, WINDOW, new ShankoAction.Pass(), seat -> isAsked(window, seat));
      case Phase.Drawing(var seat, _) ->
          isHeldUp(state)
              ? dealing()
              : Status.Waiting.on(state.clock(), seat, new ShankoAction.DrawFromPile());
      case Phase.Arranging turn ->
          state.hand(turn.seat()).isEmpty()
              ? dealing()
              : Status.Waiting.on(
                  state.clock(),
                  turn.seat(),
                  new ShankoAction.Discard(GoingOut.whenSilent(state, turn)));
      case Phase.Reading(var ready) ->
          window(state, READING, new ShankoAction.Ready(), seat -> !ready.contains(seat));
    };
  }

  private static Status<ShankoAction> dealing() {
    return new Status.Dealing<>(Duration.ZERO);
  }

  /// Whether the dealer must see to the pile before anybody goes on.
  private static boolean isHeldUp(ShankoState state) {
    return state.pile().isEmpty() || Scoring.isStalemate(state);
  }

  private static boolean isAsked(Phase.Buying window, Seat seat) {
    return window.asked().contains(seat) && !window.wants().containsKey(seat);
  }

  private static Status<ShankoAction> window(
      ShankoState state, Duration limit, ShankoAction ifSilent, Predicate<Seat> isAwaited) {
    var silent = new LinkedHashMap<Seat, ShankoAction>();
    Seat.range(state.seats()).stream()
        .filter(isAwaited)
        .forEach(seat -> silent.put(seat, ifSilent));
    return new Status.Waiting<>(state.clock(), Optional.of(limit), Absence.RUNS, silent);
  }

  @Override
  public Decision<ShankoEvent> decide(ShankoState state, Seat seat, ShankoAction action) {
    if (state.phase() instanceof Phase.Over) {
      return Decision.reject(Refusal.GAME_OVER);
    }
    if (status(state) instanceof Status.Dealing<ShankoAction> || seat.index() >= state.seats()) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    return switch (action) {
      case ShankoAction.DrawFromPile _ -> Drawing.fromPile(state, seat);
      case ShankoAction.TakeDiscard _ -> Drawing.takeDiscard(state, seat);
      case ShankoAction.Buy _ -> Buying.answer(state, seat, true);
      case ShankoAction.Pass _ -> Buying.answer(state, seat, false);
      case ShankoAction.Ready _ -> Scoring.ready(state, seat);
      case ShankoAction.LayDown(var melds) ->
          inTurn(state, seat, _ -> Melding.layDown(state, seat, melds));
      case ShankoAction.LayOff layOff ->
          inTurn(state, seat, _ -> LayingOff.layOff(state, seat, layOff));
      case ShankoAction.SwapJoker swap ->
          inTurn(state, seat, _ -> LayingOff.swapJoker(state, seat, swap));
      case ShankoAction.Discard(var card) ->
          inTurn(state, seat, turn -> GoingOut.discard(state, turn, seat, card));
    };
  }

  private interface InTurn {
    Decision<ShankoEvent> decide(Phase.Arranging turn);
  }

  private static Decision<ShankoEvent> inTurn(ShankoState state, Seat seat, InTurn then) {
    return switch (state.phase()) {
      case Phase.Arranging turn when turn.seat().equals(seat) -> then.decide(turn);
      case Phase.Drawing(var drawer, _) when drawer.equals(seat) ->
          Decision.reject(ShankoRefusal.DRAW_FIRST);
      default -> Decision.reject(Refusal.NOT_YOUR_TURN);
    };
  }

  @Override
  public ShankoEvent deal(ShankoState state, RandomGenerator chance) {
    return switch (state.phase()) {
      case Phase.Dealing _ -> Dealing.deal(state, chance);
      case Phase.Ended _ -> Scoring.score(state, Ending.WENT_OUT);
      case Phase.Arranging turn -> new ShankoEvent.WentOut(turn.seat(), Optional.empty());
      case Phase.Buying window ->
          isHeldUp(state) ? seeToThePile(state, chance) : Buying.outcome(window).orElseThrow();
      case Phase.Drawing _ -> seeToThePile(state, chance);
      case Phase.Reading _, Phase.Over _ ->
          throw new IllegalStateException("it is not the dealer's move");
    };
  }

  private static ShankoEvent seeToThePile(ShankoState state, RandomGenerator chance) {
    return Scoring.isStalemate(state)
        ? Scoring.score(state, Ending.STALEMATE)
        : Dealing.reshuffle(state, chance);
  }

  @Override
  public ShankoState evolve(ShankoState state, ShankoEvent event) {
    return switch (event) {
      case ShankoEvent.StarterDrawn(var seat) -> state.change().starter(seat).done();
      case ShankoEvent.Dealt dealt -> Dealing.dealt(state, dealt);
      case ShankoEvent.DrewFromPile(var seat) -> Drawing.drewFromPile(state, seat);
      case ShankoEvent.TookDiscard(var seat) -> Drawing.tookDiscard(state, seat);
      case ShankoEvent.LaidDown laidDown -> Melding.laidDown(state, laidDown);
      case ShankoEvent.LaidOff laidOff -> LayingOff.laidOff(state, laidOff);
      case ShankoEvent.JokerSwapped swapped -> LayingOff.jokerSwapped(state, swapped);
      case ShankoEvent.Discarded discarded -> GoingOut.discarded(state, discarded);
      case ShankoEvent.WentOut wentOut -> GoingOut.wentOut(state, wentOut);
      case ShankoEvent.Answered answered -> Buying.answered(state, answered);
      case ShankoEvent.WindowClosed closed -> Buying.closed(state, closed);
      case ShankoEvent.Reshuffled reshuffled -> Dealing.reshuffled(state, reshuffled);
      case ShankoEvent.RoundScored scored -> Scoring.scored(state, scored);
      case ShankoEvent.SaidReady(var seat) -> Scoring.saidReady(state, seat);
    };
  }

  @Override
  public ShankoView view(ShankoState state, Viewer viewer) {
    return Viewing.view(state, viewer, status(state));
  }

  @Override
  public List<News> news(ShankoState before, ShankoEvent event) {
    return Telling.news(before, event);
  }
}
