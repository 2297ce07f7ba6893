package parlor.lab;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parlor.engine.Bot;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.games.nine.NineAction;
import parlor.games.nine.NineView;
import parlor.games.nine.bot.Belief;
import parlor.games.nine.bot.BestResponse;
import parlor.games.nine.bot.CounterExploiter;
import parlor.games.nine.bot.Exploiter;
import parlor.games.nine.bot.Habit;
import parlor.games.nine.bot.HardBot;
import parlor.games.nine.bot.Ladder;
import parlor.games.nine.bot.Personality;
import parlor.games.nine.bot.Situation;
import parlor.games.nine.bot.Style;
import parlor.games.nine.bot.StyleBot;
import parlor.games.nine.bot.Uniform;

/// Measures the bots of Nine. Shares count draws half and come with their 95 % interval; both seats
/// are played equally often.
///
/// `NineLab [games] [seed]`: games of each pairing, 10,000 unless said.
public final class NineLab {
  private static final int MATCH = 30;
  private static final int LONG_MATCH = 100;
  private static final double SLIPS = 0.1;

  private final PrintStream out;
  private final int games;
  private final SplitMix64 luck;
  private final NineTimes times = new NineTimes();

  private NineLab(PrintStream out, int games, long seed) {
    this.out = out;
    this.games = games;
    this.luck = new SplitMix64(SplitMix64.mix(seed));
  }

  public static void main(String[] arguments) {
    var games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10_000;
    var seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
    var lab = new NineLab(System.out, games, seed);
    lab.exact();
    lab.strangers();
    lab.habits();
    lab.acquaintances();
    lab.counterExploiters();
    lab.out.println("\nHard's thinking: " + lab.times);
  }

  private void exact() {
    out.println("Best possible against a known style");
    for (Style style : List.of(new Uniform(), new Ladder(), Habit.DESCENDING)) {
      var response = new BestResponse(style);
      out.printf(
          "  %-18s %8.4f %%, over %d positions%n",
          style, 100 * response.value(Situation.START), response.positions());
    }
  }

  private void strangers() {
    out.println("\nHard, new to its opponent in every game");
    var levels = new LinkedHashMap<String, Style>();
    levels.put("medium", new Ladder());
    levels.put("perfect", new Uniform());
    for (var personality : Personality.values()) {
      levels.put(personality.toString(), personality);
    }
    levels.forEach((name, style) -> report(name, against(new HardBot(), new StyleBot(style))));
  }

  private void habits() {
    out.println("\nHard, new to people with a habit (steady; slipping; not in its library)");
    var means = new double[3];
    for (var habit : Habit.values()) {
      var steady = against(new HardBot(), new StyleBot(habit));
      var slipping = against(new HardBot(), new StyleBot(habit.slipping(SLIPS)));
      var unknown = new HardBot(Exploiter.against(Belief.ofStranger(allBut(habit))));
      var unforeseen = against(unknown, new StyleBot(habit.slipping(SLIPS)));
      report(habit.toString(), steady);
      report("  slipping", slipping);
      report("  unforeseen", unforeseen);
      means[0] += steady.mean();
      means[1] += slipping.mean();
      means[2] += unforeseen.mean();
    }
    for (var mean : means) {
      out.printf("  mean %.1f %%", 100 * mean / Habit.values().length);
    }
    out.println();
  }

  private static List<Style> allBut(Habit left) {
    var library = new ArrayList<Style>(List.of(Habit.values()));
    library.remove(left);
    library.add(new Ladder());
    return library;
  }

  private void acquaintances() {
    out.println("\nHard, carrying what it learned through " + MATCH + " games");
    var strangers =
        Map.of(
            "knowing medium", Belief.ofStranger(),
            "not knowing medium", Belief.ofStranger(List.of(Habit.values())));
    strangers.forEach((name, belief) -> {
      var first = new Tally();
      var later = new Tally();
      for (var match = 0; match < games / MATCH; match++) {
        var hard = Exploiter.against(belief);
        for (var game = 0; game < MATCH; game++) {
          var duel = duel(new HardBot(hard), new StyleBot(new Ladder()), game);
          (game == 0 ? first : later).add(duel.play());
          hard = duel.memory().exploiter().inNextGame();
        }
      }
      report(name + ", first", first);
      report(name + ", later", later);
    });
  }

  private void counterExploiters() {
    out.println("\nHard against who knows its code (guaranteed: 47.5 %)");
    report("at once", againstKnowing(new Ladder(), 0, 1));
    report("bait of 2 turns", againstKnowing(new Ladder(), 2, 1));
    report("bait of 4 turns", againstKnowing(Habit.ASCENDING, 4, 1));
    report("in long matches", againstKnowing(new Ladder(), 0, LONG_MATCH));
    report("bait, long matches", againstKnowing(new Ladder(), 4, LONG_MATCH));
  }

  private Tally againstKnowing(Style bait, int baitTurns, int match) {
    var tally = new Tally();
    for (var played = 0; played < games; played += match) {
      var hard = Exploiter.ofStranger();
      for (var game = 0; game < match; game++) {
        var bot = new HardBot(hard);
        var duel = duel(bot, new CounterExploiter(bot, bait, baitTurns), played + game);
        tally.add(duel.play());
        hard = duel.memory().exploiter().inNextGame();
      }
    }
    return tally;
  }

  private Tally against(HardBot hard, Bot<NineAction, NineView, ?> opponent) {
    var tally = new Tally();
    for (var game = 0; game < games; game++) {
      tally.add(duel(hard, opponent, game).play());
    }
    return tally;
  }

  private <N> NineDuel<HardBot.Memory, N> duel(
      HardBot hard, Bot<NineAction, NineView, N> opponent, int game) {
    return new NineDuel<>(hard, new Seat(game % 2), opponent, luck, times);
  }

  private void report(String name, Tally tally) {
    out.printf("  %-26s %s%n", name, tally);
    out.flush();
  }
}
