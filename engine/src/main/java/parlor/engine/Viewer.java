package parlor.engine;

/// Who is looking.
public sealed interface Viewer {
  /// The person or bot at a seat.
  record At(Seat seat) implements Viewer {}

  /// Anybody: spectators, and a person whose seat a bot took over.
  record Public() implements Viewer {}

  /// Everything open, at any moment of a game; only once it is finished.
  record Open() implements Viewer {}
}
