package parlor.games.cambio.bot;

import java.util.ArrayList;
import java.util.List;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioView;
import parlor.games.cambio.Place;
import parlor.games.cambio.Source;
import parlor.games.cambio.bot.CambioMemory.InHand;

/// An action that can be tried on a table.
///
/// @param own the own spot that it touches; taking a discard is tried with each
/// @param other the spot of somebody else that it touches
record Move(CambioAction action, int own, int other, End end) {
  private static final int NONE = -1;

  /// How the turn ends after it: as it seems best then, or as decided beforehand.
  enum End {
    OPEN,
    CALLED,
    PASSED
  }

  static List<Move> of(CambioMemory memory, CambioView view) {
    var moves = new ArrayList<Move>();
    for (var action : view.options().listed()) {
      if (action instanceof CambioAction.TakeDiscard) {
        Place.ALL.forEach(place ->
            add(moves, new Move(action, own(memory, place), NONE, End.OPEN), memory, view));
      } else {
        add(moves, of(memory, action), memory, view);
      }
    }
    return List.copyOf(moves);
  }

  private static void add(List<Move> moves, Move move, CambioMemory memory, CambioView view) {
    if (view.caller().isEmpty() && move.showsNothing(memory)) {
      moves.add(new Move(move.action, move.own, move.other, End.CALLED));
      moves.add(new Move(move.action, move.own, move.other, End.PASSED));
    } else {
      moves.add(move);
    }
  }

  /// Whether this seat knows as much after it as before, so that it can decide already on a call.
  private boolean showsNothing(CambioMemory memory) {
    return switch (action) {
      case CambioAction.TakeDiscard _, CambioAction.Swap _, CambioAction.SkipPower _ -> true;
      case CambioAction.Discard _ ->
          !Playout.hasPower(memory.inHand().orElse(InHand.HIDDEN).rank());
      case CambioAction.SwapUnseen _ -> false;
      case CambioAction.DrawFromDeck _,
          CambioAction.LookAtOwn _,
          CambioAction.LookAtOther _,
          CambioAction.UseKing _,
          CambioAction.CallCambio _,
          CambioAction.EndTurn _ ->
          false;
    };
  }

  private static int own(CambioMemory memory, Place place) {
    return CambioMemory.index(memory.me(), place);
  }

  private static Move of(CambioMemory memory, CambioAction action) {
    return switch (action) {
      case CambioAction.Swap(var place) -> new Move(action, own(memory, place), NONE, End.OPEN);
      case CambioAction.LookAtOwn(var place) ->
          new Move(action, own(memory, place), NONE, End.OPEN);
      case CambioAction.LookAtOther(var seat, var place) ->
          new Move(action, NONE, CambioMemory.index(seat, place), End.OPEN);
      case CambioAction.SwapUnseen(var own, var seat, var place) ->
          new Move(action, own(memory, own), CambioMemory.index(seat, place), End.OPEN);
      case CambioAction.CallCambio _ -> new Move(action, NONE, NONE, End.CALLED);
      case CambioAction.EndTurn _ -> new Move(action, NONE, NONE, End.PASSED);
      case CambioAction.DrawFromDeck _,
          CambioAction.TakeDiscard _,
          CambioAction.Discard _,
          CambioAction.UseKing _,
          CambioAction.SkipPower _ ->
          new Move(action, NONE, NONE, End.OPEN);
    };
  }

  /// Plays it on a table, and the table to its end; answers what was won.
  double playOut(Layout table, InHand hand, Source source) {
    var me = table.me;
    switch (action) {
      case CambioAction.DrawFromDeck _ -> Playout.draw(table, me);
      case CambioAction.TakeDiscard _ -> table.take(own);
      case CambioAction.Swap _ -> swap(table, hand, source);
      case CambioAction.Discard _ -> Playout.discard(table, me, hand.rank());
      case CambioAction.LookAtOwn _ -> table.show(own, me);
      case CambioAction.LookAtOther _ -> table.show(other, me);
      case CambioAction.SwapUnseen _ -> table.exchange(own, other);
      case CambioAction.UseKing _ -> Playout.king(table, me);
      case CambioAction.SkipPower _, CambioAction.CallCambio _, CambioAction.EndTurn _ -> {}
    }
    return switch (end) {
      case OPEN -> Playout.finish(table);
      case CALLED -> {
        table.caller = me;
        yield Playout.goOn(table);
      }
      case PASSED -> Playout.goOn(table);
    };
  }

  private void swap(Layout table, InHand hand, Source source) {
    switch (source) {
      case DECK -> Playout.keep(table, table.me, own, hand.rank());
      case DISCARDS -> {
        table.top = hand.rank();
        table.take(own);
      }
    }
  }
}
