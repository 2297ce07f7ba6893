package parlor.tables;

import parlor.engine.Box;
import parlor.engine.JsonText;
import parlor.engine.Play;
import parlor.engine.Seat;

/// What was settled when the table was made.
///
/// @param fingerprint what is published of the deals' secret
/// @param hasBots false for a replay, in which nobody decides any more
record Charter(
    TableId table,
    String code,
    Box box,
    JsonText options,
    boolean spectators,
    Command.Secrets secrets,
    String fingerprint,
    boolean hasBots) {

  BotChance botChance() {
    return new BotChance(secrets.bots());
  }

  /// The play with a bot at this seat, when the game has bots of this level.
  Play withBot(Play play, Seat seat, String level) {
    return hasBots && box.levels().contains(level)
        ? play.withBot(seat, level, botChance().forMind(seat))
        : play;
  }
}
