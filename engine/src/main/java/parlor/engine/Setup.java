package parlor.engine;

/// What is settled before the first card: how many seats, and the table's options.
public record Setup<O>(int seats, O options) {
  /// The seats of this table, in turn order.
  public java.util.List<Seat> allSeats() {
    return Seat.range(seats);
  }
}
