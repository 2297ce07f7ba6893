package parlor.games.numeron;

import parlor.engine.Seat;

/// Folds each kind of event into the state.
final class Evolving {
  private Evolving() {}

  static NumeronState evolve(NumeronState state, NumeronEvent event) {
    return switch (event) {
      case NumeronEvent.RoundOpened(var round, var first) ->
          state
              .withRound(round, first)
              .asking(
                  state.options().playsItems()
                      ? new Phase.ChoosingItems()
                      : new Phase.ChoosingCodes());
      case NumeronEvent.ItemsChosen(var seat, var items) ->
          state.with(seat, side -> side.withItems(items));
      case NumeronEvent.ItemsShown() -> state.asking(new Phase.ChoosingCodes());
      case NumeronEvent.CodeChosen(var seat, var code) ->
          state.with(seat, side -> side.withCode(code));
      case NumeronEvent.CodeLeftToDealer(var seat) -> state.with(seat, Side::withCodeLeftToDealer);
      case NumeronEvent.CodeDrawn(var seat, var code) ->
          state.with(seat, side -> side.withCode(code));
      case NumeronEvent.TurnOpened(var caller, var defence) ->
          defence ? state.asking(new Phase.Defending(caller)) : calling(state, caller);
      case NumeronEvent.Shuffled(var seat, var code) ->
          defended(state, seat, Item.SHUFFLE, code, new Fact.Shuffled());
      case NumeronEvent.Changed(var seat, var place, var level, var code) ->
          defended(state, seat, Item.CHANGE, code, new Fact.Changed(place, level));
      case NumeronEvent.Passed(var seat) -> calling(state, NumeronState.other(seat));
      case NumeronEvent.DoubleDeclared(var seat) ->
          state.with(seat, side -> side.withUsed(Item.DOUBLE)).asking(new Phase.NamingPlace(seat));
      case NumeronEvent.PlaceNamed(var seat, var place, var digit) ->
          shown(state, NumeronState.other(seat), new Fact.Shown(place, digit));
      case NumeronEvent.HighLowDeclared(var seat, var levels) ->
          answered(state, seat, Item.HIGH_LOW, new Fact.HighLow(levels));
      case NumeronEvent.TargetDeclared(var seat, var digit, var place) ->
          answered(state, seat, Item.TARGET, new Fact.Target(digit, place));
      case NumeronEvent.SlashDeclared(var seat, var difference) ->
          answered(state, seat, Item.SLASH, new Fact.Slash(difference));
      case NumeronEvent.Called called ->
          Calling.called(state, (Phase.Calling) state.phase(), called);
      case NumeronEvent.RoundEnded(var winner) -> Rounds.ended(state, winner);
    };
  }

  private static NumeronState calling(NumeronState state, Seat caller) {
    return state.asking(new Phase.Calling(caller, 1, true));
  }

  private static NumeronState defended(
      NumeronState state, Seat seat, Item item, Code code, Fact fact) {
    var changed = state.with(seat, side -> side.withUsed(item).withCode(code).withFact(fact));
    return calling(changed, NumeronState.other(seat));
  }

  private static NumeronState shown(NumeronState state, Seat caller, Fact fact) {
    return state
        .with(caller, side -> side.withFact(fact))
        .asking(new Phase.Calling(caller, Attacking.CALLS_OF_DOUBLE, false));
  }

  private static NumeronState answered(NumeronState state, Seat caller, Item item, Fact fact) {
    return state
        .with(caller, side -> side.withUsed(item))
        .with(NumeronState.other(caller), side -> side.withFact(fact))
        .asking(new Phase.Calling(caller, 1, false));
  }
}
