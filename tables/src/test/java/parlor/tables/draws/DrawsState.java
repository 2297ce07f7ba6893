package parlor.tables.draws;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlor.engine.Seat;
import parlor.engine.Setup;

/// @param secret nothing until the round's number is dealt
public record DrawsState(
    Setup<DrawsOptions> setup,
    int round,
    Optional<Integer> secret,
    Map<Seat, Integer> picked,
    List<Integer> points) {

  boolean isOver() {
    return round == setup.options().rounds();
  }

  boolean allPicked() {
    return picked.size() == setup.seats();
  }

  DrawsState dealt(int number) {
    return new DrawsState(setup, round, Optional.of(number), picked, points);
  }

  DrawsState picked(Seat seat, int number) {
    var more = new TreeMap<>(picked);
    more.put(seat, number);
    return new DrawsState(setup, round, secret, more, points);
  }

  DrawsState scored() {
    var sums =
        setup.allSeats().stream()
            .map(seat -> points.get(seat.index()) + picked.getOrDefault(seat, 0))
            .toList();
    return new DrawsState(setup, round + 1, Optional.empty(), new TreeMap<>(), sums);
  }
}
