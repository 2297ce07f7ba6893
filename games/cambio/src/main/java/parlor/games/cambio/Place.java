package parlor.games.cambio;

import java.util.List;

/// A place of the 2×2 grid in front of a seat.
public enum Place {
  TOP_LEFT(0),
  TOP_RIGHT(1),
  BOTTOM_LEFT(2),
  BOTTOM_RIGHT(3);

  /// All four, top row first.
  public static final List<Place> ALL = List.of(values());

  private final int index;

  Place(int index) {
    this.index = index;
  }

  /// Counted from 0, row by row.
  public int index() {
    return index;
  }

  /// Whether its owner sees it in the first look.
  public boolean isBottom() {
    return this == BOTTOM_LEFT || this == BOTTOM_RIGHT;
  }
}
