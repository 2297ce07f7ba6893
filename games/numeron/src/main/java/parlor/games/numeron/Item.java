package parlor.games.numeron;

import java.util.Arrays;
import java.util.List;

/// A card that is played once in a round. RULES.md § Choosing items.
public enum Item {
  DOUBLE(Kind.ATTACK),
  HIGH_LOW(Kind.ATTACK),
  TARGET(Kind.ATTACK),
  SLASH(Kind.ATTACK),
  SHUFFLE(Kind.DEFENCE),
  CHANGE(Kind.DEFENCE);

  /// When an item is played: before the other side's call, or before one's own.
  enum Kind {
    ATTACK,
    DEFENCE
  }

  private final Kind kind;

  Item(Kind kind) {
    this.kind = kind;
  }

  public boolean isDefence() {
    return kind == Kind.DEFENCE;
  }

  static List<Item> all() {
    return Arrays.asList(values());
  }
}
