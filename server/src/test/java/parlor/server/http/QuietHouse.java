package parlor.server.http;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import parlor.engine.Refusal;
import parlor.engine.Viewer;
import parlor.server.house.House;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// A house without tables, where every line stays open and silent: for what the edge does alone.
final class QuietHouse implements House {
  static final String MUTE = "mute";

  private static final CompletionStage<Answer> NOT_FOUND =
      CompletableFuture.completedStage(
          new Answer.Refused(Refusal.of("table-not-found", "Game not found")));

  @Override
  public CompletionStage<Answer> open(Opening opening) {
    return NOT_FOUND;
  }

  @Override
  public CompletionStage<Answer> join(String code, PlayerId player, String name) {
    return NOT_FOUND;
  }

  @Override
  public CompletionStage<Answer> rematch(TableId table, PlayerId player) {
    return NOT_FOUND;
  }

  @Override
  public CompletionStage<Answer> send(TableId table, Command command) {
    // This one never says what became of it.
    if (table.value().equals(MUTE)) {
      return CompletableFuture.completedStage(new Answer.Unknown());
    }
    return NOT_FOUND;
  }

  @Override
  public CompletionStage<Answer> snapshot(TableId table, PlayerId player, Viewer viewer) {
    return NOT_FOUND;
  }

  @Override
  public CompletionStage<Optional<Whereabouts>> whereabouts(PlayerId player) {
    return CompletableFuture.completedStage(Optional.empty());
  }

  @Override
  public Connection connect(Connecting connecting, Listener listener) {
    // A table named after a number says so many kilobytes at once.
    if (connecting.table().value().matches("\\d+")) {
      var kilobytes = Integer.parseInt(connecting.table().value());
      for (var i = 0; i < kilobytes; i++) {
        listener.frame("\"" + "x".repeat(1_022) + "\"");
      }
    }
    return new Connection() {
      @Override
      public void here() {}

      @Override
      public void close() {}

      @Override
      public void cut() {}

      @Override
      public void refresh() {}
    };
  }
}
