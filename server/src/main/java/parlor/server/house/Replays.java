package parlor.server.house;

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.engine.Decision;
import parlor.engine.Refusal;
import parlor.engine.Viewer;
import parlor.tables.Boxes;
import parlor.tables.Refusals;
import parlor.tables.Replay;
import parlor.tables.TableId;
import parlor.wire.Json;

/// Tells finished games again, from their journals.
public final class Replays implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Replays.class);

  /// More rows than any game has, with people who come and go.
  private static final int ROWS_MAX = 20_000;

  /// A replay is work for one thread, so that many of them do not disturb the tables.
  private static final int WAITING_MAX = 100;

  private final Boxes boxes;
  private final Archive archive;
  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING_MAX),
          Thread.ofPlatform().daemon().name("replay").factory());

  public Replays(Boxes boxes, Archive archive) {
    this.boxes = boxes;
    this.archive = archive;
  }

  /// A finished game as JSON, or why it is not told.
  public CompletionStage<Decision<String>> of(TableId table, Viewer viewer) {
    if (!Entities.isName(table)) {
      return refused(Refusals.NOT_FOUND);
    }
    try {
      return CompletableFuture.supplyAsync(() -> tell(table, viewer), thread)
          .exceptionally(failure -> {
            LOG.warn(
                "The game at {} cannot be told again: {}", table, FailureReport.of(failure).text());
            return Decision.reject(HouseRefusals.UNAVAILABLE);
          });
    } catch (RejectedExecutionException e) {
      return refused(HouseRefusals.UNAVAILABLE);
    }
  }

  private static CompletionStage<Decision<String>> refused(Refusal why) {
    return CompletableFuture.completedStage(Decision.reject(why));
  }

  private Decision<String> tell(TableId table, Viewer viewer) {
    return switch (Replay.of(boxes, archive.rows(table, ROWS_MAX), viewer)) {
      case Decision.Refused<Replay>(var why) -> Decision.reject(why);
      case Decision.Accepted<Replay>(var replay) -> Decision.accept(text(replay));
    };
  }

  private static String text(Replay replay) {
    var text = new StringBuilder("{\"table\":").append(Json.write(replay.table()));
    replay
        .events()
        .ifPresent(steps -> text.append(",\"events\":[").append(events(steps)).append(']'));
    var separator = ",\"steps\":[";
    for (var step : replay.steps()) {
      text.append(separator)
          .append("{\"seq\":")
          .append(step.sequence())
          .append(",\"at\":")
          .append(Json.write(step.at()))
          .append(",\"news\":")
          .append(Frames.news(step.news()))
          .append(",\"view\":")
          .append(step.view())
          .append('}');
      separator = ",";
    }
    return text.append("]}").toString();
  }

  /// What stands in several arrays, as it stands in one.
  private static String events(List<String> steps) {
    return steps.stream()
        .map(step -> step.substring(1, step.length() - 1))
        .filter(inner -> !inner.isBlank())
        .collect(Collectors.joining(","));
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
