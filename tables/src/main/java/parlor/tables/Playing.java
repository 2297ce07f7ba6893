package parlor.tables;

import java.time.Instant;
import java.util.OptionalLong;
import parlor.engine.Decision;
import parlor.engine.JsonText;
import parlor.engine.Refusal;
import parlor.engine.Seat;

/// Decides on the moves of people, bots, silence and the dealer.
final class Playing {
  /// Longer than any action id that a client needs.
  private static final int ID_LENGTH_MAX = 64;

  private Playing() {}

  static Verdict act(State state, Command.Act act, Instant now) {
    var held = state.seats().meantBy(act.player(), act.seat());
    if (held.isEmpty()) {
      return refuse(Refusals.NOT_SEATED);
    }
    if (act.id().isEmpty() || act.id().length() > ID_LENGTH_MAX) {
      return refuse(Refusals.MALFORMED);
    }
    var seat = held.get();
    var answered =
        state
            .course()
            .map(course -> course.answers().to(seat, act.id()))
            .orElseGet(OptionalLong::empty);
    return answered.isPresent()
        ? new Verdict.Repeated(answered.getAsLong())
        : judge(state, seat, act, now);
  }

  private static Verdict judge(State state, Seat seat, Command.Act act, Instant now) {
    return switch (state.stage()) {
      case ABANDONED -> refuse(Refusals.ABANDONED);
      case LOBBY -> refuse(Refusals.NOT_STARTED);
      case FINISHED -> refuse(Refusal.GAME_OVER);
      case PLAYING -> {
        if (!state.seats().isPlayedByPerson(seat)) {
          yield refuse(Refusals.BOT_TOOK_OVER);
        }
        if (Pace.isHeld(state)) {
          yield refuse(Refusals.HELD);
        }
        var question = state.theCourse().clocks().question(seat);
        if (question.isPresent()
            && act.at().isPresent()
            && act.at().getAsLong() < question.get().since()) {
          yield refuse(Refusals.STALE);
        }
        yield switch (step(state, seat, act.action())) {
          case Decision.Refused<String>(var why) -> refuse(why);
          case Decision.Accepted<String>(var step) ->
              store(now, new Entry.Cause.Person(seat, act.id()), step);
        };
      }
    };
  }

  /// A bot's action counts only for the question that the bot was asked.
  static Verdict botActs(State state, Command.BotActs act, Instant now) {
    var asked = BotTurn.of(state).stream().anyMatch(turn -> turn.answers(act.seat(), act.at()));
    if (!asked) {
      return new Verdict.Nothing();
    }
    return switch (step(state, act.seat(), act.action())) {
      case Decision.Refused<String>(var why) -> refuse(why);
      case Decision.Accepted<String>(var step) -> store(now, new Entry.Cause.Bot(act.seat()), step);
    };
  }

  /// What silence means is played.
  static Verdict silence(State state, Seat seat, Instant now) {
    return switch (step(state, seat, state.theCourse().play().fallback(seat))) {
      case Decision.Refused<String>(var why) ->
          throw new IllegalStateException("the rules refuse their own fallback: " + why.code());
      case Decision.Accepted<String>(var step) -> store(now, new Entry.Cause.Silence(seat), step);
    };
  }

  static Verdict deal(State state, Instant now) {
    var step = state.theCourse().play().deal(state::luckFor);
    return store(now, new Entry.Cause.Dealer(), step);
  }

  static Verdict takeBack(State state, Command.TakeBack wanted, Instant now) {
    var held = state.seats().meantBy(wanted.player(), wanted.seat());
    if (held.isEmpty()) {
      return refuse(Refusals.NOT_SEATED);
    }
    return switch (state.stage()) {
      case ABANDONED -> refuse(Refusals.ABANDONED);
      case LOBBY -> refuse(Refusals.NOT_STARTED);
      case FINISHED -> refuse(Refusal.GAME_OVER);
      case PLAYING -> {
        if (state.seats().isPlayedByPerson(held.get())) {
          yield new Verdict.Nothing();
        }
        yield state.charter().box().seatsCanBeTakenBack()
            ? new Verdict.Store(new Entry.TakenBack(now, held.get()))
            : refuse(Refusals.BOT_TOOK_OVER);
      }
    };
  }

  private static Decision<String> step(State state, Seat seat, String action) {
    return state.theCourse().play().act(seat, action, state::luckFor);
  }

  private static Verdict store(Instant now, Entry.Cause cause, String step) {
    return new Verdict.Store(new Entry.Stepped(now, cause, new JsonText(step)));
  }

  private static Verdict refuse(Refusal why) {
    return new Verdict.Refused(why);
  }
}
