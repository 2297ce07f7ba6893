package parlor.games.numeron;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parlor.engine.Decision;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.games.numeron.NumeronAction.Call;
import parlor.games.numeron.NumeronEvent.Called;

/// A call and its judgement. RULES.md § Calling.
final class Calling {
  /// How many of the 720 calls are proposed.
  private static final int PROPOSALS_MAX = 8;

  private Calling() {}

  static Decision<NumeronEvent> call(NumeronState state, Seat seat, String digits) {
    var objection = Code.objection(digits);
    if (objection.isPresent()) {
      return Decision.reject(objection.get());
    }
    var call = new Code(digits);
    var judgement = Judging.judge(state.otherSide(seat).secret(), call);
    return Decision.accept(new Called(seat, call, judgement));
  }

  /// What is called for a seat that stays silent: the lowest code that may still be the right one.
  static Call ifSilent(NumeronState state, Seat seat) {
    return proposals(state, seat).getFirst();
  }

  static Options<NumeronAction> options(NumeronState state, Phase.Calling calling) {
    var caller = calling.caller();
    var actions = new ArrayList<NumeronAction>();
    if (calling.attack()) {
      actions.addAll(Attacking.declarations(state.side(caller)));
    }
    actions.addAll(proposals(state, caller));
    return Options.amongOthers(actions);
  }

  /// A few of the codes that may still be the right one, spread over all of them.
  private static List<Call> proposals(NumeronState state, Seat seat) {
    var possible = Belief.of(state.otherSide(seat).facts()).possible();
    var count = Math.min(PROPOSALS_MAX, possible.size());
    return IntStream.range(0, count)
        .mapToObj(i -> new Call(possible.get(i * possible.size() / count).value()))
        .toList();
  }

  /// The state after a call: the next call of a DOUBLE, the next turn or the end.
  static NumeronState called(NumeronState state, Phase.Calling calling, Called called) {
    var judgement = called.judgement();
    var fact = new Fact.Judged(called.code(), judgement.eat(), judgement.bite());
    var known = state.with(NumeronState.other(calling.caller()), side -> side.withFact(fact));
    if (judgement.solves()) {
      return known.with(new Phase.Solved(calling.caller()));
    }
    return calling.calls() > 1
        ? known.asking(new Phase.Calling(calling.caller(), calling.calls() - 1, false))
        : known.with(new Phase.TurnOver(calling.caller()));
  }
}
