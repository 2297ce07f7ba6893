package parlor.games.shanko;

import java.util.List;
import java.util.Optional;
import parlor.engine.News;

/// Tells an event as news: what everybody may know of it.
final class Telling {
  private Telling() {}

  static List<News> news(ShankoState before, ShankoEvent event) {
    return switch (event) {
      case ShankoEvent.StarterDrawn _ -> List.of();
      case ShankoEvent.Dealt dealt ->
          List.of(
              new ShankoNews.RoundBegan(
                  before.round(), before.starter().orElseThrow(), dealt.opening()));
      case ShankoEvent.DrewFromPile(var seat) -> List.of(new ShankoNews.Drew(seat));
      case ShankoEvent.TookDiscard(var seat) ->
          List.of(new ShankoNews.TookTheDiscard(seat, before.discards().getLast()));
      case ShankoEvent.LaidDown(var seat, var melds) -> List.of(new ShankoNews.Melded(seat, melds));
      case ShankoEvent.LaidOff(var seat, var meld, var card, _) ->
          List.of(new ShankoNews.AddedToMeld(seat, meld, card));
      case ShankoEvent.JokerSwapped(var seat, var meld, _, var card) ->
          List.of(new ShankoNews.TookJoker(seat, meld, card));
      case ShankoEvent.Discarded(var seat, var card, _) ->
          List.of(new ShankoNews.Threw(seat, card));
      case ShankoEvent.WentOut(var seat, _) -> List.of(new ShankoNews.WentOut(seat));
      case ShankoEvent.Answered(var seat, _) -> List.of(new ShankoNews.AnsweredTheWindow(seat));
      case ShankoEvent.WindowClosed(var buyer) ->
          List.of(
              buyer
                  .<News>map(seat -> new ShankoNews.Bought(seat, before.discards().getLast()))
                  .orElse(new ShankoNews.NobodyBought()));
      case ShankoEvent.Reshuffled(var pile) -> List.of(new ShankoNews.PileReshuffled(pile.size()));
      case ShankoEvent.RoundScored(var ending, var points) ->
          List.of(
              new ShankoNews.RoundEnded(
                  before.round(),
                  ending,
                  before.phase() instanceof Phase.Ended(var winner)
                      ? Optional.of(winner)
                      : Optional.empty(),
                  points));
      case ShankoEvent.SaidReady(var seat) -> List.of(new ShankoNews.IsReady(seat));
    };
  }
}
