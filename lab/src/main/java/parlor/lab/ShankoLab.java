package parlor.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import parlor.engine.Bot;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoView;
import parlor.games.shanko.bot.ShankoBots;

/// Simulates Shanko for its designer, and measures its bots.
///
/// `--players 4 --games 1000` writes a report; `--ladder` measures the bots against each other;
/// `--soak` plays tables of every size and checks every step. `--level`, `--seed` and `--out` do as
/// they say.
public final class ShankoLab {
  private static final int BAR = 40;
  private static final int TABLE_SIZES = 7;

  private static final List<Pairing> LADDER =
      List.of(
          new Pairing("hard - reference", ShankoBots.hard(), ShankoBots.reference(), 2, 0.65),
          new Pairing("hard - 3 references", ShankoBots.hard(), ShankoBots.reference(), 4, 0.45),
          new Pairing("hard - medium", ShankoBots.hard(), ShankoBots.medium(), 2, 0.58),
          new Pairing("medium - easy", ShankoBots.medium(), ShankoBots.easy(), 2, 0.58),
          new Pairing("medium - reference", ShankoBots.medium(), ShankoBots.reference(), 2, 0));

  private ShankoLab() {}

  /// One bot against a table of others.
  ///
  /// @param goal the share of wins that is asked of it
  private record Pairing(
      String name,
      Bot<ShankoAction, ShankoView, ?> bot,
      Bot<ShankoAction, ShankoView, ?> others,
      int seats,
      double goal) {}

  public static void main(String[] arguments) {
    var words = Arrays.asList(arguments);
    var games = Integer.parseInt(option(words, "--games", "1000"));
    var seed = Long.parseLong(option(words, "--seed", "1"));
    if (words.contains("--ladder")) {
      LADDER.forEach(pairing -> measure(pairing, games, seed));
    } else if (words.contains("--soak")) {
      soak(games, seed);
    } else {
      var players = Integer.parseInt(option(words, "--players", "4"));
      var level = option(words, "--level", "medium");
      report(players, games, level, seed, Path.of(option(words, "--out", "shanko-report.html")));
    }
  }

  private static String option(List<String> words, String name, String otherwise) {
    var at = words.indexOf(name);
    return at < 0 || at + 1 >= words.size() ? otherwise : words.get(at + 1);
  }

  private static void report(int players, int games, String level, long seed, Path out) {
    var bot = ShankoBots.levels().get(level);
    if (bot == null || players < 2 || players > 8) {
      System.err.println("Two to eight players, of level " + ShankoBots.levels().keySet());
      return;
    }
    var figures = new ShankoFigures(players);
    for (var game = 0; game < games; game++) {
      progress(game, games);
      figures.finished(ShankoArena.play(Collections.nCopies(players, bot), seed + game, figures));
    }
    progress(games, games);
    write(out, new ShankoReport(figures).html(level, seed));
    System.out.println("Wrote " + out.toAbsolutePath().normalize());
  }

  private static void write(Path out, String html) {
    try {
      Files.writeString(out, html);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void progress(int done, int all) {
    if (done % Math.max(1, all / 200) == 0 || done == all) {
      var full = (int) ((long) BAR * done / Math.max(1, all));
      System.err.printf(
          "\r[%s%s] %d of %d games", "#".repeat(full), ".".repeat(BAR - full), done, all);
      if (done == all) {
        System.err.println();
      }
    }
  }

  /// Deals are played once from each seat, so that nobody is lucky.
  private static void measure(Pairing pairing, int games, long seed) {
    var wins = new Tally();
    var own = new Tally();
    var others = new Tally();
    var turns = new NineTimes();
    var buys = new NineTimes();
    for (var game = 0; game < games; game++) {
      progress(game, games);
      var seat = new Seat(game % pairing.seats());
      List<Bot<ShankoAction, ShankoView, ?>> bots =
          new ArrayList<>(Collections.nCopies(pairing.seats(), pairing.others()));
      bots.set(seat.index(), pairing.bot());
      var state = ShankoArena.play(bots, seed + game / pairing.seats(), times(seat, turns, buys));
      var totals = state.totals();
      var least = Collections.min(totals);
      var winners = totals.stream().filter(least::equals).count();
      wins.add(totals.get(seat.index()).equals(least) ? 1.0 / winners : 0);
      own.add(totals.get(seat.index()));
      for (var other = 0; other < totals.size(); other++) {
        if (other != seat.index()) {
          others.add(totals.get(other));
        }
      }
    }
    progress(games, games);
    System.out.printf(
        "%-20s %d seats: wins %s, asked %.0f %%; mean total %.0f against %.0f%n    a turn's action: %s%n    a buy: %s%n",
        pairing.name(),
        pairing.seats(),
        wins,
        100 * pairing.goal(),
        own.mean(),
        others.mean(),
        turns,
        buys);
  }

  private static ShankoArena.Watcher times(Seat measured, NineTimes turns, NineTimes buys) {
    return new ShankoArena.Watcher() {
      @Override
      public void decided(Seat seat, ShankoView view, ShankoAction action, long nanoseconds) {
        if (seat.equals(measured) && view.step() != ShankoView.Step.READING) {
          (view.step() == ShankoView.Step.BUYING ? buys : turns).note(nanoseconds);
        }
      }
    };
  }

  /// Tables of all sizes, one after the other.
  private static void soak(int games, long seed) {
    var soak = new ShankoSoak();
    for (var game = 0; game < games; game++) {
      progress(game, games);
      soak.play(2 + game % TABLE_SIZES, seed + game);
    }
    progress(games, games);
    System.out.println(soak);
  }
}
