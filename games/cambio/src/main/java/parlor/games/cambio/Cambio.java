package parlor.games.cambio;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import parlor.engine.Absence;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.News;
import parlor.engine.Options;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.Viewer;

/// Cambio: see RULES.md. Seat 0 begins.
public final class Cambio
    implements Game<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> {
  @Override
  public CambioState empty(Setup<CambioOptions> setup) {
    return CambioState.empty(setup.seats());
  }

  @Override
  public Status<CambioAction> status(CambioState state) {
    return switch (state.phase()) {
      case Phase.Undealt _, Phase.KingChoosing _, Phase.Passing _ -> atOnce();
      case Phase.FirstLook _ -> new Status.Dealing<>(Looking.FIRST_LOOK);
      case Phase.Looking _ -> new Status.Dealing<>(Looking.LOOK);
      case Phase.Drawing _ ->
          Drawing.needsReshuffle(state)
              ? atOnce()
              : waiting(state, Absence.HOLDS, Drawing.options(state).getFirst());
      case Phase.Holding holding -> waiting(state, Absence.HOLDS, Swapping.ifSilent(holding));
      case Phase.UsingPower(var power) ->
          Powers.uses(state, power).isEmpty()
              ? atOnce()
              : waiting(state, Absence.SKIPS, new CambioAction.SkipPower());
      case Phase.Ending _ ->
          state.isFinalRound()
              ? atOnce()
              : waiting(state, Calling.END_OF_TURN, Absence.RUNS, new CambioAction.EndTurn());
      case Phase.Over(var result) ->
          new Status.Finished<>(result.ranking(), Scoring.pointsBySeat(result));
    };
  }

  private static Status<CambioAction> atOnce() {
    return new Status.Dealing<>(Duration.ZERO);
  }

  private static Status<CambioAction> waiting(
      CambioState state, Absence whenAbsent, CambioAction ifSilent) {
    return waiting(state, Status.USUAL_LIMIT, whenAbsent, ifSilent);
  }

  private static Status<CambioAction> waiting(
      CambioState state, Duration limit, Absence whenAbsent, CambioAction ifSilent) {
    var silent = LinkedHashMap.<Seat, CambioAction>newLinkedHashMap(1);
    silent.put(state.turn(), ifSilent);
    return new Status.Waiting<>(
        state.clock(),
        Optional.of(limit),
        whenAbsent,
        silent,
        state.caller().map(Set::of).orElse(Set.of()));
  }

  @Override
  public Decision<CambioEvent> decide(CambioState state, Seat seat, CambioAction action) {
    if (state.phase() instanceof Phase.Over) {
      return Decision.reject(Refusal.GAME_OVER);
    }
    if (state.phase() instanceof Phase.Undealt || state.phase() instanceof Phase.FirstLook) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    if (!seat.equals(state.turn())) {
      return Decision.reject(Refusal.NOT_YOUR_TURN);
    }
    if (status(state) instanceof Status.Dealing<CambioAction>) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    return switch (action) {
      case CambioAction.DrawFromDeck _ -> Drawing.draw(state);
      case CambioAction.TakeDiscard _ -> Drawing.take(state);
      case CambioAction.Swap(var place) -> Swapping.swap(state, place);
      case CambioAction.Discard _ -> Swapping.discard(state);
      case CambioAction.LookAtOwn(var place) -> Powers.lookAtOwn(state, place);
      case CambioAction.LookAtOther(var other, var place) ->
          Powers.lookAtOther(state, new Spot(other, place));
      case CambioAction.SwapUnseen(var own, var other, var place) ->
          Powers.swapUnseen(state, own, new Spot(other, place));
      case CambioAction.UseKing _ -> Powers.useKing(state);
      case CambioAction.SkipPower _ -> Powers.skip(state);
      case CambioAction.CallCambio _ -> Calling.call(state);
      case CambioAction.EndTurn _ -> Calling.end(state);
    };
  }

  @Override
  public CambioEvent deal(CambioState state, RandomGenerator chance) {
    return switch (state.phase()) {
      case Phase.Undealt _ -> Dealing.deal(chance);
      case Phase.FirstLook _ -> new CambioEvent.FirstLookEnded();
      case Phase.Drawing _ -> Drawing.reshuffle(state, chance);
      case Phase.UsingPower _ -> new CambioEvent.PowerLapsed(state.turn());
      case Phase.KingChoosing _ -> Powers.kingShows(state, chance);
      case Phase.Looking _ -> new CambioEvent.LookEnded(state.turn());
      case Phase.Ending _ -> new CambioEvent.TurnEnded(state.turn());
      case Phase.Passing _ -> Calling.pass(state);
      case Phase.Holding _, Phase.Over _ ->
          throw new IllegalStateException("it is not the dealer's move");
    };
  }

  @Override
  public CambioState evolve(CambioState before, CambioEvent event) {
    var state = before.tick();
    return switch (event) {
      case CambioEvent.Dealt(var cards) -> Dealing.dealt(state, cards);
      case CambioEvent.FirstLookEnded _ -> Looking.firstLookEnded(state);
      case CambioEvent.DrawnFromDeck(_, var card) -> Drawing.drawn(state, card);
      case CambioEvent.TakenFromDiscards(_, var card) -> Drawing.taken(state, card);
      case CambioEvent.Swapped swapped -> Swapping.swapped(state, swapped);
      case CambioEvent.Discarded discarded -> Swapping.discarded(state, discarded);
      case CambioEvent.Looked(var seat, var at) -> Looking.looked(state, seat, at);
      case CambioEvent.KingUsed _ -> state.with(new Phase.KingChoosing());
      case CambioEvent.KingShowed(var seat, var place) ->
          Looking.looked(state, seat, new Spot(seat, place));
      case CambioEvent.SwappedUnseen swap -> Powers.swappedUnseen(state, swap);
      case CambioEvent.PowerSkipped _, CambioEvent.PowerLapsed _ -> state.with(new Phase.Ending());
      case CambioEvent.LookEnded _ -> Looking.lookEnded(state);
      case CambioEvent.CambioCalled(var seat) -> Calling.called(state, seat);
      case CambioEvent.TurnEnded _ -> Calling.ended(state);
      case CambioEvent.TurnPassed(var to) -> Calling.passed(state, to);
      case CambioEvent.Reshuffled(var cards) -> Drawing.reshuffled(state, cards);
      case CambioEvent.Scored(var result) -> state.with(new Phase.Over(result));
    };
  }

  @Override
  public CambioView view(CambioState state, Viewer viewer) {
    var stage = stage(state, viewer);
    return new CambioView(
        stage,
        isBetweenTurns(stage) ? Optional.empty() : Optional.of(state.turn()),
        Looking.grids(state, viewer),
        state.drawPile().size(),
        state.discards().size(),
        state.discardTop(),
        state.turnsPlayed(),
        Calling.TURNS_EACH_MAX,
        state.caller(),
        options(state, viewer));
  }

  private static boolean isBetweenTurns(CambioView.Stage stage) {
    return stage instanceof CambioView.Stage.Undealt
        || stage instanceof CambioView.Stage.FirstLook
        || stage instanceof CambioView.Stage.Over;
  }

  private static CambioView.Stage stage(CambioState state, Viewer viewer) {
    return switch (state.phase()) {
      case Phase.Undealt _ -> new CambioView.Stage.Undealt();
      case Phase.FirstLook _ -> new CambioView.Stage.FirstLook();
      case Phase.Drawing _ -> new CambioView.Stage.Drawing();
      case Phase.Holding holding ->
          new CambioView.Stage.Holding(holding.source(), Looking.visible(state, holding, viewer));
      case Phase.UsingPower(var power) ->
          new CambioView.Stage.UsingPower(
              power, Powers.ownTargets(power), Powers.otherTargets(state, power));
      case Phase.KingChoosing _ -> new CambioView.Stage.Looking(Optional.empty());
      case Phase.Looking(var at) ->
          new CambioView.Stage.Looking(
              Looking.seesAsInTurn(state, viewer) ? Optional.of(at) : Optional.empty());
      case Phase.Ending _, Phase.Passing _ -> new CambioView.Stage.Ending();
      case Phase.Over(var result) -> new CambioView.Stage.Over(result);
    };
  }

  private Options<CambioAction> options(CambioState state, Viewer viewer) {
    if (!Looking.isInTurn(state, viewer)
        || !(status(state) instanceof Status.Waiting<CambioAction>)) {
      return Options.none();
    }
    return Options.exactly(
        switch (state.phase()) {
          case Phase.Drawing _ -> Drawing.options(state);
          case Phase.Holding holding -> Swapping.options(holding);
          case Phase.UsingPower(var power) -> Powers.options(state, power);
          case Phase.Ending _ -> Calling.options();
          case Phase.Undealt _,
              Phase.FirstLook _,
              Phase.KingChoosing _,
              Phase.Looking _,
              Phase.Passing _,
              Phase.Over _ ->
              List.<CambioAction>of();
        });
  }

  @Override
  public List<News> news(CambioState before, CambioEvent event) {
    return Telling.news(event).map(List::<News>of).orElse(List.of());
  }
}
