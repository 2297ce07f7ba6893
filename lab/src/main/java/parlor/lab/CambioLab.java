package parlor.lab;

import java.util.Arrays;
import java.util.List;
import parlor.engine.Bot;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;
import parlor.games.cambio.bot.CambioBots;

/// Measures how strong Cambio's bots are (CAM-17): `CambioLab [games] [seed] [pairing …]`.
public final class CambioLab {
  private static final int GAMES = 10_000;

  private static final List<Pairing> LADDER =
      List.of(
          new Pairing("hard-reference", CambioBots.hard(), CambioBots.reference(), 2, 0.62),
          new Pairing("hard-3-references", CambioBots.hard(), CambioBots.reference(), 4, 0.36),
          new Pairing("hard-random", CambioBots.hard(), CambioBots.random(20), 2, 0.97),
          new Pairing("hard-medium", CambioBots.hard(), CambioBots.medium(), 2, 0.58),
          new Pairing("medium-easy", CambioBots.medium(), CambioBots.easy(), 2, 0.58),
          new Pairing("hard-random-caller", CambioBots.hard(), CambioBots.random(2), 2, 0),
          new Pairing("reference-random", CambioBots.reference(), CambioBots.random(20), 2, 0),
          new Pairing("reference-reference", CambioBots.reference(), CambioBots.reference(), 2, 0));

  private CambioLab() {}

  /// One bot against a table of others.
  ///
  /// @param goal the share of wins that is asked of it, at the lower end of the interval
  record Pairing(
      String name,
      Bot<CambioAction, CambioView, ?> bot,
      Bot<CambioAction, CambioView, ?> others,
      int seats,
      double goal) {}

  public static void main(String[] arguments) {
    var games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : GAMES;
    var seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
    var names = Arrays.asList(arguments).subList(Math.min(2, arguments.length), arguments.length);
    for (var pairing : LADDER) {
      if (names.isEmpty() || names.contains(pairing.name())) {
        report(pairing, CambioArena.play(pairing, games, seed));
      }
    }
  }

  private static void report(Pairing pairing, CambioArena.Outcome outcome) {
    System.out.printf(
        "%-20s %d seats %6d games: %5.2f %% of wins, at least %5.2f %% (asked %2.0f %%), "
            + "%4.1f turns a game, decisions %.1f ms p50, %.1f ms p95, %.1f ms p99%n",
        pairing.name(),
        pairing.seats(),
        outcome.games(),
        100 * outcome.share(),
        100 * outcome.lowerBound(),
        100 * pairing.goal(),
        outcome.turnsPerGame(),
        outcome.milliseconds(0.5),
        outcome.milliseconds(0.95),
        outcome.milliseconds(0.99));
  }
}
