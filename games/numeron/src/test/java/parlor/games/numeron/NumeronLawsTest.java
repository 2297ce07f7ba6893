package parlor.games.numeron;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import parlor.engine.GamePlugin;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.games.numeron.NumeronOptions.FirstCaller;
import parlor.games.numeron.NumeronOptions.Mode;
import parlor.testkit.Arbitrary;
import parlor.testkit.GameLaws;
import parlor.testkit.Reshuffle;

/// The laws of every game, tried on Numer0n in each of its modes.
class NumeronLawsTest
    extends GameLaws<NumeronOptions, NumeronState, NumeronAction, NumeronEvent, NumeronView> {
  @Override
  public GamePlugin<NumeronOptions, NumeronState, NumeronAction, NumeronEvent, NumeronView>
      plugin() {
    return new NumeronPlugin();
  }

  @Override
  public List<NumeronOptions> optionSets() {
    return List.of(
        NumeronOptions.USUAL,
        new NumeronOptions(Mode.SINGLE_GAME, true, FirstCaller.DRAWN),
        new NumeronOptions(Mode.TOURNAMENT, true, FirstCaller.SEAT_1));
  }

  /// Unseen are other sides' codes, of which any that fits the public facts could be there, and
  /// items that are being chosen.
  @Override
  public Optional<Reshuffle<NumeronState>> unseen() {
    return Optional.of(NumeronLawsTest::otherSecrets);
  }

  private static NumeronState otherSecrets(
      Viewer viewer, NumeronState state, RandomGenerator chance) {
    var changed = state;
    for (var seat : Seat.range(NumeronState.SIDES)) {
      if (!viewer.equals(new Viewer.At(seat)) && !state.isRoundOver()) {
        changed = changed.with(seat, side -> otherCode(side, chance));
        if (state.phase() instanceof Phase.ChoosingItems) {
          changed = changed.with(seat, side -> otherItems(side, chance));
        }
      }
    }
    return changed;
  }

  private static Side otherCode(Side side, RandomGenerator chance) {
    var possible = Belief.of(side.facts()).possible();
    return side.code().isEmpty()
        ? side
        : side.withCode(possible.get(chance.nextInt(possible.size())));
  }

  private static Side otherItems(Side side, RandomGenerator chance) {
    var choice = ChoosingItems.CHOICES.get(chance.nextInt(ChoosingItems.CHOICES.size()));
    return side.items().isEmpty() ? side : side.withItems(choice.items());
  }

  @Override
  public NumeronAction arbitraryAction(NumeronState state, RandomGenerator chance) {
    var digits = Code.ALL.get(chance.nextInt(Code.ALL.size())).value();
    return switch (chance.nextInt(5)) {
      case 0 -> new NumeronAction.Call(digits);
      case 1 -> new NumeronAction.ChooseCode(digits);
      case 2 -> new NumeronAction.Shuffle(digits);
      case 3 -> new NumeronAction.Change(chance.nextInt(3), chance.nextInt(10));
      default -> Arbitrary.of(NumeronAction.class, chance);
    };
  }

  @Override
  public Duration patience() {
    return Duration.ofSeconds(1);
  }
}
