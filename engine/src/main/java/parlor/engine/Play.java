package parlor.engine;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/// A match with its types erased: JSON text above, types below. Immutable.
public interface Play {
  /// Whose move it is; what silence means is told by [#fallback].
  Status<?> status();

  /// What is played for an awaited seat that stays silent: an action as JSON.
  String fallback(Seat seat);

  /// The step (events as a JSON array) that comes of a seat's action, or why there is none. Text
  /// that is no action of this game is refused too.
  Decision<String> act(Seat seat, String action, Chance chance);

  /// The dealer's step.
  String deal(Chance chance);

  /// The play after a step, with the step's news.
  Folded fold(String step);

  /// `"view":{…},"options":[…],"optionsComplete":…`, without the braces around.
  String view(Viewer viewer);

  /// The same while nobody may act: no options are listed.
  String viewOnly(Viewer viewer);

  /// The view alone, as JSON, at this moment of a game that is over by now: all may be open.
  String replayed(Viewer viewer);

  /// Lets a bot play this seat from now on, with the memory it would have had from the first step.
  Play withBot(Seat seat, String level, RandomGenerator chance);

  Play withoutBot(Seat seat);

  /// What the bot at this seat plays; only while the seat is awaited.
  String choose(Seat seat, RandomGenerator chance, BooleanSupplier timeIsUp);

  /// The options of a rematch; only once finished.
  String rematchOptions();

  /// @param news a JSON array
  record Folded(Play play, String news) {}
}
