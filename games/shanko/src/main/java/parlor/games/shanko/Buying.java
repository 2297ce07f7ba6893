package parlor.games.shanko;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoEvent.Answered;
import parlor.games.shanko.ShankoEvent.WindowClosed;

/// RULES.md § Buying.
final class Buying {
  private Buying() {}

  /// Who is asked about a card that this seat threw: the next player, then everybody who could buy,
  /// clockwise. Nobody, when nobody could buy.
  static List<Seat> asked(ShankoState state, Seat discarder) {
    var next = discarder.next(state.seats());
    var asked = new ArrayList<Seat>();
    asked.add(next);
    for (var seat = next.next(state.seats());
        !seat.equals(discarder);
        seat = seat.next(state.seats())) {
      if (!state.hasMelded(seat) && state.buysLeft().get(seat.index()) > 0) {
        asked.add(seat);
      }
    }
    return asked.size() > 1 ? asked : List.of();
  }

  static Decision<ShankoEvent> answer(ShankoState state, Seat seat, boolean wants) {
    if (!(state.phase() instanceof Phase.Buying window)) {
      return Decision.reject(Refusal.NOT_NOW);
    }
    if (!window.asked().contains(seat)) {
      return Decision.reject(ShankoRefusal.NOT_ASKED);
    }
    if (window.wants().containsKey(seat)) {
      return Decision.reject(ShankoRefusal.ANSWERED_ALREADY);
    }
    if (wants && seat.equals(window.next())) {
      return Decision.reject(ShankoRefusal.TAKE_INSTEAD);
    }
    return Decision.accept(new Answered(seat, wants));
  }

  static ShankoState answered(ShankoState state, Answered event) {
    var window = (Phase.Buying) state.phase();
    var wants = new HashMap<>(window.wants());
    wants.put(event.seat(), event.wants());
    return state.change().samePhase(new Phase.Buying(window.asked(), wants)).done();
  }

  /// How the window closes, once no answer that is still missing could change it.
  static Optional<WindowClosed> outcome(Phase.Buying window) {
    for (var seat : window.asked()) {
      var wants = window.wants().get(seat);
      if (wants == null) {
        return Optional.empty();
      }
      if (wants) {
        return Optional.of(new WindowClosed(Optional.of(seat)));
      }
    }
    return Optional.of(new WindowClosed(Optional.empty()));
  }

  static ShankoState closed(ShankoState state, WindowClosed event) {
    var next = ((Phase.Buying) state.phase()).next();
    if (event.buyer().isEmpty()) {
      return state.change().phase(new Phase.Drawing(next, false)).done();
    }
    var buyer = event.buyer().get();
    var hand = new ArrayList<>(state.hand(buyer));
    hand.add(state.discards().getLast());
    hand.add(state.pile().getFirst());
    return state
        .change()
        .hand(buyer, hand)
        .discards(state.discards().subList(0, state.discards().size() - 1))
        .pile(state.pile().subList(1, state.pile().size()))
        .buysLeft(buyer, state.buysLeft().get(buyer.index()) - 1)
        .phase(new Phase.Drawing(next, true))
        .done();
  }
}
