package parlor.games.shanko;

import static parlor.games.shanko.ShankoState.plus;

import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoEvent.DrewFromPile;
import parlor.games.shanko.ShankoEvent.TookDiscard;

/// RULES.md § Drawing.
final class Drawing {
  private Drawing() {}

  static Decision<ShankoEvent> fromPile(ShankoState state, Seat seat) {
    return switch (state.phase()) {
      case Phase.Drawing drawing when drawing.seat().equals(seat) ->
          Decision.accept(new DrewFromPile(seat));
      case Phase.Arranging turn when turn.seat().equals(seat) ->
          Decision.reject(ShankoRefusal.DRAWN_ALREADY);
      case Phase.Buying _ -> Decision.reject(Refusal.NOT_NOW);
      default -> Decision.reject(Refusal.NOT_YOUR_TURN);
    };
  }

  static Decision<ShankoEvent> takeDiscard(ShankoState state, Seat seat) {
    return switch (state.phase()) {
      case Phase.Drawing drawing when drawing.seat().equals(seat) ->
          drawing.pileOnly()
              ? Decision.reject(ShankoRefusal.PILE_ONLY)
              : state.topDiscard().isEmpty()
                  ? Decision.reject(ShankoRefusal.NO_DISCARD)
                  : Decision.accept(new TookDiscard(seat));
      case Phase.Buying window when window.next().equals(seat) ->
          window.wants().containsKey(seat)
              ? Decision.reject(ShankoRefusal.ANSWERED_ALREADY)
              : Decision.accept(new TookDiscard(seat));
      case Phase.Arranging turn when turn.seat().equals(seat) ->
          Decision.reject(ShankoRefusal.DRAWN_ALREADY);
      default -> Decision.reject(Refusal.NOT_YOUR_TURN);
    };
  }

  static ShankoState drewFromPile(ShankoState state, Seat seat) {
    var card = state.pile().getFirst();
    return state
        .change()
        .hand(seat, plus(state.hand(seat), card))
        .pile(state.pile().subList(1, state.pile().size()))
        .phase(new Phase.Arranging(seat, card, false))
        .done();
  }

  static ShankoState tookDiscard(ShankoState state, Seat seat) {
    var card = state.discards().getLast();
    return state
        .change()
        .hand(seat, plus(state.hand(seat), card))
        .discards(state.discards().subList(0, state.discards().size() - 1))
        .phase(new Phase.Arranging(seat, card, true))
        .done();
  }
}
