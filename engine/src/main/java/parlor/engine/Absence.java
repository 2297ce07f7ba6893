package parlor.engine;

/// What it means for a decision that its seat's person is away.
public enum Absence {
  /// The clock stops until the person is back.
  HOLDS,
  /// The clock runs on: a short window that belongs to the rules, and so also runs in solo play.
  RUNS,
  /// What silence would have meant is played at once.
  SKIPS
}
