package parlor.testkit.toy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.engine.View;

/// What one viewer knows of the toy game.
record ToyView(
    List<Integer> hand,
    List<Integer> handSizes,
    int deckSize,
    List<Integer> table,
    Number turn,
    Set<Seat> answered,
    Optional<Integer> leaked,
    Options<ToyAction> options)
    implements View<ToyAction> {}
