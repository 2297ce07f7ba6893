package parlor.server.house;

import java.time.Instant;
import parlor.tables.Table;

/// Answers what is only asked of a table. Nothing is stored of that, and nobody is here for it.
final class Questions {
  private final Frames frames;
  private final Door door;
  private final Waivers waivers;

  Questions(Frames frames, Door door, Waivers waivers) {
    this.frames = frames;
    this.door = door;
    this.waivers = waivers;
  }

  /// Whether it was a question; then it is answered.
  ///
  /// @param isAwake whether the table goes on; one to which nobody has come since the program
  ///   started shows what was left then
  boolean answer(Table table, TableMessage message, Instant now, boolean isAwake) {
    return switch (message) {
      case TableMessage.Look look -> {
        door.looked(table, look.player(), look.viewer(), now);
        var shownAt = isAwake ? now : Instant.MIN;
        look.replyTo().tell(Replies.snapshot(frames, table, look, shownAt));
        yield true;
      }
      case TableMessage.Inquire(var player, var replyTo) -> {
        replyTo.tell(Replies.standing(table, player));
        yield true;
      }
      case TableMessage.Contest(var player, var rival, var replyTo) -> {
        if (!table.players().contains(player)) {
          waivers.give(player, rival, now);
        }
        replyTo.tell(Replies.standing(table, player));
        yield true;
      }
      case TableMessage.Do _,
          TableMessage.Act _,
          TableMessage.Connect _,
          TableMessage.Here _,
          TableMessage.Gone _,
          TableMessage.Cut _,
          TableMessage.Touch _,
          TableMessage.Announce _,
          TableMessage.Own _ ->
          false;
    };
  }
}
