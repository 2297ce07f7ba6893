package parlor.lab;

import java.util.ArrayList;
import java.util.List;
import parlor.engine.Bot;
import parlor.games.shanko.Phase;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoEvent;
import parlor.games.shanko.ShankoState;
import parlor.games.shanko.ShankoView;
import parlor.games.shanko.bot.ShankoBots;

/// Games of bots of mixed levels in which every step is checked: nothing is refused, no card
/// appears or vanishes.
final class ShankoSoak implements ShankoArena.Watcher {
  private static final int CARDS_IN_A_DECK = 56;

  private final List<Bot<ShankoAction, ShankoView, ?>> levels =
      List.copyOf(ShankoBots.levels().values());
  private int games;
  private int rounds;
  private int stalemates;
  private long steps;
  private int cards;

  void play(int players, long seed) {
    cards = CARDS_IN_A_DECK * (players <= 4 ? 2 : players <= 6 ? 3 : 4);
    List<Bot<ShankoAction, ShankoView, ?>> bots = new ArrayList<>();
    for (var seat = 0; seat < players; seat++) {
      bots.add(levels.get(Math.floorMod(seed + seat, levels.size())));
    }
    ShankoArena.play(bots, seed, this);
    games++;
  }

  @Override
  public void happened(ShankoState before, ShankoEvent event) {
    steps++;
    if (!(before.phase() instanceof Phase.Dealing)
        && ShankoArena.cards(before).stream().distinct().count() != cards) {
      throw new IllegalStateException("cards were lost before " + event);
    }
    if (event instanceof ShankoEvent.RoundScored scored) {
      rounds++;
      stalemates += scored.ending() == ShankoEvent.Ending.STALEMATE ? 1 : 0;
    }
  }

  int rounds() {
    return rounds;
  }

  int stalemates() {
    return stalemates;
  }

  @Override
  public String toString() {
    return "%d games, %d steps, nothing refused, cards conserved; %.3f %% of %d rounds ended by going out"
        .formatted(games, steps, 100.0 * (rounds - stalemates) / Math.max(1, rounds), rounds);
  }
}
