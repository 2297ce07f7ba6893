package parlor.games.cambio;

/// What a discarded card lets its player do. RULES.md § Powers.
public enum Power {
  /// Seven or eight.
  LOOK_AT_OWN,
  /// Nine or ten.
  LOOK_AT_OTHER,
  /// Jack or queen.
  SWAP_UNSEEN,
  /// King.
  KINGS_LOOK
}
