package parlor.games.shanko;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlor.cards.Card;
import parlor.engine.Options;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.engine.Viewer;
import parlor.games.shanko.ShankoView.Player;
import parlor.games.shanko.ShankoView.Step;
import parlor.games.shanko.ShankoView.Window;

/// Makes the view of one viewer, and nothing that is not that viewer's to know.
final class Viewing {
  private Viewing() {}

  static ShankoView view(ShankoState state, Viewer viewer, Status<ShankoAction> status) {
    var own = viewer instanceof Viewer.At(var seat) ? Optional.of(seat) : Optional.<Seat>empty();
    var turn = turn(state.phase());
    var mine =
        state.phase() instanceof Phase.Arranging arranging && own.equals(turn)
            ? Optional.of(arranging)
            : Optional.<Phase.Arranging>empty();
    var isOpen =
        viewer instanceof Viewer.Open
            || state.phase() instanceof Phase.Reading
            || state.phase() instanceof Phase.Over;
    return new ShankoView(
        state.round(),
        state.contract(),
        step(state.phase()),
        turn,
        state.starter(),
        own.map(state::hand).orElse(List.of()),
        mine.map(Phase.Arranging::drawn).filter(card -> own.map(state::hand).get().contains(card)),
        mine.filter(Phase.Arranging::taken).map(Phase.Arranging::drawn),
        isFaceDown(state) ? Optional.empty() : state.topDiscard(),
        state.discards().size(),
        state.pile().size(),
        state.melds(),
        Seat.range(state.seats()).stream().map(seat -> player(state, seat)).toList(),
        window(state.phase()),
        state.scores(),
        isOpen ? Optional.of(state.hands()) : Optional.empty(),
        own.map(seat -> options(state, seat, status)).orElse(Options.none()));
  }

  private static Step step(Phase phase) {
    return switch (phase) {
      case Phase.Dealing _, Phase.Ended _ -> Step.DEALING;
      case Phase.Buying _ -> Step.BUYING;
      case Phase.Drawing _ -> Step.DRAWING;
      case Phase.Arranging _ -> Step.ARRANGING;
      case Phase.Reading _ -> Step.READING;
      case Phase.Over _ -> Step.OVER;
    };
  }

  private static Optional<Seat> turn(Phase phase) {
    return switch (phase) {
      case Phase.Drawing(var seat, _) -> Optional.of(seat);
      case Phase.Arranging(var seat, _, _) -> Optional.of(seat);
      case Phase.Buying window -> Optional.of(window.next());
      case Phase.Dealing _, Phase.Ended _, Phase.Reading _, Phase.Over _ -> Optional.empty();
    };
  }

  /// The last card of a seat that went out stays face-down.
  private static boolean isFaceDown(ShankoState state) {
    return state.phase() instanceof Phase.Ended
        || state.phase() instanceof Phase.Reading
        || state.phase() instanceof Phase.Over;
  }

  private static Player player(ShankoState state, Seat seat) {
    var index = seat.index();
    var ready = state.phase() instanceof Phase.Reading(var those) ? those : Set.<Seat>of();
    return new Player(
        seat,
        state.hand(seat).size(),
        state.hasMelded(seat),
        state.buysLeft().get(index),
        state.totals().get(index),
        ready.contains(seat));
  }

  private static Optional<Window> window(Phase phase) {
    return phase instanceof Phase.Buying(var asked, var wants)
        ? Optional.of(new Window(asked, asked.stream().filter(wants::containsKey).toList()))
        : Optional.empty();
  }

  private static Options<ShankoAction> options(
      ShankoState state, Seat seat, Status<ShankoAction> status) {
    if (!(status instanceof Status.Waiting<ShankoAction> waiting)
        || !waiting.ifSilent().containsKey(seat)) {
      return Options.none();
    }
    return switch (state.phase()) {
      case Phase.Buying window ->
          Options.exactly(
              List.of(
                  window.next().equals(seat)
                      ? new ShankoAction.TakeDiscard()
                      : new ShankoAction.Buy(),
                  new ShankoAction.Pass()));
      case Phase.Drawing(_, var pileOnly) ->
          Options.exactly(
              pileOnly || state.discards().isEmpty()
                  ? List.of(new ShankoAction.DrawFromPile())
                  : List.of(new ShankoAction.DrawFromPile(), new ShankoAction.TakeDiscard()));
      case Phase.Arranging turn -> arranging(state, turn);
      case Phase.Reading _ -> Options.exactly(List.of(new ShankoAction.Ready()));
      case Phase.Dealing _, Phase.Ended _, Phase.Over _ -> Options.none();
    };
  }

  private static Options<ShankoAction> arranging(ShankoState state, Phase.Arranging turn) {
    var seat = turn.seat();
    var options = new ArrayList<ShankoAction>();
    if (state.hasMelded(seat)) {
      options.addAll(LayingOff.options(state, seat));
    }
    var proposal =
        state.hasMelded(seat)
            ? Optional.<List<List<Card>>>empty()
            : Proposing.contract(state.hand(seat), state.contract());
    proposal.map(ShankoAction.LayDown::new).ifPresent(options::add);
    GoingOut.throwable(state, turn).stream().map(ShankoAction.Discard::new).forEach(options::add);
    return new Options<>(options, false);
  }
}
