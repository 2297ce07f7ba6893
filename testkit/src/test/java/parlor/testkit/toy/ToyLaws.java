package parlor.testkit.toy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import parlor.engine.GamePlugin;
import parlor.testkit.GameLaws;
import parlor.testkit.Reshuffle;

/// The laws, with the toy game and perhaps a bug before them.
class ToyLaws extends GameLaws<Toy.Rules, ToyState, ToyAction, ToyEvent, ToyView> {
  private final Bug bug;

  ToyLaws(Bug bug) {
    this.bug = bug;
  }

  @Override
  public GamePlugin<Toy.Rules, ToyState, ToyAction, ToyEvent, ToyView> plugin() {
    return new ToyPlugin(bug);
  }

  @Override
  public Optional<Reshuffle<ToyState>> unseen() {
    return Optional.of((viewer, state, chance) ->
        bug == Bug.RESHUFFLE_CHANGES_NOTHING ? state : state.reshuffled(viewer, chance));
  }

  @Override
  public Optional<Collection<?>> inventory(ToyState state) {
    var cards = new ArrayList<>(state.deck());
    state.hands().forEach(cards::addAll);
    cards.addAll(state.table());
    return cards.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(cards));
  }

  @Override
  public List<Toy.Rules> optionSets() {
    return List.of(new Toy.Rules(4), new Toy.Rules(2));
  }

  @Override
  public int stepsMax() {
    return 300;
  }

  @Override
  public int games() {
    return 100;
  }
}
