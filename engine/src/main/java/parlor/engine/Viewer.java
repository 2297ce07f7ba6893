package parlor.engine;

/// Who is looking.
public sealed interface Viewer {
  /// The person or bot at a seat.
  record At(Seat seat) implements Viewer {}

  /// Anybody: spectators, and a person whose seat a bot took over.
  record Public() implements Viewer {}

  /// Everything open; only once the game is finished.
  record Open() implements Viewer {}
}
