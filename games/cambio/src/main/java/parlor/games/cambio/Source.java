package parlor.games.cambio;

/// Which pile a card in hand came from.
public enum Source {
  DECK,
  DISCARDS
}
