package parlor.testkit.toy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parlor.cards.Deck;
import parlor.engine.Absence;
import parlor.engine.Decision;
import parlor.engine.Game;
import parlor.engine.News;
import parlor.engine.Options;
import parlor.engine.Range;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.testkit.toy.ToyAction.Claim;
import parlor.testkit.toy.ToyAction.Draw;
import parlor.testkit.toy.ToyAction.Lay;
import parlor.testkit.toy.ToyAction.Pass;
import parlor.testkit.toy.ToyEvent.Answered;
import parlor.testkit.toy.ToyEvent.Closed;
import parlor.testkit.toy.ToyEvent.Drew;
import parlor.testkit.toy.ToyEvent.Laid;
import parlor.testkit.toy.ToyEvent.Shuffled;
import parlor.testkit.toy.ToyEvent.ToyNews;

/// A game that exists to try the laws. Seats draw cards or lay them on the table; after each lay
/// the others may claim the cards, and the nearest claimer takes them. One bug can be planted.
record Toy(Bug bug) implements Game<Toy.Rules, ToyState, ToyAction, ToyEvent, ToyView> {
  record Rules(@Range(min = 1, max = 4) int turnsPerSeat) {}

  private static final int CARDS = 12;
  private static final Refusal NOT_YOURS = Refusal.of("not-yours", "You do not hold that.");
  private static final Refusal IN_THE_DECK = Refusal.of("in-the-deck", "That is in the deck.");
  private static final Refusal DECK_IS_EMPTY = Refusal.of("deck-is-empty", "The deck is empty.");

  private boolean has(Bug planted) {
    return bug == planted;
  }

  @Override
  public ToyState empty(Setup<Rules> setup) {
    var hands = Collections.nCopies(setup.seats(), List.<Integer>of());
    return new ToyState(
        setup.seats(),
        setup.seats() * setup.options().turnsPerSeat(),
        List.of(),
        hands,
        List.of(),
        List.of(),
        0,
        false,
        new TreeMap<>());
  }

  @Override
  public Status<ToyAction> status(ToyState state) {
    var isDealt = !state.deck().isEmpty() || !state.table().isEmpty() || state.turn() > 0;
    if (!isDealt && state.hands().stream().allMatch(List::isEmpty)) {
      return new Status.Dealing<>(Duration.ZERO);
    }
    if (state.open()) {
      return window(state);
    }
    if (isOver(state)) {
      var ranked = Seat.range(has(Bug.SEAT_WITHOUT_A_RANK) ? state.seats() - 1 : state.seats());
      return new Status.Finished<>(List.of(ranked), new LinkedHashMap<>());
    }
    var seat = has(Bug.WAITING_ON_A_STRANGER) ? new Seat(state.seats()) : state.toMove();
    var fallback = has(Bug.ILLEGAL_FALLBACK) ? new Lay(List.of(99)) : fallback(state);
    var clock = has(Bug.CLOCK_THAT_DECREASES) ? -state.turn() : 2 * state.turn();
    return Status.Waiting.on(has(Bug.SEAT_THAT_COMES_BACK) ? 0 : clock, seat, fallback);
  }

  private boolean isOver(ToyState state) {
    return !has(Bug.GAME_THAT_NEVER_ENDS)
        && (state.turn() >= state.turnsMax() || state.hands().stream().anyMatch(List::isEmpty));
  }

  private static ToyAction fallback(ToyState state) {
    var hand = state.hand(state.toMove());
    return hand.isEmpty() ? new Draw(1) : new Lay(List.of(hand.getFirst()));
  }

  private Status<ToyAction> window(ToyState state) {
    var silent = new LinkedHashMap<Seat, ToyAction>();
    for (var seat : Seat.range(state.seats())) {
      if (!seat.equals(state.toMove()) && !state.answers().containsKey(seat)) {
        silent.put(seat, has(Bug.UNLISTED_FALLBACK) ? new Draw(1) : new Pass());
      }
    }
    if (silent.isEmpty() && !has(Bug.WAITING_ON_NOBODY)) {
      return new Status.Dealing<>(Duration.ZERO);
    }
    var limit = Duration.ofSeconds(has(Bug.LEAK_IN_TIME_LIMIT) ? 1 + sum(state.deck()) : 5);
    var clock = has(Bug.SEAT_THAT_COMES_BACK) ? 0 : 2 * state.turn() + 1;
    return new Status.Waiting<>(
        has(Bug.CLOCK_THAT_DECREASES) ? -state.turn() : clock,
        Optional.of(has(Bug.SEAT_THAT_COMES_BACK) ? Status.USUAL_LIMIT : limit),
        Absence.RUNS,
        silent);
  }

