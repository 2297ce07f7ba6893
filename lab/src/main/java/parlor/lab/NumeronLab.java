package parlor.lab;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;
import parlor.engine.Bot;
import parlor.games.numeron.Duels;
import parlor.games.numeron.NumeronAction;
import parlor.games.numeron.NumeronView;
import parlor.games.numeron.bot.NumeronBot;
import parlor.games.numeron.bot.Sparring;

/// Measures the bots of Numer0n against partners of known strength.
///
/// `NumeronLab [games] [seed] [part of a name]`, by default 10,000 games of each pairing from seed
/// 1; `NumeronLab bound` works out the most that can be won against the weakest of them.
public final class NumeronLab {
  private static final int GAMES = 10_000;

  private NumeronLab() {}

  public static void main(String[] arguments) {
    if (arguments.length > 0 && arguments[0].equals("bound")) {
      NumeronBound.main();
      return;
    }
    var games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : GAMES;
    var seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
    var wanted = arguments.length > 2 ? arguments[2] : "";
    NumeronBot.prepare();
    IO.println(
        "%d games a pairing, half with either side calling first, seed %d; 95 %% intervals"
            .formatted(games, seed));
    pairings()
        .forEach((name, duels) -> {
          if (name.contains(wanted)) {
            IO.println(name + ": " + duels.get().play(games, seed));
          }
        });
  }

  private static SequencedMap<String, Supplier<Duels>> pairings() {
    var pairings = new LinkedHashMap<String, Supplier<Duels>>();
    pairings.put(
        "hard against random consistent", () -> plain("hard", Sparring.randomConsistent()));
    pairings.put("hard against least calls", () -> plain("hard", Sparring.leastCalls()));
    pairings.put("hard against entropy", () -> plain("hard", Sparring.entropy()));
    pairings.put(
        "hard with items against its caller alone",
        () -> items("hard", Sparring.hardWithoutItems()));
    pairings.put("hard against medium", () -> plain("hard", level("medium")));
    pairings.put("medium against easy", () -> plain("medium", level("easy")));
    pairings.put("hard against medium with items", () -> items("hard", level("medium")));
    pairings.put("medium against easy with items", () -> items("medium", level("easy")));
    return pairings;
  }

  private static Duels plain(String level, Bot<NumeronAction, NumeronView, ?> other) {
    return new Duels(level(level), other, false);
  }

  private static Duels items(String level, Bot<NumeronAction, NumeronView, ?> other) {
    return new Duels(level(level), other, true);
  }

  private static Bot<NumeronAction, NumeronView, ?> level(String name) {
    return Optional.ofNullable(Map.copyOf(NumeronBot.levels()).get(name)).orElseThrow();
  }
}
