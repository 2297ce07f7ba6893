package parlor.games.numeron.bot;

import java.util.List;
import java.util.Set;
import parlor.engine.Bot;
import parlor.games.numeron.Code;
import parlor.games.numeron.Item;
import parlor.games.numeron.NumeronAction;
import parlor.games.numeron.NumeronAction.Pass;
import parlor.games.numeron.NumeronView;

/// Partners of known strength, against whom the levels are measured. None of them plays an item.
public final class Sparring {
  private Sparring() {}

  /// Calls any code that fits all answers.
  public static Bot<NumeronAction, NumeronView, ?> randomConsistent() {
    return without(situation -> {
      var possible = situation.theirs().indices();
      return possible[situation.chance().nextInt(possible.length)];
    });
  }

  /// Makes the call whose answer tells the most.
  public static Bot<NumeronAction, NumeronView, ?> entropy() {
    return without(situation ->
        situation.theirs().indices().length == Code.ALL.size()
            ? situation.any(Code.ALL).index()
            : Calls.mostTelling(situation.theirs()));
  }

  /// Follows the plan of the least calls on average, whatever the other side does.
  public static Bot<NumeronAction, NumeronView, ?> leastCalls() {
    return without(situation -> RaceCaller.planned(situation, Tables.leastCalls()).orElseThrow());
  }

  /// Calls like Hard.
  public static Bot<NumeronAction, NumeronView, ?> hardWithoutItems() {
    return without(RaceCaller::call);
  }

  /// Hard with these items.
  public static Bot<NumeronAction, NumeronView, ?> hardWith(Set<Item> items) {
    return new NumeronBot(_ -> new Hard(new ItemSense(List.of(items))));
  }

  private static NumeronBot without(Caller caller) {
    return new NumeronBot(_ -> new CallerOnly(caller));
  }

  /// Picks the index of the code to call.
  private interface Caller {
    int call(Situation situation);
  }

  private record CallerOnly(Caller caller) implements Style {
    @Override
    public Set<Item> items(Situation situation) {
      return new ItemSense().choice(situation);
    }

    @Override
    public Code code(Situation situation) {
      return situation.any(Code.ALL);
    }

    @Override
    public NumeronAction defence(Situation situation) {
      return new Pass();
    }

    @Override
    public NumeronAction turn(Situation situation) {
      return Style.call(caller.call(situation));
    }

    @Override
    public int place(Situation situation) {
      return ItemSense.tellingPlace(situation);
    }
  }
}