  private static int sum(List<Integer> cards) {
    return cards.stream().mapToInt(card -> card % 3).sum();
  }

  @Override
  public Decision<ToyEvent> decide(ToyState state, Seat seat, ToyAction action) {
    if (!(status(state) instanceof Status.Waiting<ToyAction> waiting)) {
      return Decision.reject(Refusal.GAME_OVER);
    }
    if (!waiting.ifSilent().containsKey(seat)) {
      return Decision.reject(Refusal.NOT_YOUR_TURN);
    }
    var drawsInWindow = has(Bug.UNLISTED_LEGAL_ACTION) || has(Bug.UNLISTED_FALLBACK);
    return switch (action) {
      case Draw _ when state.open() && drawsInWindow -> Decision.accept(new Answered(seat, false));
      case Draw(var count) ->
          state.open() || (count != 1 && !has(Bug.OPTION_OUT_OF_ITS_RANGE))
              ? Decision.reject(Refusal.NOT_NOW)
              : draw(state, seat);
      case Lay(var cards) ->
          state.open() ? Decision.reject(Refusal.NOT_NOW) : lay(state, seat, cards);
      case Claim _ -> answer(state, seat, true);
      case Pass _ -> answer(state, seat, false);
    };
  }

  private static Decision<ToyEvent> answer(ToyState state, Seat seat, boolean claims) {
    return state.open()
        ? Decision.accept(new Answered(seat, claims))
        : Decision.reject(Refusal.NOT_NOW);
  }

  private Decision<ToyEvent> draw(ToyState state, Seat seat) {
    return state.deck().isEmpty() || isHiddenBan(state)
        ? Decision.reject(DECK_IS_EMPTY)
        : Decision.accept(new Drew(seat, state.deck().getFirst()));
  }

  private boolean isHiddenBan(ToyState state) {
    return has(Bug.LEAK_IN_OPTIONS) && state.deck().getFirst() % 2 == 0;
  }

  private Decision<ToyEvent> lay(ToyState state, Seat seat, List<Integer> cards) {
    if (has(Bug.JUDGE_THAT_THROWS) && cards.contains(-1)) {
      throw new IllegalStateException("no such card");
    }
    if (!has(Bug.JUDGE_THAT_THROWS_AT_HOLES) && cards.stream().anyMatch(Objects::isNull)) {
      return Decision.reject(NOT_YOURS);
    }
    var isAllowed =
        !cards.isEmpty() && cards.size() <= 2 && Set.copyOf(cards).size() == cards.size();
    if (isAllowed && state.hand(seat).containsAll(cards)) {
      return Decision.accept(new Laid(seat, List.copyOf(cards)));
    }
    var leaks = has(Bug.LEAK_IN_REFUSAL) && cards.stream().anyMatch(state.deck()::contains);
    return Decision.reject(leaks ? IN_THE_DECK : NOT_YOURS);
  }

  @Override
  public ToyEvent deal(ToyState state, RandomGenerator chance) {
    if (state.open()) {
      var seat = state.toMove();
      for (var i = 1; i < state.seats(); i++) {
        seat = seat.next(state.seats());
        if (state.answers().getOrDefault(seat, false)) {
          return new Closed(Optional.of(seat));
        }
      }
      return new Closed(Optional.empty());
    }
    var cards = IntStream.range(0, CARDS).boxed().toList();
    return new Shuffled(Deck.shuffle(cards, has(Bug.CHANCE_OF_ITS_OWN) ? ownLuck() : chance));
  }

  private static RandomGenerator ownLuck() {
    return new SplitMix64(SplitMix64.mix(System.nanoTime()));
  }

