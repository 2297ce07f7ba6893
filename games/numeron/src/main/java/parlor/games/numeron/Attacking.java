package parlor.games.numeron;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.games.numeron.NumeronAction.DeclareDouble;
import parlor.games.numeron.NumeronAction.DeclareHighLow;
import parlor.games.numeron.NumeronAction.DeclareSlash;
import parlor.games.numeron.NumeronAction.DeclareTarget;
import parlor.games.numeron.NumeronAction.NamePlace;
import parlor.games.numeron.NumeronEvent.DoubleDeclared;
import parlor.games.numeron.NumeronEvent.HighLowDeclared;
import parlor.games.numeron.NumeronEvent.PlaceNamed;
import parlor.games.numeron.NumeronEvent.SlashDeclared;
import parlor.games.numeron.NumeronEvent.TargetDeclared;

/// The one item that a caller may declare before the call. RULES.md § Attacking.
final class Attacking {
  static final int CALLS_OF_DOUBLE = 2;
  static final Refusal ONE_ITEM =
      Refusal.of("one-item-per-turn", "Only one item may be used in a turn.");
  static final Refusal NO_SUCH_DIGIT =
      Refusal.of("no-such-digit", "TARGET names a digit from 0 to 9.");
  static final Refusal NO_SUCH_PLACE =
      Refusal.of("no-such-place", "A code has the places 0, 1 and 2.");

  private Attacking() {}

  static Decision<NumeronEvent> declareDouble(NumeronState state, Seat seat) {
    return declare(state, seat, Item.DOUBLE, new DoubleDeclared(seat));
  }

  static Decision<NumeronEvent> declareHighLow(NumeronState state, Seat seat) {
    var levels = state.otherSide(seat).secret().levels();
    return declare(state, seat, Item.HIGH_LOW, new HighLowDeclared(seat, levels));
  }

  static Decision<NumeronEvent> declareTarget(NumeronState state, Seat seat, int digit) {
    if (digit < 0 || digit >= Code.DIGITS) {
      return Decision.reject(NO_SUCH_DIGIT);
    }
    var place = state.otherSide(seat).secret().placeOf(digit);
    return declare(state, seat, Item.TARGET, new TargetDeclared(seat, digit, place));
  }

  static Decision<NumeronEvent> declareSlash(NumeronState state, Seat seat) {
    var difference = state.otherSide(seat).secret().slash();
    return declare(state, seat, Item.SLASH, new SlashDeclared(seat, difference));
  }

  private static Decision<NumeronEvent> declare(
      NumeronState state, Seat seat, Item item, NumeronEvent event) {
    if (!state.side(seat).held().contains(item)) {
      return Decision.reject(Defending.NOT_HELD);
    }
    return state.phase() instanceof Phase.Calling(_, _, var attack) && attack
        ? Decision.accept(event)
        : Decision.reject(ONE_ITEM);
  }

  static Decision<NumeronEvent> namePlace(NumeronState state, Seat seat, int place) {
    if (place < 0 || place >= Code.PLACES) {
      return Decision.reject(NO_SUCH_PLACE);
    }
    return Decision.accept(
        new PlaceNamed(seat, place, state.otherSide(seat).secret().digit(place)));
  }

  /// Everything that this side may declare.
  static List<NumeronAction> declarations(Side side) {
    var actions = new ArrayList<NumeronAction>();
    for (var item : side.held()) {
      switch (item) {
        case DOUBLE -> actions.add(new DeclareDouble());
        case HIGH_LOW -> actions.add(new DeclareHighLow());
        case SLASH -> actions.add(new DeclareSlash());
        case TARGET ->
            IntStream.range(0, Code.DIGITS).mapToObj(DeclareTarget::new).forEach(actions::add);
        case SHUFFLE, CHANGE -> {
          // Defences are played before the other side's turn.
        }
      }
    }
    return actions;
  }

  static List<NamePlace> places() {
    return IntStream.range(0, Code.PLACES).mapToObj(NamePlace::new).toList();
  }
}
