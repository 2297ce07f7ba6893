package parlor.server.house;

import parlor.engine.Refusal;
import parlor.tables.TableId;

/// Why the house refuses, before or besides a table.
public final class HouseRefusals {
  static final Refusal ALREADY_CONNECTED =
      Refusal.of("already-connected", "You are already connected to this game in another session");
  private static final Refusal IN_ANOTHER_GAME =
      Refusal.of("in-another-game", "You are already in another game");
  static final Refusal CODE_TAKEN = Refusal.of("code-taken", "Another table has this code.");
  public static final Refusal UNAVAILABLE =
      Refusal.of("unavailable", "This cannot be done right now. Please try again.");

  static final Refusal STOPPED =
      Refusal.of("table-stopped", "This game has stopped because of an error in the program.");
  static final Refusal NEWER_RULES =
      Refusal.of(
          "newer-rules", "This game was begun with a newer version of Parlor, and goes on there.");

  private HouseRefusals() {}

  static Refusal inAnotherGame(TableId table) {
    return IN_ANOTHER_GAME.with("table", table);
  }

  static boolean isInAnotherGame(Refusal refusal) {
    return refusal.code().equals(IN_ANOTHER_GAME.code());
  }
}
