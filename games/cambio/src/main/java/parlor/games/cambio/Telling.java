package parlor.games.cambio;

import java.util.Optional;

/// What of an event everybody may know.
final class Telling {
  private Telling() {}

  static Optional<CambioNews> news(CambioEvent event) {
    return switch (event) {
      case CambioEvent.Dealt _ -> tell(new CambioNews.CardsDealt());
      case CambioEvent.FirstLookEnded _ -> tell(new CambioNews.TurnsBegan());
      case CambioEvent.DrawnFromDeck(var seat, _) -> tell(new CambioNews.DrewFromDeck(seat));
      case CambioEvent.TakenFromDiscards(var seat, var card) ->
          tell(new CambioNews.TookDiscard(seat, card));
      case CambioEvent.Swapped(var seat, var place, _, var out) ->
          tell(new CambioNews.SwappedIn(seat, place, out));
      case CambioEvent.Discarded(var seat, var card, _) ->
          tell(new CambioNews.Discarded(seat, card));
      case CambioEvent.Looked(var seat, _) -> tell(new CambioNews.UsedPower(seat));
      case CambioEvent.KingUsed(var seat) -> tell(new CambioNews.UsedPower(seat));
      case CambioEvent.KingShowed _ -> Optional.empty();
      case CambioEvent.SwappedUnseen(var seat, var own, var other) ->
          tell(new CambioNews.SwappedUnseen(seat, own, other));
      case CambioEvent.PowerSkipped(var seat) -> tell(new CambioNews.SkippedPower(seat));
      case CambioEvent.PowerLapsed(var seat) -> tell(new CambioNews.PowerLapsed(seat));
      case CambioEvent.LookEnded(var seat) -> tell(new CambioNews.LookEnded(seat));
      case CambioEvent.CambioCalled(var seat) -> tell(new CambioNews.CalledCambio(seat));
      case CambioEvent.TurnEnded(var seat) -> tell(new CambioNews.EndedTurn(seat));
      case CambioEvent.TurnPassed(var to) -> tell(new CambioNews.TurnPassed(to));
      case CambioEvent.Reshuffled(var cards) -> tell(new CambioNews.Reshuffled(cards.size()));
      case CambioEvent.Scored(var result) ->
          tell(new CambioNews.Scored(result.ranking().getFirst(), result.points()));
    };
  }

  private static Optional<CambioNews> tell(CambioNews news) {
    return Optional.of(news);
  }
}
