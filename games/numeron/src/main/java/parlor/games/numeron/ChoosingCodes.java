package parlor.games.numeron;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import parlor.engine.Decision;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.games.numeron.NumeronAction.ChooseCode;
import parlor.games.numeron.NumeronAction.LeaveCodeToDealer;
import parlor.games.numeron.NumeronEvent.CodeChosen;
import parlor.games.numeron.NumeronEvent.CodeDrawn;

/// Both sides set their codes at the same time; the dealer draws for whoever asks, and in single
/// play. RULES.md § Choosing codes.
final class ChoosingCodes {
  private static final List<String> EXAMPLES = List.of("012", "475", "809", "936");

  private ChoosingCodes() {}

  static Decision<NumeronEvent> choose(Seat seat, String digits) {
    var objection = Code.objection(digits);
    return objection.isPresent()
        ? Decision.reject(objection.get())
        : Decision.accept(new CodeChosen(seat, new Code(digits)));
  }

  /// The seats that have not chosen yet.
  static List<Seat> undecided(NumeronState state) {
    return state.hiders().stream()
        .filter(seat -> seat.index() < state.seats())
        .filter(seat -> state.side(seat).code().isEmpty() && !state.side(seat).leftToDealer())
        .toList();
  }

  /// The next side whose code the dealer has to draw.
  static Optional<Seat> toDraw(NumeronState state) {
    return state.hiders().stream()
        .filter(seat -> state.side(seat).code().isEmpty())
        .filter(seat -> seat.index() >= state.seats() || state.side(seat).leftToDealer())
        .findFirst();
  }

  static NumeronEvent draw(Seat seat, RandomGenerator chance) {
    return new CodeDrawn(seat, Code.ALL.get(chance.nextInt(Code.ALL.size())));
  }

  static Options<NumeronAction> options() {
    var examples = EXAMPLES.stream().map(ChooseCode::new);
    return Options.amongOthers(
        Stream.concat(Stream.of(new LeaveCodeToDealer()), examples).toList());
  }
}
