package parlor.games.numeron.bot;

import java.util.List;
import parlor.engine.Seat;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Fact;
import parlor.games.numeron.NumeronView;
import parlor.games.numeron.NumeronView.Known;

/// What a bot keeps in mind, folded from its views.
///
/// @param names under which it follows plans
/// @param round the round that all this is about
/// @param theirs what is known of the other side's code
/// @param own what everybody else knows of its own code
record Memory(Seat seat, Names names, int round, Knowledge theirs, Knowledge own) {

  /// A belief, and how many facts it rests on.
  record Knowledge(int facts, Belief belief) {
    static final Knowledge NONE = new Knowledge(0, Belief.BLANK);

    Knowledge after(List<Fact> all) {
      var more = belief;
      for (var fact : all.subList(facts, all.size())) {
        more = more.after(fact);
      }
      return new Knowledge(all.size(), more);
    }
  }

  static Memory blank(Seat seat, Names names) {
    return new Memory(seat, names, 0, Knowledge.NONE, Knowledge.NONE);
  }

  /// The memory after a step.
  Memory after(NumeronView view) {
    var before =
        view.round() == round
            ? this
            : new Memory(seat, names, view.round(), Knowledge.NONE, Knowledge.NONE);
    return new Memory(
        seat,
        names,
        view.round(),
        before.theirs.after(factsOf(view, seat.next(2))),
        before.own.after(factsOf(view, seat)));
  }

  /// Everything that everybody knows of a side's code.
  static List<Fact> factsOf(NumeronView view, Seat side) {
    return view.sides().get(side.index()).known().stream().map(Known::fact).toList();
  }
}
