package parlor.tables;

import java.util.ArrayList;
import java.util.List;
import parlor.engine.Seat;

/// A decision that a bot owes.
///
/// @param at the sequence number of the question
/// @param fallback what is played when the bot has no answer
public record BotTurn(Seat seat, long at, String fallback) {

  boolean answers(Seat asked, long question) {
    return seat.equals(asked) && at == question;
  }

  /// The bots that are to move now: none while nobody is here or people are waited for.
  static List<BotTurn> of(State state) {
    if (!state.isFlowing() || Pace.isHeld(state)) {
      return List.of();
    }
    var turns = new ArrayList<BotTurn>();
    var course = state.theCourse();
    course
        .clocks()
        .questions()
        .forEach((seat, question) -> {
          if (hasMind(state, seat)) {
            turns.add(new BotTurn(seat, question.asked(), course.play().fallback(seat)));
          }
        });
    return List.copyOf(turns);
  }

  private static boolean hasMind(State state, Seat seat) {
    var box = state.charter().box();
    return switch (state.seats().chair(seat)) {
      case Chair.Bot(var level) -> box.levels().contains(level);
      case Chair.Person person -> person.standIn() && box.levels().contains(box.standIn());
      case Chair.Open _ -> false;
    };
  }
}
