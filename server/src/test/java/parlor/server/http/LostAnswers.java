package parlor.server.http;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import parlor.engine.Viewer;
import parlor.server.house.House;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// A house whose every answer is lost on the way, as between two nodes.
final class LostAnswers implements House {
  /// The action that gets no answer at all.
  static final String SILENT = "silent";

  private static final CompletionStage<Answer> LOST =
      CompletableFuture.completedStage(new Answer.Unknown());

  @Override
  public CompletionStage<Answer> open(Opening opening) {
    return LOST;
  }

  @Override
  public CompletionStage<Answer> join(String code, PlayerId player, String name) {
    return LOST;
  }

  @Override
  public CompletionStage<Answer> rematch(TableId table, PlayerId player) {
    return LOST;
  }

  @Override
  public CompletionStage<Answer> send(TableId table, Command command) {
    return LOST;
  }

  @Override
  public CompletionStage<Answer> snapshot(TableId table, PlayerId player, Viewer viewer) {
    return LOST;
  }

  @Override
  public CompletionStage<Optional<Whereabouts>> whereabouts(PlayerId player) {
    return CompletableFuture.completedStage(Optional.empty());
  }

  @Override
  public Duration answersWithin() {
    return Duration.ofSeconds(2);
  }

  @Override
  public Connection connect(Connecting connecting, Listener listener) {
    return new Connection() {
      @Override
      public void here() {}

      @Override
      public void act(Command.Act action) {
        if (!action.id().equals(SILENT)) {
          listener.answered(action.id(), new Answer.Unknown());
        }
      }

      @Override
      public void close() {}

      @Override
      public void cut() {}

      @Override
      public void refresh() {}
    };
  }
}
