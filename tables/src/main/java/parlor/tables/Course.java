package parlor.tables;

import java.util.Optional;
import parlor.engine.Play;
import parlor.engine.Seat;
import parlor.engine.Status;

/// The game as it goes on at a table.
///
/// @param status that of the play, kept because it is asked often
record Course(Play play, Status<?> status, Clocks clocks, Answers answers) {

  /// The course when the game has just begun.
  static Course begun(Play play, long sequence) {
    var status = play.status();
    var clocks = Clocks.NONE.after(status, Optional.empty(), sequence);
    return new Course(play, status, clocks, Answers.NONE);
  }

  Optional<Status.Waiting<?>> waiting() {
    return status instanceof Status.Waiting<?> waiting ? Optional.of(waiting) : Optional.empty();
  }

  boolean isDealing() {
    return status instanceof Status.Dealing<?>;
  }

  boolean isFinished() {
    return status instanceof Status.Finished<?>;
  }

  /// The course after a step that led to `reached`.
  Course stepped(Play reached, Entry.Cause cause, long sequence) {
    var after = reached.status();
    var mover = mover(cause);
    var changed =
        isDealing() && mover.isPresent()
            ? clocks.afterInPause(after, mover, sequence)
            : clocks.after(after, mover, sequence);
    var answered =
        cause instanceof Entry.Cause.Person person
            ? answers.with(person.seat(), person.id(), sequence)
            : answers;
    return new Course(reached, after, changed, answered);
  }

  private static Optional<Seat> mover(Entry.Cause cause) {
    return switch (cause) {
      case Entry.Cause.Person person -> Optional.of(person.seat());
      case Entry.Cause.Bot bot -> Optional.of(bot.seat());
      case Entry.Cause.Silence silence -> Optional.of(silence.seat());
      case Entry.Cause.Dealer _ -> Optional.empty();
    };
  }

  Course with(Play changed) {
    return new Course(changed, status, clocks, answers);
  }

  Course with(Clocks changed) {
    return new Course(play, status, changed, answers);
  }
}
