package parlor.games.cambio.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import parlor.cards.Card;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.engine.SplitMix64;
import parlor.games.cambio.CambioNews;
import parlor.games.cambio.CambioView;
import parlor.games.cambio.Place;
import parlor.games.cambio.Spot;
import parlor.games.cambio.bot.CambioMemory.Ending;
import parlor.games.cambio.bot.CambioMemory.InHand;

/// Folds one step into a memory: first the public news in order, then what the view shows.
final class Remembering {
  private final CambioMemory before;
  private final List<Remembered> cards;
  private final List<Long> pools;
  private final List<Optional<Ending>> endings;
  private final List<Double> sensible;
  private long discards;
  private int top;
  private Optional<InHand> inHand;
  private int forgotten;

  Remembering(CambioMemory before) {
    this.before = before;
    this.cards = new ArrayList<>(before.cards());
    this.pools = new ArrayList<>(before.pools());
    this.endings = new ArrayList<>(before.endings());
    this.sensible = new ArrayList<>(before.sensible());
    this.discards = before.discards();
    this.top = before.top();
    this.inHand = before.inHand();
    this.forgotten = before.forgotten();
  }

  CambioMemory after(CambioView view, List<? extends News> news) {
    for (var one : news) {
      if (one instanceof CambioNews told) {
        hear(told, view);
      }
    }
    see(view);
    return new CambioMemory(
        before.me(),
        before.forgetting(),
        before.luck(),
        List.copyOf(cards),
        List.copyOf(pools),
        discards,
        top,
        inHand,
        List.copyOf(endings),
        List.copyOf(sensible),
        forgotten,
        before.steps() + 1);
  }

  private void hear(CambioNews news, CambioView view) {
    switch (news) {
      case CambioNews.CardsDealt _ -> dealt(view.grids().size());
      case CambioNews.DrewFromDeck(var seat) -> drew(seat);
      case CambioNews.TookDiscard(var seat, var card) -> took(seat, card);
      case CambioNews.SwappedIn(var seat, var place, var out) -> swappedIn(seat, place, out);
      case CambioNews.Discarded(var seat, var card) -> discarded(seat, card);
      case CambioNews.UsedPower(var seat) -> looked(seat);
      case CambioNews.SwappedUnseen(var seat, var own, var other) ->
          swappedUnseen(seat, own, other);
      case CambioNews.CalledCambio(var seat) -> ended(seat, true);
      case CambioNews.EndedTurn(var seat) -> ended(seat, false);
      case CambioNews.Reshuffled _ -> reshuffled(view);
      case CambioNews.SkippedPower(var seat) -> skipped(seat);
      case CambioNews.TurnPassed(var to) -> forget(to);
      case CambioNews.TurnsBegan _,
          CambioNews.PowerLapsed _,
          CambioNews.LookEnded _,
          CambioNews.Scored _ -> {}
    }
  }

  private int generation() {
    return pools.size() - 1;
  }

  private int seats() {
    return cards.size() / CambioMemory.PLACES;
  }

  private boolean isMe(Seat seat) {
    return seat.equals(before.me());
  }

  private void dealt(int seats) {
    for (var seat : Seat.range(seats)) {
      for (var place : Place.ALL) {
        var hidden = Remembered.hidden(0, seats);
        cards.add(place.isBottom() ? hidden.shownTo(seat.index(), 1) : hidden);
      }
      endings.add(Optional.empty());
      sensible.add(Sense.ofAStranger(seats));
    }
  }

  private void judge(Seat seat, DoubleUnaryOperator judgement) {
    sensible.set(seat.index(), judgement.applyAsDouble(sensible.get(seat.index())));
  }

  private void drew(Seat seat) {
    if (top != Remembered.UNKNOWN) {
      judge(seat, sense -> Sense.afterDrawing(sense, Deck52.value(top), false));
    }
    inHand = Optional.of(InHand.HIDDEN);
  }

  private void took(Seat seat, Card card) {
    judge(seat, sense -> Sense.afterDrawing(sense, Deck52.value(Deck52.rank(card)), true));
    discards &= ~Deck52.bit(card);
    inHand = Optional.of(new InHand(Deck52.rank(card), Deck52.bit(card), true));
  }

  private void discard(Card card) {
    noteSeen(Deck52.bit(card));
    discards |= Deck52.bit(card);
    top = Deck52.rank(card);
    inHand = Optional.empty();
  }

  private void noteSeen(long card) {
    pools.replaceAll(pool -> pool & ~card);
  }

  private void swappedIn(Seat seat, Place place, Card out) {
    var spot = CambioMemory.index(seat, place);
    var hand = inHand.orElse(InHand.HIDDEN);
    var put = putDown(hand, seat);
    if (!isMe(seat)) {
      double knew = cards.get(spot).shown().get(seat.index());
      var swap = new Inference.Swap(knew, Deck52.rank(out));
      var value = Deck52.value(Deck52.rank(out));
      var passedOver = passedOver(seat, place);
      judge(seat, sense -> Sense.afterSwapping(sense, value, knew, passedOver, !hand.open()));
      put = hand.open() ? put : put.weighed(swap::explainsKeeping);
      weighOthers(seat, spot, swap::explainsLeaving);
    }
    cards.set(spot, put);
    forgotten &= ~(1 << spot);
    endings.replaceAll(ending -> ending.filter(end -> !end.spots().contains(spot)));
    discard(out);
  }

