package parlor.games.numeron.bot;

import java.util.Set;
import parlor.games.numeron.Code;
import parlor.games.numeron.Item;
import parlor.games.numeron.NumeronAction;
import parlor.games.numeron.NumeronAction.Call;
import parlor.games.numeron.NumeronAction.ChooseCode;
import parlor.games.numeron.NumeronAction.ChooseItems;
import parlor.games.numeron.NumeronAction.NamePlace;

/// A way of playing: one answer to each question that the rules ask.
interface Style {
  /// Which three items to take.
  Set<Item> items(Situation situation);

  /// Which code to hide.
  Code code(Situation situation);

  /// Which defence to play, if any.
  NumeronAction defence(Situation situation);

  /// Which attack to declare, or which code to call.
  NumeronAction turn(Situation situation);

  /// Which place of the other side's code to see.
  int place(Situation situation);

  /// The answer to what is asked now.
  default NumeronAction choose(Situation situation) {
    return switch (situation.view().stage()) {
      case CHOOSING_ITEMS -> new ChooseItems(items(situation));
      case CHOOSING_CODES -> new ChooseCode(code(situation).value());
      case DEFENDING -> defence(situation);
      case CALLING -> turn(situation);
      case NAMING_PLACE -> new NamePlace(place(situation));
      case OPENING, ROUND_OVER, OVER ->
          throw new IllegalStateException("nothing is asked: " + situation.view().stage());
    };
  }

  /// The action of calling the code with this index.
  static NumeronAction call(int code) {
    return new Call(Code.ALL.get(code).value());
  }
}
