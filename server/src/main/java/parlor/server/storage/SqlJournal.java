package parlor.server.storage;

import com.typesafe.config.Config;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.persistence.journal.japi.AsyncWriteJournal;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import org.apache.pekko.serialization.Serializers;
import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;
import scala.jdk.javaapi.FutureConverters;

/// Pekko's journal in our own table: many tables share one commit, rows are readable JSON.
public final class SqlJournal extends AsyncWriteJournal {
  private static final int PAGE = 500;

  private final Database database = DatabaseSetup.of(context().system());
  private final Serialization serialization = SerializationExtension.get(context().system());
  private final Map<String, CompletionStage<?>> underWay = new ConcurrentHashMap<>();
  private final GroupCommit writer;

  public SqlJournal(Config config) {
    this.writer = new GroupCommit(database, config.getInt("waiting-writes-max"));
  }

  @Override
  public void postStop() throws Exception {
    writer.close();
    super.postStop();
  }

  /// All writes of one call belong to one entity. Those that cannot be serialized are rejected one
  /// by one; of the others all are stored or none.
  @Override
  public Future<Iterable<Optional<Exception>>> doAsyncWriteMessages(
      Iterable<AtomicWrite> messages) {
    var rows = new ArrayList<Row>();
    var rejections = new ArrayList<Optional<Exception>>();
    var table = "";
    for (var message : messages) {
      table = message.persistenceId();
      try {
        rows.addAll(rows(message));
        rejections.add(Optional.empty());
      } catch (Exception e) {
        rejections.add(Optional.of(e));
      }
    }
    var stored =
        rows.isEmpty() ? CompletableFuture.<Void>completedStage(null) : writer.append(rows);
    remember(table, stored);
    return FutureConverters.asScala(stored.thenApply(_ -> rejections));
  }

  @Override
  public Future<Void> doAsyncDeleteMessagesTo(String table, long to) {
    var deleted = writer.trim(table, to);
    remember(table, deleted);
    return FutureConverters.asScala(deleted);
  }

  /// An entity that was restarted asks while its last write may still be waiting: that comes first.
  @Override
  public Future<Long> doAsyncReadHighestSequenceNr(String table, long from) {
    var before = underWay.getOrDefault(table, CompletableFuture.completedStage(null));
    return FutureConverters.asScala(
        before
            .handle((_, _) -> table)
            .thenApplyAsync(
                id -> database.read(handle -> JournalTable.highest(handle, id)),
                database.workers()));
  }

  @Override
  public Future<Void> doAsyncReplayMessages(
      String table, long from, long to, long max, Consumer<PersistentRepr> replay) {
    return FutureConverters.asScala(
        CompletableFuture.runAsync(() -> replay(table, from, to, max, replay), database.workers()));
  }

  private void replay(String table, long from, long to, long max, Consumer<PersistentRepr> replay) {
    var next = from;
    var left = max;
    var last = 0L;
    while (left > 0 && next <= to) {
      var start = next;
      var limit = (int) Math.min(left, PAGE);
      var page = database.read(handle -> JournalTable.read(handle, table, start, to, limit));
      for (var row : page) {
        // Rows are deleted from the first on, so that one that is missing was lost.
        var isNext = row.sequence() == last + 1 || last == 0;
        replay.accept(message(isNext ? row : row.damaged()));
        last = row.sequence();
      }
      if (page.size() < limit) {
        return;
      }
      left -= page.size();
      next = page.getLast().sequence() + 1;
    }
  }

  private void remember(String table, CompletionStage<?> work) {
    underWay.put(table, work);
    work.whenComplete((_, _) -> underWay.remove(table, work));
  }

  private List<Row> rows(AtomicWrite write) {
    var now = Instant.now();
    return CollectionConverters.asJava(write.payload()).stream()
        .map(message -> row(message, now))
        .toList();
  }

  private Row row(PersistentRepr message, Instant now) {
    if (!message.manifest().isEmpty() || message.metadata().isDefined()) {
      throw new IllegalArgumentException("event adapters and metadata are not stored here");
    }
    var payload = message.payload();
    var serializer = serialization.findSerializerFor(payload);
    return new Row(
        message.persistenceId(),
        message.sequenceNr(),
        now,
        Serializers.manifestFor(serializer, payload),
        serializer.identifier(),
        Payload.of(serialization.serialize(payload).get()),
        message.writerUuid());
  }

  private PersistentRepr message(Row row) {
    // Whoever reads a damaged row finds no event in it, and stops alone.
    var payload =
        row.payload() instanceof Payload.Damaged damaged
            ? damaged
            : serialization
                .deserialize(row.payload().toBytes(), row.serializer(), row.type())
                .get();
    return PersistentRepr.apply(
            payload,
            row.sequence(),
            row.table(),
            PersistentRepr.Undefined(),
            false,
            ActorRef.noSender(),
            row.writer())
        .withTimestamp(row.at().toEpochMilli());
  }
}
