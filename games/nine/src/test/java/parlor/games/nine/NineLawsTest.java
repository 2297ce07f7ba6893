package parlor.games.nine;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import parlor.engine.GamePlugin;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.games.nine.NineOptions.BestOf;
import parlor.games.nine.NineOptions.Ties;
import parlor.testkit.GameLaws;
import parlor.testkit.Reshuffle;

/// The laws of every game, tried on Nine with each of its options.
class NineLawsTest extends GameLaws<NineOptions, NineState, NineAction, NineEvent, NineView> {
  @Override
  public GamePlugin<NineOptions, NineState, NineAction, NineEvent, NineView> plugin() {
    return new NinePlugin();
  }

  @Override
  public List<NineOptions> optionSets() {
    return List.of(
        NineOptions.STANDARD,
        new NineOptions(Ties.SPLIT, BestOf.THREE, 2, 9, false),
        new NineOptions(Ties.CARRY, BestOf.ONE, 3, 5, true),
        new NineOptions(Ties.CARRY, BestOf.FIVE, 1, 0, false),
        new NineOptions(Ties.NONE, BestOf.ONE, 1, 1, true));
  }

  /// Unseen is the card that another seat placed: any other that it holds could lie there.
  @Override
  public Optional<Reshuffle<NineState>> unseen() {
    return Optional.of(NineLawsTest::otherCardPlaced);
  }

  private static NineState otherCardPlaced(Viewer viewer, NineState state, RandomGenerator chance) {
    var changed = state;
    for (var seat : state.placed().keySet()) {
      if (!viewer.equals(new Viewer.At(seat))) {
        var cards = state.unrevealed(seat);
        changed = changed.withPlaced(seat, cards.get(chance.nextInt(cards.size())));
      }
    }
    return changed;
  }

  @Override
  public Optional<Collection<?>> inventory(NineState state) {
    return Optional.of(
        Seat.range(Nine.SEATS).stream()
            .flatMap(seat ->
                Stream.concat(
                    state.unrevealed(seat).stream(),
                    state.turns().stream().map(turn -> turn.card(seat))))
            .sorted()
            .toList());
  }

  @Override
  public Duration patience() {
    return Duration.ofSeconds(1);
  }
}
