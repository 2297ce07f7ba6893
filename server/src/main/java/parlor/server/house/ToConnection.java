package parlor.server.house;

import parlor.engine.Viewer;

/// What is sent to a connection.
sealed interface ToConnection {
  /// A snapshot or an update.
  ///
  /// @param whole whether it needs nothing that was sent before
  record State(long sequence, boolean whole, String json) implements ToConnection {}

  /// What became of an action.
  ///
  /// @param id the action's own
  record Answered(String id, Reply reply) implements ToConnection {}

  /// A frame beside the sequence.
  record Remark(String json) implements ToConnection {}

  /// Its seat has another number now.
  record Moved(Viewer viewer) implements ToConnection {}

  record Ended(CloseCode why) implements ToConnection {}
}
