package parlor.games.nine;

import java.util.List;
import parlor.engine.Bot;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.Mind;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Status;
import parlor.engine.Viewer;

/// Games between two bots, through the real rules and views.
public final class Duels {
  private static final int STEPS_MAX = 200;

  private Duels() {}

  /// The first bot's share of so many games, draws counting half; it has each seat equally often.
  public static double share(
      Bot<NineAction, NineView, ?> one, Bot<NineAction, NineView, ?> other, int games, long seed) {
    var share = 0.0;
    for (var game = 0; game < games; game++) {
      var luck = new SplitMix64(SplitMix64.mix(seed + game));
      share += game % 2 == 0 ? play(one, other, luck) : 1 - play(other, one, luck);
    }
    return share / games;
  }

  private static double play(
      Bot<NineAction, NineView, ?> first, Bot<NineAction, NineView, ?> second, SplitMix64 luck) {
    var ann = Mind.blank(first, NineTable.ANN, luck);
    var bea = Mind.blank(second, NineTable.BEA, luck);
    var match = Match.of(new Nine(), new Setup<>(Nine.SEATS, NineOptions.STANDARD));
    for (var step = 0; step < STEPS_MAX; step++) {
      if (!(match.status() instanceof Status.Waiting<NineAction> waiting)) {
        var winner = match.view(new Viewer.Public()).winner();
        return winner.map(seat -> seat.equals(NineTable.ANN) ? 1.0 : 0.0).orElse(0.5);
      }
      var seat = waiting.ifSilent().firstEntry().getKey();
      var mind = seat.equals(NineTable.ANN) ? ann : bea;
      var action = mind.choose(match.view(new Viewer.At(seat)), luck, () -> false);
      var events =
          ((Decision.Accepted<List<NineEvent>>) match.act(seat, action, Chance.seeded(0))).event();
      var news = match.news(events);
      match = match.fold(events);
      ann = ann.after(match.view(new Viewer.At(NineTable.ANN)), news);
      bea = bea.after(match.view(new Viewer.At(NineTable.BEA)), news);
    }
    throw new AssertionError("the game does not end");
  }
}
