package parlor.games.nine;

import java.util.ArrayList;
import java.util.List;
import parlor.engine.Seat;

/// Something worth remembering about how a game was played. RULES.md § Achievements.
public enum Achievement {
  /// Eight turns won: all but one, since a 1 never wins by the standard rule.
  PERFECT_GAME,
  /// Won after trailing by more than 15.
  COMEBACK_KING,
  /// Won by 2, the least possible.
  CLOSE_CALL;

  private static final int PERFECT_TURNS = 8;
  private static final int COMEBACK_BEYOND = 15;
  private static final int CLOSE_MARGIN = 2;

  /// What a seat earned in a game that ended with these turns.
  static List<Achievement> earned(NineOptions options, List<Turn> turns, Seat seat) {
    var lead = 0;
    var worst = 0;
    for (var turn : turns) {
      lead += turn.points(seat) - turn.points(seat.next(Nine.SEATS));
      worst = Math.min(worst, lead);
    }
    var earned = new ArrayList<Achievement>();
    if (turns.stream().filter(turn -> turn.wasWonBy(seat)).count() >= PERFECT_TURNS) {
      earned.add(PERFECT_GAME);
    }
    if (lead > 0 && worst < -COMEBACK_BEYOND * options.multiplier()) {
      earned.add(COMEBACK_KING);
    }
    if (lead == CLOSE_MARGIN * options.multiplier()) {
      earned.add(CLOSE_CALL);
    }
    return earned;
  }
}
