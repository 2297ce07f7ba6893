package parlor.games.nine.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.nine.NineAction;
import parlor.games.nine.NineAction.Place;
import parlor.games.nine.NineView;

/// Hard: finds out the opponent's ways and plays on them, within what it can afford to be wrong.
///
/// Under options that make the order of the cards count (ties carried on, a bonus turn) it weighs
/// the turn at hand exactly and what follows by the standard rules.
///
/// @param start what it knows of its opponent when it sits down
public record HardBot(Exploiter start) implements Bot<NineAction, NineView, HardBot.Memory> {
  /// @param game the one it is about to play in, counted from 1
  /// @param turns how many of its turns it has seen
  public record Memory(Seat seat, Exploiter exploiter, int game, int turns) {}

  /// Sits down with a stranger.
  public HardBot() {
    this(Exploiter.ofStranger());
  }

  @Override
  public Memory blank(Seat seat, RandomGenerator chance) {
    return new Memory(seat, start, 1, 0);
  }

  @Override
  public Memory remember(Memory memory, NineView view, List<? extends News> news) {
    var seat = memory.seat();
    if (view.game() > memory.game()) {
      return new Memory(seat, memory.exploiter().inNextGame(), view.game(), 0);
    }
    if (view.turns().size() == memory.turns()) {
      return memory;
    }
    var before = Situation.beforeLastTurn(view, seat);
    var otherCard = view.turns().getLast().card(seat.next(view.sides().size()));
    var learned = memory.exploiter().after(before, otherCard);
    return new Memory(seat, learned, view.game(), view.turns().size());
  }

  @Override
  public NineAction choose(
      Memory memory, NineView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    var now = Situation.of(view, memory.seat());
    var chances = memory.exploiter().chances(now);
    return new Place(StyleBot.draw(chances, chance));
  }
}
