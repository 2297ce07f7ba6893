package parlor.server.house;

import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import parlor.engine.Refusal;
import parlor.engine.Viewer;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// All tables, wherever in the cluster each one lives. The edge knows nothing else of them.
public interface House {
  /// Sends a command to a table. The answer comes only once it is durable.
  CompletionStage<Answer> send(TableId table, Command command);

  /// A snapshot frame for one viewer, as JSON text; refused when there is no such table or the
  /// person may not look.
  CompletionStage<Answer> snapshot(TableId table, PlayerId player, Viewer viewer);

  /// Opens a live connection. Frames and the end of it come to the listener, from any thread.
  Connection connect(Connecting connecting, Listener listener);

  /// @param viewer the seat played over this connection, or `Public` to watch
  /// @param from the last sequence number that the client saw
  /// @param replacing whether an older connection of this seat shall be closed
  record Connecting(
      TableId table, PlayerId player, Viewer viewer, OptionalLong from, boolean replacing) {}

  interface Listener {
    /// One frame of JSON text for the client.
    void frame(String json);

    /// The table has ended the connection, with a WebSocket close code.
    void ended(int code, String reason);
  }

  interface Connection {
    /// Something was heard from the client: the person is here.
    void here();

    /// The client is gone.
    void close();
  }

  sealed interface Answer {
    /// Stored, at this sequence number.
    record Done(long sequence) implements Answer {}

    /// A frame of JSON text.
    record Frame(String json) implements Answer {}

    record Refused(Refusal why) implements Answer {}
  }
}
