package parlor.lab;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
/// `NineLab [games] [seed] [part] [name]`: games of each pairing, 10,000 unless said; one part
/// alone, such as `counter`; of that part only pairings whose name contains this.
public final class NineLab {
  private static final int MATCH = 30;
  private static final int LONG_MATCH = 100;
  private static final double SLIPS = 0.1;

  private final PrintStream out;
  private final int games;
  private final String wanted;
  private final SplitMix64 luck;
  private final NineTimes times = new NineTimes();

  private NineLab(PrintStream out, int games, long seed, String wanted) {
    this.out = out;
    this.games = games;
    this.wanted = wanted;
    this.luck = new SplitMix64(SplitMix64.mix(seed));
  }

  public static void main(String[] arguments) {
    var games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10_000;
    var seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
    var only = arguments.length > 2 ? arguments[2] : "";
    var wanted = arguments.length > 3 ? arguments[3] : "";
    var lab = new NineLab(System.out, games, seed, wanted);
    lab.parts()
        .forEach((name, part) -> {
          if (only.isEmpty() || only.equals(name)) {
            part.run();
          }
        });
    lab.out.println("\nHard's thinking: " + lab.times);
  }

  private Map<String, Runnable> parts() {
    var parts = new LinkedHashMap<String, Runnable>();
    parts.put("exact", this::exact);
    parts.put("strangers", this::strangers);
    parts.put("steady", this::steady);
    parts.put("slipping", this::slipping);
    parts.put("unforeseen", this::unforeseen);
    parts.put("acquaintances", this::acquaintances);
    parts.put("counter", this::counterExploiters);
    return parts;
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
    levels.forEach((name, style) -> {
      if (name.contains(wanted)) {
        report(name, against(new HardBot(), new StyleBot(style)));
      }
    });
  }

  private void steady() {
    habits("keep to it", habit -> against(new HardBot(), new StyleBot(habit)));
  }

  private void slipping() {
    habits(
        "slip now and then", habit -> against(new HardBot(), new StyleBot(habit.slipping(SLIPS))));
  }

  private void unforeseen() {
    habits(
        "have one that is not in its library",
        habit -> {
          var unknown = new HardBot(Exploiter.against(Belief.ofStranger(allBut(habit))));
          return against(unknown, new StyleBot(habit.slipping(SLIPS)));
        });
  }

  /// Each habit that was asked for, or all of them and their mean.
  private void habits(String how, Function<Habit, Tally> play) {
    out.println("\nHard, new to people with a habit who " + how);
    var mean =
        Arrays.stream(Habit.values())
            .filter(habit -> habit.toString().contains(wanted))
            .mapToDouble(habit -> {
              var tally = play.apply(habit);
              report(habit.toString(), tally);
              return tally.mean();
            })
            .average();
    out.printf("  mean %.1f %%%n", 100 * mean.orElse(0));
  }

  private static List<Style> allBut(Habit left) {
    var library = new ArrayList<Style>(List.of(Habit.values()));
    library.remove(left);
    library.add(new Ladder());
    return library;
  }

  private void acquaintances() {
    out.println("\nHard, carrying what it learned through " + MATCH + " games");
    var strangers = new LinkedHashMap<String, Belief>();
    strangers.put("knowing medium", Belief.ofStranger());
    strangers.put("not knowing medium", Belief.ofStranger(List.of(Habit.values())));
    strangers.forEach((name, belief) -> {
      if (!name.startsWith(wanted)) {
        return;
      }
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
    counter("at once", new Ladder(), 0, 1);
    counter("bait of 2 turns", new Ladder(), 2, 1);
    counter("bait of 4 turns", Habit.ASCENDING, 4, 1);
    counter("in long matches", new Ladder(), 0, LONG_MATCH);
    counter("bait, long matches", new Ladder(), 4, LONG_MATCH);
  }

  private void counter(String name, Style bait, int baitTurns, int match) {
    if (name.contains(wanted)) {
      report(name, againstKnowing(bait, baitTurns, match));
    }
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
