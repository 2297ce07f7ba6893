package parlor.games.shanko.bot;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoView;
import parlor.games.shanko.solver.Distance;
import parlor.games.shanko.solver.Hand;

/// The yardstick: takes or buys the discard only if that lowers the exact distance to the contract,
/// melds at once, lays off all it can, and throws what raises the distance least, of equals the one
/// with the most points.
///
/// @param slips how often it throws a card without thinking, or overlooks a discard
/// @param usesTheTable whether it also swaps jokers, and takes discards that fit the table
record GreedyBot(double slips, boolean usesTheTable)
    implements Bot<ShankoAction, ShankoView, ShankoMemory> {
  @Override
  public ShankoMemory blank(Seat seat, RandomGenerator chance) {
    return ShankoMemory.blank(seat);
  }

  @Override
  public ShankoMemory remember(ShankoMemory memory, ShankoView view, List<? extends News> news) {
    return memory.after(view, news);
  }

  @Override
  public ShankoAction choose(
      ShankoMemory memory, ShankoView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    return switch (view.step()) {
      case BUYING, DRAWING -> draw(memory, view, chance);
      case ARRANGING -> arrange(memory, view, chance);
      case READING, DEALING, OVER -> new ShankoAction.Ready();
    };
  }

  private ShankoAction draw(ShankoMemory memory, ShankoView view, RandomGenerator chance) {
    var offered = view.options().listed().stream().filter(GreedyBot::takesTheDiscard).findFirst();
    var isWanted =
        offered.isPresent()
            && view.discard().filter(card -> isUseful(memory, view, card)).isPresent()
            && chance.nextDouble() >= slips;
    return isWanted
        ? offered.get()
        : view.step() == ShankoView.Step.BUYING
            ? new ShankoAction.Pass()
            : new ShankoAction.DrawFromPile();
  }

  private static boolean takesTheDiscard(ShankoAction action) {
    return action instanceof ShankoAction.TakeDiscard || action instanceof ShankoAction.Buy;
  }

  private boolean isUseful(ShankoMemory memory, ShankoView view, Card card) {
    if (Arranging.hasMelded(view, memory)) {
      return usesTheTable && Arranging.fitsTheTable(view, card);
    }
    var distance = new Distance(view.contract());
    var hand = Hand.of(view.hand());
    var before = distance.of(hand);
    hand.add(Hand.faceOf(card));
    return distance.of(hand) < before;
  }

  private ShankoAction arrange(ShankoMemory memory, ShankoView view, RandomGenerator chance) {
    return (usesTheTable ? Arranging.swap(view) : Optional.<ShankoAction>empty())
        .or(() -> Arranging.meldOrLayOff(view, memory))
        .orElseGet(() -> discard(memory, view, chance));
  }

  private ShankoAction discard(ShankoMemory memory, ShankoView view, RandomGenerator chance) {
    var throwable = Arranging.throwable(view);
    if (chance.nextDouble() < slips) {
      return new ShankoAction.Discard(throwable.get(chance.nextInt(throwable.size())));
    }
    var distance = new Distance(view.contract());
    var hand = Hand.of(view.hand());
    var hasMelded = Arranging.hasMelded(view, memory);
    var best = throwable.getFirst();
    var bestCost = Integer.MAX_VALUE;
    for (var card : throwable) {
      var face = Hand.faceOf(card);
      hand.remove(face);
      var cost = (hasMelded ? 0 : 1_000 * distance.of(hand)) - Hand.points(face);
      hand.add(face);
      if (cost < bestCost) {
        best = card;
        bestCost = cost;
      }
    }
    return new ShankoAction.Discard(best);
  }
}
