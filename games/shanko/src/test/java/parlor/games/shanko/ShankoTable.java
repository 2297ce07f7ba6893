package parlor.games.shanko;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parlor.cards.Card;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.testkit.Scenario;

/// A table in a test, in the middle of a round: cards lie as asked, and Ann is to draw.
final class ShankoTable {
  static final Seat ANN = new Seat(0);
  static final Seat BEA = new Seat(1);
  static final Seat CAL = new Seat(2);
  static final Seat DAN = new Seat(3);

  private final int round;
  private final List<List<Card>> hands;
  private List<Card> pile = Card.parseAll("2C 3C 4C 5C 6C 2D 3D 4D");
  private List<Card> discards = Card.parseAll("9S'2");
  private List<Meld> melds = List.of();
  private List<Integer> meldedOn;
  private List<Integer> buysLeft;
  private List<List<Integer>> scores = List.of();
  private int turn = 20;
  private int runOuts;

  private ShankoTable(int round, List<List<Card>> hands) {
    this.round = round;
    this.hands = hands;
    this.meldedOn = new ArrayList<>(Collections.nCopies(hands.size(), 0));
    this.buysLeft = new ArrayList<>(Collections.nCopies(hands.size(), hands.size() > 2 ? 3 : 0));
  }

  static ShankoTable inRound(int round, String... hands) {
    return new ShankoTable(round, Stream.of(hands).map(Card::parseAll).toList());
  }

  /// The draw pile, top first.
  ShankoTable pile(String cards) {
    pile = Card.parseAll(cards);
    return this;
  }

  /// The discard pile, top last.
  ShankoTable discards(String cards) {
    discards = Card.parseAll(cards);
    return this;
  }

  /// These seats have melded in an earlier turn.
  ShankoTable melded(Seat... seats) {
    for (var seat : seats) {
      meldedOn.set(seat.index(), 1);
      buysLeft.set(seat.index(), 0);
    }
    return this;
  }

  /// Melds on the table, one text each.
  ShankoTable melds(String... groups) {
    melds = Stream.of(groups).map(Card::parseAll).map(Melding::meldOf).toList();
    return this;
  }

  ShankoTable buysLeft(Seat seat, int buys) {
    buysLeft.set(seat.index(), buys);
    return this;
  }

  ShankoTable turn(int turns) {
    turn = turns;
    return this;
  }

  ShankoTable runOuts(int times) {
    runOuts = times;
    return this;
  }

  /// The points of the rounds before, one list for each.
  ShankoTable scores(List<List<Integer>> rounds) {
    scores = rounds;
    return this;
  }

  Scenario<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> begin() {
    var options = new ShankoOptions(0);
    var state =
        new ShankoState(
            hands.size(),
            options,
            round,
            Optional.of(ANN),
            hands,
            pile,
            discards,
            melds,
            meldedOn,
            buysLeft,
            turn,
            runOuts,
            100,
            new Phase.Drawing(ANN, false),
            scores);
    return Scenario.from(new Shanko(), new Setup<>(hands.size(), options), state);
  }

  /// A game from its first deal.
  static Scenario<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> dealt(
      int seats, int youngest) {
    return Scenario.of(new Shanko(), new Setup<>(seats, new ShankoOptions(youngest)), 5);
  }

  static void holds(ShankoState state, Seat seat, String cards) {
    assertThat(state.hand(seat)).containsExactlyInAnyOrderElementsOf(Card.parseAll(cards));
  }

  static ShankoAction draws() {
    return new ShankoAction.DrawFromPile();
  }

  static ShankoAction takes() {
    return new ShankoAction.TakeDiscard();
  }

  static ShankoAction buys() {
    return new ShankoAction.Buy();
  }

  static ShankoAction passes() {
    return new ShankoAction.Pass();
  }

  static ShankoAction ready() {
    return new ShankoAction.Ready();
  }

  static ShankoAction throwsCard(String card) {
    return new ShankoAction.Discard(Card.parse(card));
  }

  static ShankoAction lays(String... groups) {
    return new ShankoAction.LayDown(Stream.of(groups).map(Card::parseAll).toList());
  }

  static ShankoAction adds(String card, int meld, Meld.End end) {
    return new ShankoAction.LayOff(meld, Card.parse(card), end);
  }

  static ShankoAction swaps(String card, int meld, int place) {
    return new ShankoAction.SwapJoker(meld, place, Card.parse(card));
  }
}
