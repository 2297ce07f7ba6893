package parlor.tables;

/// How far a table has come. That nobody is there, so that all waits, is no stage of its own.
enum Stage {
  LOBBY,
  PLAYING,
  FINISHED,
  ABANDONED;

  /// Whether people may still meet or play here.
  boolean isOpen() {
    return this == LOBBY || this == PLAYING;
  }
}
