package parlor.games.cambio;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.Viewer;

/// A table in a test: cards are dealt as asked, then people play.
final class CambioTable {
  static final Seat ANN = new Seat(0);
  static final Seat BEA = new Seat(1);
  static final Seat CAL = new Seat(2);
  static final Seat DAN = new Seat(3);

  private static final Chance CHANCE = Chance.seeded(1);

  private Match<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> match;
  private List<News> lastNews = List.of();

  private CambioTable(int seats) {
    this.match = Match.of(new Cambio(), new Setup<>(seats, new CambioOptions()));
  }

  /// Dealt, and in the first look. The rest of the deck lies below the named cards of the pile.
  static CambioTable dealt(String pile, String... grids) {
    var cards = new ArrayList<Card>();
    Stream.concat(Stream.of(grids), Stream.of(pile)).forEach(c -> cards.addAll(Card.parseAll(c)));
    Deck.standard().stream().filter(card -> !cards.contains(card)).forEach(cards::add);
    var table = new CambioTable(grids.length);
    table.match = table.match.fold(List.of(new CambioEvent.Dealt(cards)));
    return table;
  }

  /// Dealt, and the first turn has begun.
  static CambioTable of(String pile, String... grids) {
    return dealt(pile, grids).dealerGoesOn();
  }

  /// Shuffled and dealt by chance.
  static CambioTable shuffled(int seats) {
    return new CambioTable(seats).dealerGoesOn();
  }

  CambioTable when(Seat seat, CambioAction... actions) {
    for (var action : actions) {
      fold(accepted(match.act(seat, action, CHANCE)));
    }
    return this;
  }

  private static List<CambioEvent> accepted(Decision<List<CambioEvent>> decision) {
    assertThat(decision).isInstanceOf(Decision.Accepted.class);
    return ((Decision.Accepted<List<CambioEvent>>) decision).event();
  }

  /// The dealer's pause is over.
  CambioTable dealerGoesOn() {
    fold(match.deal(CHANCE));
    return this;
  }

  /// The awaited seat lets its time pass.
  CambioTable whenNobodyActs() {
    waiting().ifSilent().forEach((seat, action) -> when(seat, action));
    return this;
  }

  /// A turn in which nothing happens: the drawn card is discarded and its power not used.
  CambioTable whenPasses(Seat seat) {
    when(seat, new CambioAction.DrawFromDeck(), new CambioAction.Discard());
    if (match.state().phase() instanceof Phase.UsingPower) {
      when(seat, new CambioAction.SkipPower());
    }
    return match.state().phase() instanceof Phase.Ending
        ? when(seat, new CambioAction.EndTurn())
        : this;
  }

  private void fold(List<CambioEvent> step) {
    lastNews = match.news(step);
    match = match.fold(step);
  }

  CambioTable thenRefused(Seat seat, CambioAction action, String code) {
    var before = match.state();
    assertThat(match.act(seat, action, CHANCE))
        .isInstanceOfSatisfying(
            Decision.Refused.class, refused -> assertThat(refused.why().code()).isEqualTo(code));
    assertThat(match.state()).isEqualTo(before);
    return this;
  }

  CambioTable thenWaitingOn(Seat seat) {
    assertThat(waiting().ifSilent().keySet()).containsExactly(seat);
    return this;
  }

  CambioTable thenPausesFor(Duration pause) {
    assertThat(match.status()).isEqualTo(new Status.Dealing<>(pause));
    return this;
  }

  CambioTable thenHolds(Seat seat, String cards) {
    assertThat(state().grids().get(seat.index()).cards()).isEqualTo(Card.parseAll(cards));
    return this;
  }

  CambioTable thenDiscardTop(String card) {
    assertThat(view(ANN).discardTop()).contains(Card.parse(card));
    return this;
  }

  CambioTable thenMay(Seat seat, CambioAction... actions) {
    assertThat(view(seat).options().listed()).containsExactlyInAnyOrder(actions);
    return this;
  }

  /// Exactly these cards of all grids are face up to the viewer, as `top-left of seat 0` and so on.
  CambioTable thenSees(Viewer viewer, String... cards) {
    assertThat(seen(match.view(viewer))).containsExactly(cards);
    return this;
  }

  CambioTable thenSees(Seat seat, String... cards) {
    return thenSees(new Viewer.At(seat), cards);
  }

  private static List<String> seen(CambioView view) {
    return view.grids().stream()
        .flatMap(grid -> grid.places().stream())
        .map(CambioView.Lying::card)
        .flatMap(Optional::stream)
        .map(Card::toString)
        .toList();
  }

  CambioTable thenNews(CambioNews... news) {
    assertThat(lastNews).containsExactly(news);
    return this;
  }

  CambioView view(Seat seat) {
    return match.view(new Viewer.At(seat));
  }

  CambioState state() {
    return match.state();
  }

  Status<CambioAction> status() {
    return match.status();
  }

  Status.Waiting<CambioAction> waiting() {
    assertThat(match.status()).isInstanceOf(Status.Waiting.class);
    return (Status.Waiting<CambioAction>) match.status();
  }

  Result result() {
    assertThat(state().phase()).isInstanceOf(Phase.Over.class);
    return ((Phase.Over) state().phase()).result();
  }

  static CambioAction drawsFromDeck() {
    return new CambioAction.DrawFromDeck();
  }

  static CambioAction takesTheDiscard() {
    return new CambioAction.TakeDiscard();
  }

  static CambioAction swaps(Place place) {
    return new CambioAction.Swap(place);
  }

  static CambioAction discards() {
    return new CambioAction.Discard();
  }

  static CambioAction looksAtOwn(Place place) {
    return new CambioAction.LookAtOwn(place);
  }

  static CambioAction looksAt(Seat seat, Place place) {
    return new CambioAction.LookAtOther(seat, place);
  }

  static CambioAction swapsUnseen(Place own, Seat seat, Place place) {
    return new CambioAction.SwapUnseen(own, seat, place);
  }

  static CambioAction usesTheKing() {
    return new CambioAction.UseKing();
  }

  static CambioAction skipsThePower() {
    return new CambioAction.SkipPower();
  }

  static CambioAction callsCambio() {
    return new CambioAction.CallCambio();
  }

  static CambioAction endsTheTurn() {
    return new CambioAction.EndTurn();
  }
}