  @Override
  public ToyState evolve(ToyState state, ToyEvent event) {
    return switch (event) {
      case Shuffled(var deck) -> dealt(state, deck);
      case Drew(var seat, var card) -> {
        var hand = new ArrayList<>(state.hand(seat));
        hand.add(card);
        var rest = state.deck().subList(1, state.deck().size());
        var deck = has(Bug.CHANCE_IN_EVOLVE) ? Deck.shuffle(rest, ownLuck()) : List.copyOf(rest);
        yield state.withHand(seat, hand).withDeck(deck).nextTurn();
      }
      case Laid(var seat, var cards) -> {
        var hand = new ArrayList<>(state.hand(seat));
        hand.removeAll(cards);
        var table = new ArrayList<>(state.table());
        table.addAll(cards);
        yield state.withHand(seat, hand).withTable(table, cards).withWindow(true, new TreeMap<>());
      }
      case Answered(var seat, var claims) -> {
        var answers = new TreeMap<>(state.answers());
        if (!has(Bug.WINDOW_THAT_NEVER_CLOSES) || claims) {
          answers.put(seat, claims);
        }
        yield state.withWindow(true, answers);
      }
      case Closed(var taker) -> closed(state, taker);
    };
  }

  private static ToyState dealt(ToyState state, List<Integer> deck) {
    var reached = state;
    for (var seat : Seat.range(state.seats())) {
      reached = reached.withHand(seat, deck.subList(2 * seat.index(), 2 * seat.index() + 2));
    }
    return reached.withDeck(List.copyOf(deck.subList(2 * state.seats(), deck.size())));
  }

  private ToyState closed(ToyState state, Optional<Seat> taker) {
    var reached = state.withWindow(false, new TreeMap<>()).nextTurn();
    if (taker.isEmpty()) {
      return reached;
    }
    var hand = new ArrayList<>(state.hand(taker.get()));
    hand.addAll(has(Bug.LOST_CARD) ? state.laid().subList(1, state.laid().size()) : state.laid());
    var table = new ArrayList<>(state.table());
    table.removeAll(state.laid());
    return reached.withHand(taker.get(), hand).withTable(table, List.of());
  }

  @Override
  public ToyView view(ToyState state, Viewer viewer) {
    var options = options(state, viewer);
    return new ToyView(
        viewer instanceof Viewer.At(var seat) ? state.hand(seat) : List.of(),
        state.hands().stream().map(List::size).toList(),
        state.deck().size(),
        List.copyOf(state.table()),
        has(Bug.VIEW_THAT_JSON_CHANGES)
            ? (Number) Long.valueOf(state.turn())
            : Integer.valueOf(state.turn()),
        state.answers().keySet(),
        has(Bug.LEAK_IN_VIEW) ? state.deck().stream().findFirst() : Optional.empty(),
        options);
  }

  private Options<ToyAction> options(ToyState state, Viewer viewer) {
    if (has(Bug.OPTION_FOR_THE_PUBLIC) && viewer instanceof Viewer.Public) {
      return Options.exactly(List.of(new Pass()));
    }
    if (!(status(state) instanceof Status.Waiting<ToyAction> waiting)
        || !(viewer instanceof Viewer.At(var seat))
        || !waiting.ifSilent().containsKey(seat)) {
      return Options.none();
    }
    if (state.open()) {
      return Options.exactly(List.of(new Claim(), new Pass()));
    }
    var actions = new ArrayList<ToyAction>();
    state.hand(seat).forEach(card -> actions.add(new Lay(List.of(card))));
    if (has(Bug.ILLEGAL_OPTION) || (!state.deck().isEmpty() && !isHiddenBan(state))) {
      actions.add(new Draw(has(Bug.OPTION_OUT_OF_ITS_RANGE) ? 2 : 1));
    }
    return Options.amongOthers(actions);
  }

  @Override
  public List<News> news(ToyState before, ToyEvent event) {
    return List.of(
        switch (event) {
          case Shuffled(var deck) ->
              new ToyNews.HandsWereDealt(
                  has(Bug.LEAK_IN_NEWS_OF_THE_DEALER)
                      ? Optional.of(deck.getLast())
                      : Optional.empty());
          case Drew(var seat, var card) ->
              new ToyNews.SomebodyDrew(
                  seat, has(Bug.LEAK_IN_NEWS) ? Optional.of(card) : Optional.empty());
          case Laid(var seat, var cards) -> new ToyNews.SomebodyLaid(seat, cards);
          case Answered(var seat, _) -> new ToyNews.SomebodyAnswered(seat);
          case Closed(var taker) -> new ToyNews.SomebodyTook(taker);
        });
  }
}
