package parlor.server.http;

import io.vertx.core.Future;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.house.House;
import parlor.server.house.House.Answer;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// What a socket's frames ask of its table, and how they are answered.
record Commands(
    House house,
    Blocking blocking,
    Figures figures,
    TableId table,
    PlayerId player,
    Viewer viewer) {

  private static final String STALE = "stale";

  /// Where answers go.
  interface Sender {
    void frame(String json);

    /// Sends an action to the table; what becomes of it is told by [Commands#told].
    void act(Command.Act action);

    /// Has the client shown everything anew, in line with all other frames.
    void refresh();

    /// It is not known what became of a command: the client connects again and repeats it.
    void uncertain();
  }

  /// The same for a seat that has another number now.
  Commands at(Viewer moved) {
    return new Commands(house, blocking, figures, table, player, moved);
  }

  /// Answers a frame, by further frames.
  Future<?> answer(ClientFrame frame, Sender out) {
    return switch (frame) {
      case ClientFrame.Ping() -> {
        out.frame(new ServerFrame.Pong().json());
        yield Future.succeededFuture();
      }
      case ClientFrame.Act(var id, var at, var action) -> {
        out.act(new Command.Act(player, seat(), id, number(at), action.text()));
        yield Future.succeededFuture();
      }
      case ClientFrame.Start(var id) -> send(id, new Command.Start(player), out);
      case ClientFrame.Leave(var id) -> send(id, new Command.Leave(player), out);
      case ClientFrame.TakeBack(var id) -> send(id, new Command.TakeBack(player, seat()), out);
      case ClientFrame.Rematch(var id) -> timed(id, house.rematch(table, player), out);
      case ClientFrame.AddLuck(var id, var luck) ->
          send(id, new Command.AddLuck(player, seat(), luck), out);
      case ClientFrame.SeatBot(var id, var seat, var level) ->
          send(id, new Command.SeatBot(player, seat, level), out);
      case ClientFrame.Unseat(var id, var seat, var at) ->
          send(id, new Command.Unseat(player, seat, number(at)), out);
    };
  }

  private static OptionalLong number(Optional<Long> at) {
    return at.map(OptionalLong::of).orElseGet(OptionalLong::empty);
  }

  private Optional<Seat> seat() {
    return viewer instanceof Viewer.At(var seat) ? Optional.of(seat) : Optional.empty();
  }

  private Future<?> send(String id, Command command, Sender out) {
    return timed(id, house.send(table, command), out);
  }

  private Future<?> timed(String id, CompletionStage<Answer> answering, Sender out) {
    var began = System.nanoTime();
    return blocking
        .onLoop(answering)
        .onSuccess(answer -> told(id, answer, Optional.of(System.nanoTime() - began), out));
  }

  /// Tells a client what became of its command.
  ///
  /// @param nanos since it came in; nothing where it was told already
  void told(String id, Answer answer, Optional<Long> nanos, Sender out) {
    switch (answer) {
      case Answer.Done(var sequence) -> {
        nanos.ifPresent(figures::acknowledged);
        out.frame(new ServerFrame.Ack(id, sequence).json());
      }
      case Answer.Seated(_, _, _, var sequence) ->
          out.frame(new ServerFrame.Ack(id, sequence).json());
      case Answer.Frame(var json) -> out.frame(json);
      case Answer.Refused(var why) -> refuse(id, why, out);
      case Answer.Unknown() -> out.uncertain();
    }
  }

  /// Says no; who asked about a moment that has passed is also shown the present one.
  private void refuse(String id, Refusal why, Sender out) {
    figures.refused();
    out.frame(ServerFrame.Refused.of(Optional.of(id), why).json());
    if (why.code().equals(STALE)) {
      out.refresh();
    }
  }
}
