package parlor.games.cambio.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import parlor.cards.Card;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;
import parlor.games.cambio.Place;
import parlor.games.cambio.Power;
import parlor.games.cambio.Scoring;
import parlor.games.cambio.Source;
import parlor.games.cambio.Spot;

/// A way to play by rules of thumb, without search.
///
/// @param takesUpTo takes a discard that counts no more
/// @param callsUpTo calls Cambio when the own cards are estimated at no more
record Habits(int takesUpTo, double callsUpTo) {

  CambioAction choose(CambioMemory memory, CambioView view, RandomGenerator chance) {
    return switch (view.stage()) {
      case CambioView.Stage.Drawing _ -> draw(view);
      case CambioView.Stage.Holding(var source, var card) ->
          place(memory, source, card.orElseThrow());
      case CambioView.Stage.UsingPower(var power, _, var others) ->
          use(power, memory, others, chance);
      case CambioView.Stage.Ending _ -> end(memory);
      case CambioView.Stage.Undealt _,
          CambioView.Stage.FirstLook _,
          CambioView.Stage.Looking _,
          CambioView.Stage.Over _ ->
          throw new IllegalStateException("nothing is to be decided in " + view.stage());
    };
  }

  private CambioAction draw(CambioView view) {
    var isLow = view.discardTop().filter(card -> Scoring.value(card) <= takesUpTo).isPresent();
    return isLow || view.drawPile() == 0
        ? new CambioAction.TakeDiscard()
        : new CambioAction.DrawFromDeck();
  }

  private static CambioAction place(CambioMemory memory, Source source, Card card) {
    var highest = memory.highest();
    return source == Source.DISCARDS || Scoring.value(card) < memory.estimate(memory.me(), highest)
        ? new CambioAction.Swap(highest)
        : new CambioAction.Discard();
  }

  private CambioAction end(CambioMemory memory) {
    return memory.estimatedTotal() <= callsUpTo
        ? new CambioAction.CallCambio()
        : new CambioAction.EndTurn();
  }

  private static CambioAction use(
      Power power, CambioMemory memory, List<Spot> others, RandomGenerator chance) {
    return switch (power) {
      case LOOK_AT_OWN -> firstUnseen(memory);
      case LOOK_AT_OTHER -> lookAtAny(memory, others, chance);
      case SWAP_UNSEEN -> swap(memory, others, chance);
      case KINGS_LOOK -> new CambioAction.UseKing();
    };
  }

  private static CambioAction firstUnseen(CambioMemory memory) {
    return Place.ALL.stream()
        .filter(place -> !memory.remembers(memory.me(), place))
        .findFirst()
        .<CambioAction>map(CambioAction.LookAtOwn::new)
        .orElseGet(CambioAction.SkipPower::new);
  }

  private static CambioAction lookAtAny(
      CambioMemory memory, List<Spot> others, RandomGenerator chance) {
    var unseen = others.stream().filter(s -> !memory.remembers(s.seat(), s.place())).toList();
    return any(unseen, chance)
        .<CambioAction>map(spot -> new CambioAction.LookAtOther(spot.seat(), spot.place()))
        .orElseGet(CambioAction.SkipPower::new);
  }

  /// Gives the highest card away for the lowest known one of an opponent, or for any unknown one if
  /// it is known to be above the average.
  private static CambioAction swap(CambioMemory memory, List<Spot> others, RandomGenerator chance) {
    var own = memory.highest();
    var given = memory.estimate(memory.me(), own);
    var lowest =
        others.stream()
            .filter(spot -> memory.remembers(spot.seat(), spot.place()))
            .min(Comparator.comparingDouble(spot -> memory.estimate(spot.seat(), spot.place())))
            .filter(spot -> memory.estimate(spot.seat(), spot.place()) < given);
    var unknown = others.stream().filter(s -> !memory.remembers(s.seat(), s.place())).toList();
    return lowest
        .or(() -> given > CambioMemory.UNSEEN ? any(unknown, chance) : Optional.empty())
        .<CambioAction>map(spot -> new CambioAction.SwapUnseen(own, spot.seat(), spot.place()))
        .orElseGet(CambioAction.SkipPower::new);
  }

  private static <T> Optional<T> any(List<T> list, RandomGenerator chance) {
    return list.isEmpty() ? Optional.empty() : Optional.of(list.get(chance.nextInt(list.size())));
  }
}
