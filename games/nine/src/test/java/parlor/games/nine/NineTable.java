package parlor.games.nine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.News;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.games.nine.NineAction.Place;

/// A table at which a test plays Nine. Ann has the first seat, Bea the second.
final class NineTable {
  static final Seat ANN = new Seat(0);
  static final Seat BEA = new Seat(1);
  private static final Chance NO_CHANCE = Chance.seeded(0);

  private final List<News> lastNews = new ArrayList<>();
  private Match<NineOptions, NineState, NineAction, NineEvent, NineView> match;

  private NineTable(NineOptions options) {
    match = Match.of(new Nine(), new Setup<>(Nine.SEATS, options));
  }

  static NineTable standard() {
    return with(NineOptions.STANDARD);
  }

  static NineTable with(NineOptions options) {
    return new NineTable(options);
  }

  /// A seat places a card, which must be accepted.
  NineTable places(Seat seat, int card) {
    var answer = match.act(seat, new Place(card), NO_CHANCE);
    assertThat(answer).isInstanceOf(Decision.Accepted.class);
    return fold(((Decision.Accepted<List<NineEvent>>) answer).event());
  }

  /// Whole turns: pairs of Ann's and Bea's cards, such as `"91 12"`.
  NineTable turns(String pairs) {
    for (var pair : pairs.split(" ", -1)) {
      var first = match.state().first();
      places(first, pair.charAt(first.index()) - '0');
      var second = first.next(Nine.SEATS);
      places(second, pair.charAt(second.index()) - '0');
    }
    return this;
  }

  /// The dealer goes on after its pause.
  NineTable goesOn() {
    return fold(match.deal(NO_CHANCE));
  }

  private NineTable fold(List<NineEvent> step) {
    lastNews.clear();
    lastNews.addAll(match.news(step));
    match = match.fold(step);
    return this;
  }

  Refusal refusal(Seat seat, int card) {
    var answer = match.act(seat, new Place(card), NO_CHANCE);
    assertThat(answer).isInstanceOf(Decision.Refused.class);
    return ((Decision.Refused<List<NineEvent>>) answer).why();
  }

  List<News> lastNews() {
    return List.copyOf(lastNews);
  }

  NineView seenBy(Seat seat) {
    return match.view(new Viewer.At(seat));
  }

  NineView seenByAll() {
    return match.view(new Viewer.Public());
  }

  Status<NineAction> status() {
    return match.status();
  }

  Status.Finished<NineAction> end() {
    assertThat(status()).isInstanceOf(Status.Finished.class);
    return (Status.Finished<NineAction>) status();
  }

  NineTable thenScores(int ann, int bea) {
    assertThat(seenByAll().sides()).extracting(NineView.Side::score).containsExactly(ann, bea);
    return this;
  }

  NineTable thenAwaits(Seat seat) {
    assertThat(status()).isInstanceOf(Status.Waiting.class);
    var waiting = (Status.Waiting<NineAction>) status();
    assertThat(waiting.ifSilent().keySet()).containsExactly(seat);
    return this;
  }
}
