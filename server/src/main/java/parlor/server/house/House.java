package parlor.server.house;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.SeatPlan;
import parlor.tables.TableId;
import parlor.tables.TableView;

/// All tables, wherever in the cluster each one lives. The edge knows nothing else of them.
///
/// Frames name a table's link without its host, as `/t/` and the code.
///
/// No stage ever fails for a reason of ours: what cannot be done now is `Refused` with the code
/// `unavailable`, and what may have been done or not is `Unknown`.
public interface House {
  /// Makes a table with a new id, code and secrets, and seats its host: `Seated`.
  CompletionStage<Answer> open(Opening opening);

  /// Sits down at the first open seat of the table with this code, in any case: `Seated`.
  CompletionStage<Answer> join(String code, PlayerId player, String name);

  /// Opens the rematch of a finished table, or finds the one that is open already: `Seated`, at the
  /// new table.
  CompletionStage<Answer> rematch(TableId table, PlayerId player);

  /// Sends a command to a table: `Done`. The answer comes only once it is durable.
  CompletionStage<Answer> send(TableId table, Command command);

  /// A snapshot frame for one person, as JSON text: `Frame`; refused when there is no such table or
  /// the person may not look. `Public` means the person's first seat, or watching without one.
  CompletionStage<Answer> snapshot(TableId table, PlayerId player, Viewer viewer);

  /// The running table at which a person sits.
  CompletionStage<Optional<Whereabouts>> whereabouts(PlayerId player);

  /// Opens a live connection. Frames and the end of it come to the listener, from any thread.
  Connection connect(Connecting connecting, Listener listener);

  /// An answer that has not come by then was lost: its table has perhaps moved to another node.
  Duration answersWithin();

  /// A table that somebody wants.
  ///
  /// @param options JSON, may be incomplete
  /// @param start whether the game starts at once, when every seat is taken
  record Opening(
      PlayerId host,
      String name,
      String game,
      List<SeatPlan> seats,
      String options,
      boolean spectators,
      boolean start) {}

  /// @param viewer the seat played over this connection; `Public`: the person's first seat, or
  ///   watching without one
  /// @param from the last sequence number that the client saw
  /// @param replacing whether an older connection of this seat shall be closed
  record Connecting(
      TableId table, PlayerId player, Viewer viewer, OptionalLong from, boolean replacing) {}

  record Whereabouts(TableId table, String game, TableView.Phase phase) {}

  interface Listener {
    /// One frame of JSON text for the client.
    void frame(String json);

    /// What became of an action that came by this connection. It comes before the frame that shows
    /// it, if there is one.
    ///
    /// @param id the action's own
    void answered(String id, Answer answer);

    /// The seat of this connection has another number now.
    void moved(Viewer viewer);

    /// The connection has ended.
    void ended(CloseCode why);
  }

  interface Connection {
    /// Something was heard from the client: the person is here.
    void here();

    /// Sends an action to the table. The listener is told what became of it, once it is durable; an
    /// answer that is lost on the way never comes.
    void act(Command.Act action);

    /// The client is to be shown everything anew.
    void refresh();

    /// The client is gone.
    void close();

    /// The server itself ends the line, to start again: the client is expected back.
    void cut();
  }

  sealed interface Answer {
    /// Stored, at this sequence number.
    record Done(long sequence) implements Answer {}

    /// Stored, and the person sits here.
    ///
    /// @param sequence that of the table that was asked
    record Seated(TableId table, String code, Seat seat, long sequence) implements Answer {}

    /// A frame of JSON text.
    record Frame(String json) implements Answer {}

    /// Nothing has changed.
    record Refused(Refusal why) implements Answer {}

    /// The table did not answer in time, or failed meanwhile: it may have been done or not. Asked
    /// again, the table finds out what it has done already.
    record Unknown() implements Answer {}
  }
}