  /// How likely its player had not seen the card here, nor one that comes before it.
  private double passedOver(Seat seat, Place place) {
    var before = 0.0;
    for (var each : Place.ALL.subList(0, place.index())) {
      before = Math.max(before, unseen(seat, each));
    }
    return before * unseen(seat, place);
  }

  private double unseen(Seat seat, Place place) {
    return 1 - cards.get(CambioMemory.index(seat, place)).shown().get(seat.index());
  }

  private Remembered putDown(InHand hand, Seat seat) {
    if (hand.open()) {
      return Remembered.open(hand.rank(), seats());
    }
    var hidden = Remembered.hidden(generation(), seats()).shownTo(seat.index(), 1);
    return isMe(seat) ? hidden.known(hand.rank(), seat.index()) : hidden;
  }

  private void discarded(Seat seat, Card card) {
    if (!isMe(seat)) {
      var value = Deck52.value(Deck52.rank(card));
      judge(seat, sense -> Sense.afterDiscarding(sense, value));
      weighOthers(seat, Remembered.UNKNOWN, rank -> Inference.explainsDiscarding(rank, value));
    }
    discard(card);
  }

  /// Weighs the cards of a seat, but for one spot, as far as it knows them.
  private void weighOthers(
      Seat seat, int except, java.util.function.IntToDoubleFunction likelihood) {
    for (var place : Place.ALL) {
      var spot = CambioMemory.index(seat, place);
      if (spot != except) {
        var card = cards.get(spot);
        double knows = card.shown().get(seat.index());
        cards.set(spot, card.weighed(rank -> 1 - knows + knows * likelihood.applyAsDouble(rank)));
      }
    }
  }

  private void looked(Seat seat) {
    if (isMe(seat)) {
      return;
    }
    var spots = Inference.likelyLooks(top, seat, cards);
    spots.forEach((spot, chance) -> cards.set(spot, cards.get(spot).shownTo(seat.index(), chance)));
  }

  private void skipped(Seat seat) {
    if (!isMe(seat) && Inference.givesAway(top)) {
      weighOthers(seat, Remembered.UNKNOWN, Inference::explainsHolding);
    }
  }

  private void swappedUnseen(Seat seat, Place own, Spot other) {
    var one = CambioMemory.index(seat, own);
    var two = CambioMemory.index(other);
    if (!isMe(seat)) {
      double knows = cards.get(one).shown().get(seat.index());
      cards.set(
          one, cards.get(one).weighed(rank -> 1 - knows + knows * Inference.explainsGiving(rank)));
    }
    Collections.swap(cards, one, two);
    var bits = (forgotten >> one ^ forgotten >> two) & 1;
    forgotten ^= bits << one | bits << two;
    endings.replaceAll(ending -> ending.map(end -> exchanged(end, one, two)));
  }

  private static Ending exchanged(Ending ending, int one, int two) {
    return new Ending(
        ending.called(),
        ending.spots().stream().map(s -> s == one ? two : s == two ? one : s).toList());
  }

  /// In the last round nobody can call, so that nobody does tells nothing.
  private void ended(Seat seat, boolean called) {
    if (endings.stream().flatMap(Optional::stream).anyMatch(Ending::called)) {
      return;
    }
    var spots = Place.ALL.stream().map(place -> CambioMemory.index(seat, place)).toList();
    endings.set(seat.index(), Optional.of(new Ending(called, spots)));
  }

  private void reshuffled(CambioView view) {
    var topCard = view.discardTop().map(Deck52::bit).orElse(0L);
    pools.add(discards & ~topCard);
    discards &= topCard;
  }

  private void forget(Seat turn) {
    if (!isMe(turn) || before.forgetting() == 0) {
      return;
    }
    var luck = new SplitMix64(SplitMix64.mix(before.luck() + before.steps()));
    for (var spot = 0; spot < cards.size(); spot++) {
      if (luck.nextDouble() < before.forgetting()) {
        forgotten |= 1 << spot;
      }
    }
  }

  private void see(CambioView view) {
    if (view.stage() instanceof CambioView.Stage.Holding(_, var card)
        && card.isPresent()
        && inHand.isPresent()
        && !inHand.get().open()) {
      noteSeen(Deck52.bit(card.get()));
      inHand = Optional.of(new InHand(Deck52.rank(card.get()), Deck52.bit(card.get()), false));
    }
    for (var grid : view.grids()) {
      for (var lying : grid.places()) {
        lying.card().ifPresent(card -> see(CambioMemory.index(grid.seat(), lying.place()), card));
      }
    }
  }

  private void see(int spot, Card card) {
    noteSeen(Deck52.bit(card));
    cards.set(spot, cards.get(spot).known(Deck52.rank(card), before.me().index()));
    forgotten &= ~(1 << spot);
  }
}
