package parlor.server.cluster;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.server.storage.Database;
import parlor.server.storage.DatabaseSetup;

/// The right to decide for the cluster, as a row in PostgreSQL that one node holds for a while. The
/// database's clock counts, so the nodes' clocks need not agree. All work runs on one thread.
public final class PostgresLease extends Lease {
  private static final Logger LOG = LoggerFactory.getLogger(PostgresLease.class);

  private final LeaseSettings settings;
  private final Database database;
  private final Duration term;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("lease").factory());
  private volatile Optional<Holding> holding = Optional.empty();

  /// Since when we hold it, by our own clock that only runs forward.
  private record Holding(long renewedNanos, Consumer<Optional<Throwable>> whenLost) {}

  public PostgresLease(LeaseSettings settings, ExtendedActorSystem system) {
    this.settings = settings;
    this.database = DatabaseSetup.of(system);
    this.term = Duration.ofMillis(settings.timeoutSettings().heartbeatTimeout().toMillis());
    var interval = settings.timeoutSettings().heartbeatInterval().toMillis();
    var _ = thread.scheduleWithFixedDelay(this::renew, interval, interval, TimeUnit.MILLISECONDS);
    system.registerOnTermination(thread::shutdownNow);
  }

  @Override
  public LeaseSettings getSettings() {
    return settings;
  }

  @Override
  public CompletionStage<Boolean> acquire() {
    return acquire(_ -> {});
  }

  @Override
  public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> whenLost) {
    return CompletableFuture.supplyAsync(() -> take(whenLost), thread)
        .whenComplete((taken, error) ->
            LOG.info(
                "Asked for the lease {} as {}: {}",
                settings.leaseName(),
                settings.ownerName(),
                error == null ? taken : error));
  }

  @Override
  public CompletionStage<Boolean> release() {
    return CompletableFuture.supplyAsync(this::giveBack, thread);
  }

  @Override
  public boolean checkLease() {
    return holding.filter(this::isCurrent).isPresent();
  }

  private boolean take(Consumer<Optional<Throwable>> whenLost) {
    var asked = System.nanoTime();
    var taken =
        database.writeUrgently(handle ->
            handle
                    .createUpdate(
                        """
                        insert into leases (name, owner, held_until)
                        values (:name, :owner, now() + :term * interval '1 millisecond')
                        on conflict (name) do update
                        set owner = excluded.owner, held_until = excluded.held_until
                        where leases.owner = excluded.owner or leases.held_until < now()\
                        """)
                    .bind("name", settings.leaseName())
                    .bind("owner", settings.ownerName())
                    .bind("term", term.toMillis())
                    .execute()
                == 1);
    holding = taken ? Optional.of(new Holding(asked, whenLost)) : Optional.empty();
    return taken;
  }

  private boolean giveBack() {
    holding = Optional.empty();
    database.writeUrgently(handle ->
        handle.execute(
            "delete from leases where name = ? and owner = ?",
            settings.leaseName(),
            settings.ownerName()));
    return true;
  }

  private void renew() {
    holding.ifPresent(held -> {
      try {
        if (!take(held.whenLost())) {
          held.whenLost().accept(Optional.empty());
        }
      } catch (RuntimeException e) {
        // Nothing may leave here, or the lease would never be renewed again.
        giveUpWhenOver(held, e);
      }
    });
  }

  /// A database that does not answer is no loss before our term is over.
  private void giveUpWhenOver(Holding held, RuntimeException error) {
    if (!isCurrent(held)) {
      holding = Optional.empty();
      held.whenLost().accept(Optional.of(error));
    }
  }

  private boolean isCurrent(Holding held) {
    return System.nanoTime() - held.renewedNanos() < term.toNanos();
  }
}
