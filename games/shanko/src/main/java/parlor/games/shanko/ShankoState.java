package parlor.games.shanko;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.Seat;

/// The whole truth of a game.
///
/// @param round counted from 1
/// @param starter who started this round, once known
/// @param pile top first
/// @param discards top last
/// @param melds in the order in which they were laid down
/// @param meldedOn the turn on which each seat melded in this round; 0: not yet
/// @param turn how many turns this round has seen
/// @param runOuts how often this round's pile ran out
/// @param clock the number of the running time limit
/// @param scores points of each finished round, by seat
public record ShankoState(
    int seats,
    ShankoOptions options,
    int round,
    Optional<Seat> starter,
    List<List<Card>> hands,
    List<Card> pile,
    List<Card> discards,
    List<Meld> melds,
    List<Integer> meldedOn,
    List<Integer> buysLeft,
    int turn,
    int runOuts,
    int clock,
    Phase phase,
    List<List<Integer>> scores) {
  public ShankoState {
    hands = hands.stream().map(List::copyOf).toList();
    pile = List.copyOf(pile);
    discards = List.copyOf(discards);
    melds = List.copyOf(melds);
    meldedOn = List.copyOf(meldedOn);
    buysLeft = List.copyOf(buysLeft);
    scores = scores.stream().map(List::copyOf).toList();
  }

  public Contract contract() {
    return Contract.of(round);
  }

  public List<Card> hand(Seat seat) {
    return hands.get(seat.index());
  }

  public boolean hasMelded(Seat seat) {
    return meldedOn.get(seat.index()) > 0;
  }

  public Optional<Card> topDiscard() {
    return discards.isEmpty() ? Optional.empty() : Optional.of(discards.getLast());
  }

  /// Points so far, by seat.
  public List<Integer> totals() {
    return Seat.range(seats).stream()
        .map(seat -> scores.stream().mapToInt(round -> round.get(seat.index())).sum())
        .toList();
  }

  Change change() {
    return new Change(this);
  }

  static <T> List<T> replaced(List<T> list, int index, T value) {
    var changed = new ArrayList<>(list);
    changed.set(index, value);
    return changed;
  }

  static List<Card> without(List<Card> cards, List<Card> taken) {
    var left = new ArrayList<>(cards);
    taken.forEach(left::remove);
    return left;
  }

  static List<Card> plus(List<Card> cards, Card card) {
    var more = new ArrayList<>(cards);
    more.add(card);
    return more;
  }

  /// A state in the making: what is not named stays as it was.
  static final class Change {
    private final ShankoState from;
    private int round;
    private Optional<Seat> starter;
    private List<List<Card>> hands;
    private List<Card> pile;
    private List<Card> discards;
    private List<Meld> melds;
    private List<Integer> meldedOn;
    private List<Integer> buysLeft;
    private int turn;
    private int runOuts;
    private int clock;
    private Phase phase;
    private List<List<Integer>> scores;

    private Change(ShankoState from) {
      this.from = from;
      this.round = from.round;
      this.starter = from.starter;
      this.hands = from.hands;
      this.pile = from.pile;
      this.discards = from.discards;
      this.melds = from.melds;
      this.meldedOn = from.meldedOn;
      this.buysLeft = from.buysLeft;
      this.turn = from.turn;
      this.runOuts = from.runOuts;
      this.clock = from.clock;
      this.phase = from.phase;
      this.scores = from.scores;
    }

    Change round(int value) {
      round = value;
      return this;
    }

    Change starter(Seat value) {
      starter = Optional.of(value);
      return this;
    }

    Change hands(List<List<Card>> value) {
      hands = value;
      return this;
    }

    Change hand(Seat seat, List<Card> value) {
      hands = replaced(hands, seat.index(), value);
      return this;
    }

    Change pile(List<Card> value) {
      pile = value;
      return this;
    }

    Change discards(List<Card> value) {
      discards = value;
      return this;
    }

    Change melds(List<Meld> value) {
      melds = value;
      return this;
    }

    Change meldedOn(List<Integer> value) {
      meldedOn = value;
      return this;
    }

    Change buysLeft(List<Integer> value) {
      buysLeft = value;
      return this;
    }

    Change buysLeft(Seat seat, int value) {
      buysLeft = replaced(buysLeft, seat.index(), value);
      return this;
    }

    Change turn(int value) {
      turn = value;
      return this;
    }

    Change runOuts(int value) {
      runOuts = value;
      return this;
    }

    /// A new phase whose decisions have a new time limit.
    Change phase(Phase value) {
      phase = value;
      clock = clock + 1;
      return this;
    }

    /// A phase whose time limit runs on.
    Change samePhase(Phase value) {
      phase = value;
      return this;
    }

    Change scores(List<List<Integer>> value) {
      scores = value;
      return this;
    }

    ShankoState done() {
      return new ShankoState(
          from.seats,
          from.options,
          round,
          starter,
          hands,
          pile,
          discards,
          melds,
          meldedOn,
          buysLeft,
          turn,
          runOuts,
          clock,
          phase,
          scores);
    }
  }
}
