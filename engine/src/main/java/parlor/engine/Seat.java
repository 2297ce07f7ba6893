package parlor.engine;

import java.util.List;
import java.util.stream.IntStream;

/// A place at the table, counted from 0 in turn order. Who sits there is not the rules' concern.
public record Seat(int index) implements Comparable<Seat> {
  public Seat {
    if (index < 0) {
      throw new IllegalArgumentException("a seat is counted from 0, not " + index);
    }
  }

  /// All seats of a table, in turn order.
  public static List<Seat> range(int count) {
    return IntStream.range(0, count).mapToObj(Seat::new).toList();
  }

  /// The seat after this one, clockwise.
  public Seat next(int seats) {
    return new Seat((index + 1) % seats);
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(index, other.index);
  }
}
