package parlor.games.numeron;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;

/// What one viewer may know: everything but the codes of others, and the items and codes that are
/// being chosen.
///
/// @param round counted from 1; 0 before the first
/// @param rounds how many rounds there are at most
/// @param items whether items are played
/// @param first who calls first in this round
/// @param caller whose turn it is
/// @param calls how many calls are left in this turn
/// @param sides both sides, by seat; in single play the second one is the dealer's
/// @param winner who won the round, once it is over
/// @param deduction what follows for the other side's code; only for a seat
public record NumeronView(
    NumeronOptions.Mode mode,
    boolean singlePlay,
    boolean items,
    int round,
    int rounds,
    Stage stage,
    Optional<Seat> first,
    Optional<Seat> caller,
    int calls,
    List<SideView> sides,
    Optional<Seat> winner,
    Optional<Deduction> deduction,
    Options<NumeronAction> options)
    implements View<NumeronAction> {

  /// What is going on.
  public enum Stage {
    OPENING,
    CHOOSING_ITEMS,
    CHOOSING_CODES,
    DEFENDING,
    CALLING,
    NAMING_PLACE,
    ROUND_OVER,
    OVER
  }

  /// One side, as far as this viewer may know it.
  ///
  /// @param hasCode whether its code is set
  /// @param code the code, where this viewer may see it
  /// @param hasItems whether its items are chosen
  /// @param items the three items, once this viewer may see them
  /// @param used those of them that have been played
  /// @param known what everybody knows of its code: the other side's calls and answers, in order
  /// @param wins rounds won
  public record SideView(
      boolean hasCode,
      Optional<Code> code,
      boolean hasItems,
      Optional<Set<Item>> items,
      Set<Item> used,
      List<Known> known,
      int wins) {
    public SideView {
      known = List.copyOf(known);
    }
  }

  /// A fact, and the defences played since: what a SHUFFLE or CHANGE has made doubtful.
  public record Known(Fact fact, List<Item> before) {
    public Known {
      before = List.copyOf(before);
    }
  }

  public NumeronView {
    sides = List.copyOf(sides);
  }

  static NumeronView of(NumeronState state, Viewer viewer, Status<NumeronAction> status) {
    var over = status instanceof Status.Finished<NumeronAction>;
    var phase = state.phase();
    return new NumeronView(
        state.options().mode(),
        state.isSinglePlay(),
        state.options().playsItems(),
        state.round(),
        state.options().rounds(),
        over ? Stage.OVER : stage(phase),
        state.round() > 0 ? Optional.of(state.first()) : Optional.empty(),
        caller(phase),
        phase instanceof Phase.Calling(_, var calls, _) ? calls : 0,
        Seat.range(NumeronState.SIDES).stream().map(seat -> side(state, seat, viewer)).toList(),
        phase instanceof Phase.RoundOver(var winner) ? winner : Optional.empty(),
        deduction(state, viewer),
        options(state, viewer, status));
  }

  private static Stage stage(Phase phase) {
    return switch (phase) {
      case Phase.Opening _ -> Stage.OPENING;
      case Phase.ChoosingItems _ -> Stage.CHOOSING_ITEMS;
      case Phase.ChoosingCodes _ -> Stage.CHOOSING_CODES;
      case Phase.Defending _ -> Stage.DEFENDING;
      case Phase.Calling _ -> Stage.CALLING;
      case Phase.NamingPlace _ -> Stage.NAMING_PLACE;
      case Phase.TurnOver _ -> Stage.CALLING;
      case Phase.Solved _ -> Stage.CALLING;
      case Phase.RoundOver _ -> Stage.ROUND_OVER;
    };
  }

  private static Optional<Seat> caller(Phase phase) {
    return switch (phase) {
      case Phase.Defending(var caller) -> Optional.of(caller);
      case Phase.Calling(var caller, _, _) -> Optional.of(caller);
      case Phase.NamingPlace(var caller) -> Optional.of(caller);
      case Phase.TurnOver(var caller) -> Optional.of(caller);
      case Phase.Solved(var caller) -> Optional.of(caller);
      case Phase.Opening _ -> Optional.empty();
      case Phase.ChoosingItems _ -> Optional.empty();
      case Phase.ChoosingCodes _ -> Optional.empty();
      case Phase.RoundOver _ -> Optional.empty();
    };
  }

  private static SideView side(NumeronState state, Seat seat, Viewer viewer) {
    var side = state.side(seat);
    var own = viewer.equals(new Viewer.At(seat)) || viewer instanceof Viewer.Open;
    var itemsShown = own || !(state.phase() instanceof Phase.ChoosingItems);
    var codeShown = own || state.isRoundOver();
    return new SideView(
        side.code().isPresent(),
        codeShown ? side.code() : Optional.empty(),
        side.items().isPresent(),
        itemsShown ? side.items() : Optional.empty(),
        side.used(),
        known(side.facts()),
        side.wins());
  }

  private static List<Known> known(List<Fact> facts) {
    var known = new ArrayList<Known>();
    var since = new ArrayList<Item>();
    for (var fact : facts.reversed()) {
      known.addFirst(new Known(fact, since));
      switch (fact) {
        case Fact.Shuffled() -> since.addFirst(Item.SHUFFLE);
        case Fact.Changed _ -> since.addFirst(Item.CHANGE);
        case Fact.Judged _, Fact.HighLow _, Fact.Target _, Fact.Slash _, Fact.Shown _ -> {}
      }
    }
    return known;
  }

  private static Optional<Deduction> deduction(NumeronState state, Viewer viewer) {
    return viewer instanceof Viewer.At(var seat)
        ? Optional.of(Deduction.of(Belief.of(state.otherSide(seat).facts())))
        : Optional.empty();
  }

  private static Options<NumeronAction> options(
      NumeronState state, Viewer viewer, Status<NumeronAction> status) {
    if (!(status instanceof Status.Waiting<NumeronAction> waiting
        && viewer instanceof Viewer.At(var seat)
        && waiting.ifSilent().containsKey(seat))) {
      return Options.none();
    }
    return switch (state.phase()) {
      case Phase.ChoosingItems _ -> Options.exactly(ChoosingItems.CHOICES);
      case Phase.ChoosingCodes _ -> ChoosingCodes.options();
      case Phase.Defending _ -> Defending.options(state.side(seat));
      case Phase.Calling calling -> Calling.options(state, calling);
      case Phase.NamingPlace _ -> Options.exactly(Attacking.places());
      case Phase.Opening _, Phase.TurnOver _, Phase.Solved _, Phase.RoundOver _ -> Options.none();
    };
  }
}
