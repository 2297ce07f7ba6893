package parlor.tables.draws;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.engine.View;

/// @param secret the round's number, for the seat that may see it
/// @param mine what this seat has chosen
public record DrawsView(
    int round,
    Optional<Integer> secret,
    Optional<Integer> mine,
    Set<Seat> answered,
    List<Integer> points,
    Options<DrawsAction> options)
    implements View<DrawsAction> {}
