package parlor.tables;

import parlor.engine.Refusal;

/// Why a table refuses, apart from the game's own reasons.
public final class Refusals {
  public static final Refusal NOT_FOUND = Refusal.of("table-not-found", "Game not found");
  public static final Refusal FULL = Refusal.of("table-full", "Game is full");
  public static final Refusal ALREADY_SEATED =
      Refusal.of("already-seated", "You are already in this game");
  public static final Refusal ALREADY_STARTED =
      Refusal.of("already-started", "Game has already started");
  public static final Refusal ALREADY_MADE =
      Refusal.of("already-made", "This table has been made already.");
  public static final Refusal ABANDONED = Refusal.of("table-abandoned", "Game was abandoned");
  public static final Refusal BOT_TOOK_OVER =
      Refusal.of("bot-took-over", "A bot has taken over your position");
  public static final Refusal HELD =
      Refusal.of("game-paused", "The game waits for somebody to come back.");
  public static final Refusal NOT_HOST = Refusal.of("not-host", "Only the host may do this.");
  public static final Refusal NOT_SEATED =
      Refusal.of("not-seated", "You have no seat at this table.");
  public static final Refusal NOT_ENOUGH_PLAYERS =
      Refusal.of("not-enough-players", "At least {least} players are needed.");
  public static final Refusal NOT_STARTED =
      Refusal.of("not-started", "The game has not started yet.");
  public static final Refusal NOT_OVER = Refusal.of("not-over", "The game is not over yet.");
  public static final Refusal SEAT_TAKEN = Refusal.of("seat-taken", "Somebody sits there.");
  public static final Refusal BAD_SEATS =
      Refusal.of("bad-seats", "This game cannot be played with these seats.");
  public static final Refusal UNKNOWN_GAME = Refusal.of("unknown-game", "There is no such game.");
  public static final Refusal STALE = Refusal.of("stale", "The game has moved on.");
  public static final Refusal MALFORMED = Refusal.of("malformed", "This cannot be understood.");

  private Refusals() {}
}
