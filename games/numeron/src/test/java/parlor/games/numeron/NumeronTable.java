package parlor.games.numeron;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.News;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.games.numeron.NumeronAction.Call;
import parlor.games.numeron.NumeronAction.ChooseCode;
import parlor.games.numeron.NumeronAction.ChooseItems;
import parlor.games.numeron.NumeronAction.Pass;
import parlor.games.numeron.NumeronOptions.FirstCaller;
import parlor.games.numeron.NumeronOptions.Mode;

/// A table on which a test plays; Ann calls first unless a test says otherwise.
public final class NumeronTable {
  public static final Seat ANN = new Seat(0);
  public static final Seat BEA = new Seat(1);
  public static final Set<Item> ATTACKS = EnumSet.of(Item.DOUBLE, Item.HIGH_LOW, Item.TARGET);
  public static final Set<Item> SLASHER = EnumSet.of(Item.DOUBLE, Item.TARGET, Item.SLASH);
  public static final Set<Item> DEFENCES = EnumSet.of(Item.SHUFFLE, Item.CHANGE, Item.TARGET);

  private final Chance chance;
  private Match<NumeronOptions, NumeronState, NumeronAction, NumeronEvent, NumeronView> match;
  private List<News> news = List.of();

  private NumeronTable(int seats, NumeronOptions options, long seed) {
    chance = Chance.seeded(seed);
    match = Match.of(new Numeron(), new Setup<>(seats, options));
    deal();
  }

  public static NumeronTable of(int seats, NumeronOptions options, long seed) {
    return new NumeronTable(seats, options, seed);
  }

  public static NumeronTable singlePlay() {
    return of(1, NumeronOptions.USUAL, 1);
  }

  public static NumeronTable duel() {
    return of(2, new NumeronOptions(Mode.SINGLE_GAME, false, FirstCaller.SEAT_0), 1);
  }

  public static NumeronTable duelWithItems() {
    return of(2, new NumeronOptions(Mode.SINGLE_GAME, true, FirstCaller.SEAT_0), 1);
  }

  public static NumeronTable tournament() {
    return of(2, new NumeronOptions(Mode.TOURNAMENT, false, FirstCaller.SEAT_0), 1);
  }

  public NumeronTable items(Set<Item> ann, Set<Item> bea) {
    return when(ANN, new ChooseItems(ann)).when(BEA, new ChooseItems(bea));
  }

  public NumeronTable codes(String ann, String bea) {
    return when(ANN, new ChooseCode(ann)).when(BEA, new ChooseCode(bea));
  }

  public NumeronTable when(Seat seat, NumeronAction action) {
    switch (match.act(seat, action, chance)) {
      case Decision.Refused<List<NumeronEvent>>(var why) -> throw new AssertionError(why);
      case Decision.Accepted<List<NumeronEvent>>(var step) -> fold(step);
    }
    return this;
  }

  public NumeronTable calls(Seat seat, String digits) {
    return when(seat, new Call(digits));
  }

  public NumeronTable passes(Seat seat) {
    return when(seat, new Pass());
  }

  public NumeronTable deal() {
    fold(match.deal(chance));
    return this;
  }

  private void fold(List<NumeronEvent> step) {
    news = match.news(step);
    match = match.fold(step);
  }

  public NumeronTable thenRefused(Seat seat, NumeronAction action, Refusal why) {
    assertThat(match.act(seat, action, chance)).isEqualTo(Decision.reject(why));
    return this;
  }

  public NumeronTable thenWaitingOn(Seat... seats) {
    assertThat(waiting().ifSilent().keySet()).containsExactly(seats);
    return this;
  }

  public NumeronTable thenNews(News... expected) {
    assertThat(news).containsExactly(expected);
    return this;
  }

  public Status.Waiting<NumeronAction> waiting() {
    return (Status.Waiting<NumeronAction>) match.status();
  }

  public Status<NumeronAction> status() {
    return match.status();
  }

  public NumeronState state() {
    return match.state();
  }

  public NumeronView seenBy(Seat seat) {
    return match.view(new Viewer.At(seat));
  }

  public NumeronView seenByAll() {
    return match.view(new Viewer.Public());
  }

  /// What everybody knows of this seat's code.
  public List<NumeronView.Known> knownOf(Seat seat) {
    return seenByAll().sides().get(seat.index()).known();
  }

  /// The last of it.
  public Fact lastKnownOf(Seat seat) {
    return knownOf(seat).getLast().fact();
  }
}
