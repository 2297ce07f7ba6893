package parlor.games.tictactoe.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.games.tictactoe.TicTacToeAction;
import parlor.games.tictactoe.TicTacToeAction.Mark;
import parlor.games.tictactoe.TicTacToeView;
import parlor.testkit.Proves;

class TicTacToeBotTest {
  private static final Duration FAR_BELOW_THE_LIMIT = Duration.ofMillis(10);
  private static final int TRIES = 3;

  /// What whoever moves next in a grid sees.
  private static TicTacToeView view(Grid grid) {
    var isX = Integer.bitCount(grid.own()) == Integer.bitCount(grid.other());
    var squares = new ArrayList<String>();
    var marks = new ArrayList<TicTacToeAction>();
    for (var square = 0; square < 9; square++) {
      var own = (grid.own() & Grid.bit(square)) != 0;
      var other = (grid.other() & Grid.bit(square)) != 0;
      squares.add(own ? (isX ? "X" : "O") : other ? (isX ? "O" : "X") : "");
      if (!own && !other) {
        marks.add(new Mark(square));
      }
    }
    return new TicTacToeView(
        squares,
        Optional.of(new Seat(isX ? 0 : 1)),
        Optional.empty(),
        Optional.empty(),
        Options.exactly(marks));
  }

  private static TicTacToeAction choose(
      TicTacToeBot bot, TicTacToeView view, RandomGenerator luck) {
    var memory = bot.blank(view.toMove().orElseThrow(), luck);
    return bot.choose(memory, view, luck, () -> true);
  }

  @ParameterizedTest
  @EnumSource
  @Proves("TTT-8")
  void every_choice_in_every_position_is_among_the_options(TicTacToeBot bot) {
    var luck = new SplitMix64(1);
    for (var grid : Positions.all()) {
      if (!grid.isOver()) {
        var view = view(grid);
        assertThat(view.options().listed()).as("%s", grid).contains(choose(bot, view, luck));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("TTT-7")
  void a_choice_takes_far_less_than_100_ms(TicTacToeBot bot) {
    var views =
        Positions.all().stream().filter(g -> !g.isOver()).map(TicTacToeBotTest::view).toList();
    for (var view : views) {
      assertThat(time(bot, view)).isLessThan(FAR_BELOW_THE_LIMIT);
    }
  }

  /// The shortest of a few tries: a machine that stands still for a moment is not the bot's doing.
  private static Duration time(TicTacToeBot bot, TicTacToeView view) {
    var threads = ManagementFactory.getThreadMXBean();
    var shortest = Long.MAX_VALUE;
    for (var tries = 0; tries < TRIES; tries++) {
      var start = threads.getCurrentThreadCpuTime();
      choose(bot, view, new SplitMix64(1));
      shortest = Math.min(shortest, threads.getCurrentThreadCpuTime() - start);
    }
    return Duration.ofNanos(shortest);
  }

  @Test
  @Proves("TTT-8")
  void easy_marks_each_empty_square_with_the_same_chance() {
    var luck = new SplitMix64(2);
    var counts = new int[9];
    var draws = 9_000;
    for (var i = 0; i < draws; i++) {
      counts[((Mark) choose(TicTacToeBot.EASY, view(Grid.EMPTY), luck)).square()]++;
    }
    for (var count : counts) {
      assertThat(count).isCloseTo(draws / 9, within(120));
    }
  }

  @Test
  void a_grid_says_the_same_of_a_view_from_either_side() {
    for (var grid : Positions.all()) {
      if (!grid.isOver()) {
        assertThat(Grid.of(view(grid))).isEqualTo(grid);
      }
    }
  }
}
