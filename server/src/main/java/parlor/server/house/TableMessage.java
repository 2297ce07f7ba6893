package parlor.server.house;

import java.util.List;
import java.util.OptionalLong;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import parlor.engine.Viewer;
import parlor.tables.BotTurn;
import parlor.tables.Command;
import parlor.tables.Entry;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// What is sent to a table, from any node of the cluster.
sealed interface TableMessage {
  record Do(Command command, ActorRef<Reply> replyTo) implements TableMessage {}

  /// An action that came by a connection, and is answered there: so the answer and the frame that
  /// shows what was done leave together.
  record Act(Command.Act action, Address replyTo) implements TableMessage {}

  /// Asks for a snapshot frame.
  record Look(PlayerId player, Viewer viewer, ActorRef<Reply> replyTo) implements TableMessage {}

  /// Asks how a person stands to the table.
  record Inquire(PlayerId player, ActorRef<Reply> replyTo) implements TableMessage {}

  /// Asks how a person stands to the table, for another table wants them: who does not play here is
  /// not taken for a while.
  record Contest(PlayerId player, TableId rival, ActorRef<Reply> replyTo) implements TableMessage {}

  /// A connection wants to be served.
  record Connect(Link link, OptionalLong from, boolean replacing) implements TableMessage {}

  /// A connection was heard of. Says all that is needed to serve it again, should the table have
  /// lost it in a restart.
  record Here(Link link, long seen) implements TableMessage {}

  /// A connection has ended.
  record Gone(String link) implements TableMessage {}

  /// A connection was ended by its node, which restarts or does not know what became of a command.
  /// Its person is expected back.
  record Cut(String link) implements TableMessage {}

  /// Looks whether the time has brought something.
  record Touch() implements TableMessage {}

  /// The rematch's table is there now, and people can go to it.
  record Announce() implements TableMessage {}

  /// What a table tells itself.
  sealed interface Own extends TableMessage, NoSerializationVerificationNeeded {}

  record Alarm() implements Own {}

  record BotAnswered(BotTurn turn, String action) implements Own {}

  record Stop() implements Own {}

  /// What the journal tells a table.
  sealed interface OfStorage extends Own {
    /// @param rows all of the table, from the first
    record Read(List<Entry> rows) implements OfStorage {}

    /// What was to be stored is durable.
    record Stored() implements OfStorage {}

    record Failed(Throwable why) implements OfStorage {}

    /// Enough time has passed since the last failure.
    record Retry() implements OfStorage {}
  }

  /// A connection as a table knows it.
  record Link(Address at, PlayerId player, Viewer viewer) {
    /// The connection's name.
    String id() {
      return at.connection();
    }
  }
}
