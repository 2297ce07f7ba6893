package parlor.games.numeron;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parlor.engine.Decision;
import parlor.engine.Options;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.games.numeron.NumeronAction.Change;
import parlor.games.numeron.NumeronAction.Pass;
import parlor.games.numeron.NumeronAction.Shuffle;
import parlor.games.numeron.NumeronEvent.Changed;
import parlor.games.numeron.NumeronEvent.Shuffled;

/// The window before a turn, in which the side not calling may play SHUFFLE or CHANGE. RULES.md §
/// Defending.
final class Defending {
  static final Duration WINDOW = Duration.ofSeconds(10);
  static final Refusal NOT_HELD = Refusal.of("item-not-held", "You do not hold this item.");
  static final Refusal OTHER_DIGITS =
      Refusal.of("other-digits", "SHUFFLE keeps the three digits of your code.");
  static final Refusal NO_SUCH_CHANGE =
      Refusal.of(
          "no-such-change",
          "CHANGE puts a new digit of the same class, HIGH or LOW, at one of the three places.");

  private Defending() {}

  static Decision<NumeronEvent> shuffle(NumeronState state, Seat seat, String digits) {
    var side = state.side(seat);
    if (!side.held().contains(Item.SHUFFLE)) {
      return Decision.reject(NOT_HELD);
    }
    var objection = Code.objection(digits);
    if (objection.isPresent()) {
      return Decision.reject(objection.get());
    }
    var code = new Code(digits);
    return code.hasSameDigits(side.secret())
        ? Decision.accept(new Shuffled(seat, code))
        : Decision.reject(OTHER_DIGITS);
  }

  static Decision<NumeronEvent> change(NumeronState state, Seat seat, Change change) {
    var side = state.side(seat);
    if (!side.held().contains(Item.CHANGE)) {
      return Decision.reject(NOT_HELD);
    }
    var place = change.place();
    if (place < 0 || place >= Code.PLACES) {
      return Decision.reject(NO_SUCH_CHANGE);
    }
    return side.secret().changes(place).stream()
        .filter(code -> code.digit(place) == change.digit())
        .findFirst()
        .<Decision<NumeronEvent>>map(
            code -> Decision.accept(new Changed(seat, place, code.levels().get(place), code)))
        .orElse(Decision.reject(NO_SUCH_CHANGE));
  }

  static Options<NumeronAction> options(Side side) {
    var actions = new ArrayList<NumeronAction>(List.of(new Pass()));
    if (side.held().contains(Item.SHUFFLE)) {
      side.secret().reorderings().forEach(code -> actions.add(new Shuffle(code.value())));
    }
    if (side.held().contains(Item.CHANGE)) {
      IntStream.range(0, Code.PLACES)
          .boxed()
          .flatMap(place ->
              side.secret().changes(place).stream()
                  .map(code -> new Change(place, code.digit(place))))
          .forEach(actions::add);
    }
    return Options.exactly(actions);
  }
}
