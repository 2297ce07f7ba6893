package parlor.games.numeron;

import java.util.List;
import parlor.engine.News;

/// What everybody may know of each kind of event.
final class Telling {
  private Telling() {}

  static List<News> news(NumeronState before, NumeronEvent event) {
    return switch (event) {
      case NumeronEvent.RoundOpened(var round, var first) ->
          List.of(new NumeronNews.RoundBegan(round, first));
      case NumeronEvent.ItemsChosen(var seat, _) -> List.of(new NumeronNews.ChoseItems(seat));
      case NumeronEvent.ItemsShown() ->
          List.of(new NumeronNews.ItemsShown(ChoosingItems.shown(before)));
      case NumeronEvent.CodeChosen(var seat, _) -> List.of(new NumeronNews.ChoseCode(seat));
      // Nobody else learns who drew a code; the draw that follows tells that it is set.
      case NumeronEvent.CodeLeftToDealer _ -> List.of();
      case NumeronEvent.CodeDrawn(var seat, _) -> List.of(new NumeronNews.ChoseCode(seat));
      case NumeronEvent.TurnOpened(var caller, _) -> List.of(new NumeronNews.TurnBegan(caller));
      case NumeronEvent.Shuffled(var seat, _) -> List.of(new NumeronNews.Shuffled(seat));
      case NumeronEvent.Changed(var seat, var place, var level, _) ->
          List.of(new NumeronNews.Changed(seat, place, level));
      case NumeronEvent.Passed(var seat) -> List.of(new NumeronNews.Passed(seat));
      case NumeronEvent.DoubleDeclared(var seat) -> List.of(new NumeronNews.DeclaredDouble(seat));
      case NumeronEvent.PlaceNamed(var seat, var place, var digit) ->
          List.of(new NumeronNews.ShowedDigit(NumeronState.other(seat), place, digit));
      case NumeronEvent.HighLowDeclared(var seat, var levels) ->
          List.of(new NumeronNews.DeclaredHighLow(seat, levels));
      case NumeronEvent.TargetDeclared(var seat, var digit, var place) ->
          List.of(new NumeronNews.DeclaredTarget(seat, digit, place));
      case NumeronEvent.SlashDeclared(var seat, var difference) ->
          List.of(new NumeronNews.DeclaredSlash(seat, difference));
      case NumeronEvent.Called(var seat, var code, var judgement) ->
          List.of(new NumeronNews.Called(seat, code, judgement.eat(), judgement.bite()));
      case NumeronEvent.RoundEnded(var winner) ->
          List.of(new NumeronNews.RoundEnded(before.round(), winner, Rounds.codes(before)));
    };
  }
}
