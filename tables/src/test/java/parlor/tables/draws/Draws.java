package parlor.tables.draws;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.News;
import parlor.engine.Options;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.Viewer;

/// A game for the tests of tables: in each round every seat chooses a number, in any order, then
/// the dealer pauses and deals again. Its options say what absence means.
final class Draws implements Game<DrawsOptions, DrawsState, DrawsAction, DrawsEvent, DrawsView> {
  static final Duration LIMIT = Duration.ofSeconds(30);

  @Override
  public DrawsState empty(Setup<DrawsOptions> setup) {
    return new DrawsState(
        setup, 0, Optional.empty(), new TreeMap<>(), Collections.nCopies(setup.seats(), 0));
  }

  @Override
  public Status<DrawsAction> status(DrawsState state) {
    if (state.isOver()) {
      var points = new LinkedHashMap<Seat, Integer>();
      state.setup().allSeats().forEach(seat -> points.put(seat, state.points().get(seat.index())));
      return new Status.Finished<>(List.of(state.setup().allSeats()), points);
    }
    if (state.secret().isEmpty()) {
      return new Status.Dealing<>(Duration.ZERO);
    }
    var options = state.setup().options();
    if (state.allPicked()) {
      return new Status.Dealing<>(options.pause());
    }
    var silent = new LinkedHashMap<Seat, DrawsAction>();
    state.setup().allSeats().stream()
        .filter(seat -> !state.picked().containsKey(seat))
        .forEach(seat -> silent.put(seat, new DrawsAction.Pick(0)));
    return new Status.Waiting<>(
        state.round(),
        Optional.of(LIMIT),
        options.absence(),
        silent,
        options.holder() ? Set.of(new Seat(0)) : Set.of());
  }

  @Override
  public Decision<DrawsEvent> decide(DrawsState state, Seat seat, DrawsAction action) {
    if (!(status(state) instanceof Status.Waiting<DrawsAction>(_, _, _, var silent, _))
        || !silent.containsKey(seat)) {
      return Decision.reject(Refusal.NOT_YOUR_TURN);
    }
    return switch (action) {
      case DrawsAction.Pick(var number) -> Decision.accept(new DrawsEvent.Picked(seat, number));
      case DrawsAction.Ponder _ -> Decision.accept(new DrawsEvent.Pondered(seat));
    };
  }

  @Override
  public DrawsEvent deal(DrawsState state, RandomGenerator chance) {
    return state.allPicked()
        ? new DrawsEvent.Scored()
        : new DrawsEvent.Dealt(chance.nextInt(1_000_000));
  }

  @Override
  public DrawsState evolve(DrawsState state, DrawsEvent event) {
    return switch (event) {
      case DrawsEvent.Dealt(var number) -> state.dealt(number);
      case DrawsEvent.Picked(var seat, var number) -> state.picked(seat, number);
      case DrawsEvent.Pondered _ -> state;
      case DrawsEvent.Scored _ -> state.scored();
    };
  }

  @Override
  public DrawsView view(DrawsState state, Viewer viewer) {
    var seat = viewer instanceof Viewer.At(var own) ? Optional.of(own) : Optional.<Seat>empty();
    var mayPick =
        seat.isPresent()
            && status(state) instanceof Status.Waiting<DrawsAction> waiting
            && waiting.ifSilent().containsKey(seat.get());
    var sees = seat.filter(own -> own.index() == state.round() % state.setup().seats());
    return new DrawsView(
        state.round(),
        sees.flatMap(_ -> state.secret()),
        seat.map(state.picked()::get),
        Set.copyOf(state.picked().keySet()),
        state.points(),
        mayPick
            ? Options.amongOthers(
                IntStream.rangeClosed(0, 9).mapToObj(DrawsAction.Pick::new).toList())
            : Options.none());
  }

  @Override
  public List<News> news(DrawsState before, DrawsEvent event) {
    return switch (event) {
      case DrawsEvent.Picked(var seat, _) -> List.of(new DrawsEvent.Public.Answered(seat));
      case DrawsEvent.Scored _ -> List.of(new DrawsEvent.Public.RoundOver(before.round()));
      case DrawsEvent.Dealt _, DrawsEvent.Pondered _ -> List.of();
    };
  }
}
