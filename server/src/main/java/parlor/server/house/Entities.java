package parlor.server.house;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.RecipientRef;
import org.apache.pekko.actor.typed.Scheduler;
import org.apache.pekko.actor.typed.scaladsl.AskPattern;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.util.Timeout;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.engine.Viewer;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.Refusals;
import parlor.tables.TableId;
import scala.concurrent.ExecutionContext;
import scala.util.Try;

/// The tables as actors, wherever in the cluster each one is.
final class Entities {
  private static final Logger LOG = LoggerFactory.getLogger(Entities.class);
  private static final EntityTypeKey<TableMessage> TYPE =
      EntityTypeKey.create(TableMessage.class, "table");

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9-]{1,64}");

  private final ClusterSharding sharding;
  private final Residents residents;
  private final Scheduler scheduler;

  /// A table that moves to another node answers later; then the sender tries again.
  private final Timeout answerWithin;

  private Entities(
      ClusterSharding sharding, Residents residents, Scheduler scheduler, Timeout answerWithin) {
    this.sharding = sharding;
    this.residents = residents;
    this.scheduler = scheduler;
    this.answerWithin = answerWithin;
  }

  static Entities start(ActorSystem<?> system, Rooms rooms) {
    var sharding = ClusterSharding.get(system);
    sharding.init(
        Entity.of(
                TYPE,
                entity ->
                    TableEntity.create(new TableId(entity.getEntityId()), entity.getShard(), rooms))
            .withStopMessage(new TableMessage.Stop()));
    return new Entities(
        sharding,
        rooms.residents(),
        system.scheduler(),
        Timeout.create(system.settings().config().getDuration("parlor.house.answer-within")));
  }

  CompletionStage<Reply> send(TableId table, Command command) {
    return ask(table, to -> new TableMessage.Do(command, to));
  }

  CompletionStage<Reply> look(TableId table, PlayerId player, Viewer viewer) {
    return ask(table, to -> new TableMessage.Look(player, viewer, to));
  }

  CompletionStage<Reply> inquire(TableId table, PlayerId player) {
    return ask(table, to -> new TableMessage.Inquire(player, to));
  }

  /// Asks how a person stands to a table, and that it leaves them to a rival for a while if they do
  /// not play there.
  CompletionStage<Reply> contest(TableId table, PlayerId player, TableId rival) {
    return ask(table, to -> new TableMessage.Contest(player, rival, to));
  }

  void tell(TableId table, TableMessage message) {
    var _ = reach(table, to -> to.tell(message));
  }

  Duration answersWithin() {
    return Duration.ofMillis(answerWithin.duration().toMillis());
  }

  static boolean isName(TableId table) {
    return NAME.matcher(table.value()).matches();
  }

  private CompletionStage<Reply> ask(
      TableId table, Function<ActorRef<Reply>, TableMessage> message) {
    var answer = new CompletableFuture<Reply>();
    if (!reach(table, to -> ask(to, table, message, answer))) {
      answer.complete(Replies.refused(Refusals.NOT_FOUND));
    }
    return answer;
  }

  /// Speaks to a table, directly if it lives here, and else by way of its shard, which wakes it.
  /// False if there can be no such table.
  private boolean reach(TableId table, Consumer<RecipientRef<TableMessage>> speaking) {
    if (residents.reach(table, speaking::accept)) {
      return true;
    }
    if (!isName(table)) {
      return false;
    }
    speaking.accept(sharding.entityRefFor(TYPE, table.value()));
    return true;
  }

  /// The stage of Pekko's `ask` for Java hands every step to another pool's thread; this one does
  /// not.
  private void ask(
      RecipientRef<TableMessage> to,
      TableId table,
      Function<ActorRef<Reply>, TableMessage> message,
      CompletableFuture<Reply> answer) {
    new AskPattern.Askable<>(to)
        .<Reply>ask(message::apply, answerWithin, scheduler)
        .onComplete(
            result -> answer.complete(result.isSuccess() ? result.get() : silence(table, result)),
            ExecutionContext.parasitic$.MODULE$);
  }

  private static Reply silence(TableId table, Try<Reply> result) {
    LOG.warn("Table {} did not answer: {}", table, result.failed().get().toString());
    return new Reply.Unknown();
  }
}
