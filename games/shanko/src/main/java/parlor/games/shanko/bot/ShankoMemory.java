package parlor.games.shanko.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlor.cards.Card;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.shanko.ShankoNews;
import parlor.games.shanko.ShankoView;

/// What a seat remembers of a round: the discard pile, and which cards it saw others take.
///
/// @param turns how many turns the seat has had
/// @param discards top last
/// @param taken by seat, cards of the discard pile that went to its hand and did not leave it
/// @param left by seat, the cards that were thrown to it and that it did not want
public record ShankoMemory(
    Seat seat, int turns, List<Card> discards, List<List<Card>> taken, List<List<Card>> left) {
  public ShankoMemory {
    discards = List.copyOf(discards);
    taken = taken.stream().map(List::copyOf).toList();
    left = left.stream().map(List::copyOf).toList();
  }

  static ShankoMemory blank(Seat seat) {
    return new ShankoMemory(seat, 0, List.of(), List.of(), List.of());
  }

  ShankoMemory after(ShankoView view, List<? extends News> news) {
    var memory = this;
    for (var one : news) {
      if (one instanceof ShankoNews told) {
        memory = memory.after(told, view.players().size());
      }
    }
    return memory;
  }

  private ShankoMemory after(ShankoNews news, int seats) {
    return switch (news) {
      case ShankoNews.RoundBegan(_, _, var opening) ->
          new ShankoMemory(
              seat,
              0,
              List.of(opening),
              Collections.nCopies(seats, List.of()),
              Collections.nCopies(seats, List.of()));
      case ShankoNews.TookTheDiscard(var who, var card) -> takes(who, card);
      case ShankoNews.Bought(var who, var card) -> takes(who, card);
      case ShankoNews.Drew(var who) -> leaves(who);
      case ShankoNews.Threw(var who, var card) -> throwsAway(who, card);
      case ShankoNews.Melded(var who, var melds) ->
          gives(who, melds.stream().flatMap(meld -> meld.cards().stream()).toList());
      case ShankoNews.AddedToMeld(var who, _, var card) -> gives(who, List.of(card));
      case ShankoNews.TookJoker(var who, _, var card) -> gives(who, List.of(card));
      case ShankoNews.PileReshuffled _ ->
          new ShankoMemory(
              seat, turns, discards.subList(discards.size() - 1, discards.size()), taken, left);
      case ShankoNews.WentOut _,
          ShankoNews.AnsweredTheWindow _,
          ShankoNews.NobodyBought _,
          ShankoNews.RoundEnded _,
          ShankoNews.IsReady _ ->
          this;
    };
  }

  private ShankoMemory takes(Seat who, Card card) {
    return new ShankoMemory(
        seat,
        turns,
        discards.subList(0, discards.size() - 1),
        changed(taken, who, plus(taken.get(who.index()), card)),
        left);
  }

  /// Who draws from the pile had no use for the top discard, if it was still there.
  private ShankoMemory leaves(Seat who) {
    return discards.isEmpty()
        ? this
        : new ShankoMemory(
            seat,
            turns,
            discards,
            taken,
            changed(left, who, plus(left.get(who.index()), discards.getLast())));
  }

  private ShankoMemory throwsAway(Seat who, Card card) {
    var gone = gives(who, List.of(card));
    var made = turns + (who.equals(seat) ? 1 : 0);
    return new ShankoMemory(seat, made, plus(discards, card), gone.taken, left);
  }

  private ShankoMemory gives(Seat who, List<Card> cards) {
    var kept = new ArrayList<>(taken.get(who.index()));
    kept.removeAll(cards);
    return new ShankoMemory(seat, turns, discards, changed(taken, who, kept), left);
  }

  private static <T> List<T> plus(List<T> list, T one) {
    var more = new ArrayList<>(list);
    more.add(one);
    return more;
  }

  private static List<List<Card>> changed(List<List<Card>> lists, Seat who, List<Card> list) {
    var changed = new ArrayList<>(lists);
    changed.set(who.index(), list);
    return changed;
  }
}
