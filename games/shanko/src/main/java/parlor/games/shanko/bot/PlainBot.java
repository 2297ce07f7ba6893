package parlor.games.shanko.bot;

import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.cards.Rank;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoView;

/// Plays by the simplest rules of thumb: keeps what goes together, melds and lays off at once.
record PlainBot() implements Bot<ShankoAction, ShankoView, Seat> {
  private static final int USEFUL = 4;

  @Override
  public Seat blank(Seat seat, RandomGenerator chance) {
    return seat;
  }

  @Override
  public Seat remember(Seat memory, ShankoView view, List<? extends News> news) {
    return memory;
  }

  @Override
  public ShankoAction choose(
      Seat memory, ShankoView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    var options = view.options().listed();
    return switch (view.step()) {
      case BUYING, DRAWING ->
          isWanted(view)
              ? options.stream().filter(PlainBot::takes).findFirst().orElse(leave(view))
              : leave(view);
      case ARRANGING -> arrange(view);
      case READING, DEALING, OVER -> options.getFirst();
    };
  }

  private static ShankoAction leave(ShankoView view) {
    return view.step() == ShankoView.Step.BUYING
        ? new ShankoAction.Pass()
        : new ShankoAction.DrawFromPile();
  }

  private static boolean takes(ShankoAction action) {
    return action instanceof ShankoAction.TakeDiscard || action instanceof ShankoAction.Buy;
  }

  private static boolean isWanted(ShankoView view) {
    return view.discard().filter(card -> worth(card, view) >= USEFUL).isPresent();
  }

  private static ShankoAction arrange(ShankoView view) {
    return view.options().listed().stream()
        .filter(action -> !(action instanceof ShankoAction.Discard))
        .findFirst()
        .orElseGet(() -> discard(view));
  }

  private static ShankoAction discard(ShankoView view) {
    return view.options().listed().stream()
        .filter(ShankoAction.Discard.class::isInstance)
        .map(ShankoAction.Discard.class::cast)
        .min(Comparator.comparingInt(discard -> worth(discard.card(), view)))
        .orElseThrow();
  }

  /// How well a card goes with the hand.
  private static int worth(Card card, ShankoView view) {
    if (!(card instanceof Card.Natural natural)) {
      return 100;
    }
    var worth = 0;
    for (var other : view.hand()) {
      if (!other.equals(card) && other instanceof Card.Natural held) {
        worth += view.contract().triplets() > 0 && held.rank() == natural.rank() ? 2 : 0;
        worth += view.contract().sequences() > 0 && isNear(held, natural) ? 2 : 0;
      }
    }
    return worth;
  }

  private static boolean isNear(Card.Natural one, Card.Natural other) {
    var apart = Math.abs(one.rank().height() - other.rank().height());
    return one.suit() == other.suit()
        && ((apart > 0 && apart < 4)
            || (one.rank() == Rank.ACE && other.rank().height() < 5)
            || (other.rank() == Rank.ACE && one.rank().height() < 5));
  }
}
