package parlor.server.storage;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one database: SQLite in a folder, or PostgreSQL, with the same tables and the same SQL.
public final class Database implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Database.class);

  /// Work that waits for a thread; beyond that callers are told at once.
  private static final int WAITING_MAX = 10_000;

  /// A commit writes a few pages of 4 KB, so the log stays at some megabytes.
  private static final int COMMITS_PER_CHECKPOINT = 256;

  private static final ScopedValue<Connection> CURRENT = ScopedValue.newInstance();

  private final DatabaseSettings settings;
  private final Pools pools;
  private final Optional<EmbeddedFolder> folder;
  private final SharedCommits commits;
  private final Jdbi reads;
  private final Jdbi writes;
  private final ThreadPoolExecutor workers;
  private final AtomicBoolean isAlmostMoved = new AtomicBoolean();
  private final AtomicBoolean failed = new AtomicBoolean();

  /// Commits since the log was last moved; only the writer counts them.
  private int uncheckpointed;

  private volatile Runnable onFailure = () -> {};
  private volatile IntSupplier journalQueue = () -> 0;

  private Database(DatabaseSettings settings, Pools pools, Optional<EmbeddedFolder> folder) {
    this.settings = settings;
    this.pools = pools;
    this.folder = folder;
    this.reads = Jdbi.create(pools.reads());
    this.writes = Jdbi.create(new CurrentConnection());
    this.workers = workers(pools.workers());
    this.commits =
        new SharedCommits(
            WAITING_MAX,
            work -> transact(pools.journal(), work),
            this::checkpointSometimes,
            this::fail);
  }

  /// Opens the database and brings its tables up to date, or explains why that cannot be.
  public static Database open(DatabaseSettings settings) {
    return switch (settings) {
      case DatabaseSettings.Embedded embedded -> open(embedded);
      case DatabaseSettings.Postgres postgres ->
          new Database(settings, Pools.postgres(postgres), Optional.empty());
    };
  }

  private static Database open(DatabaseSettings.Embedded settings) {
    var folder = EmbeddedFolder.lock(settings.folder());
    try {
      return new Database(settings, Pools.sqlite(folder), Optional.of(folder));
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  public DatabaseSettings settings() {
    return settings;
  }

  /// How many writes of the journal wait.
  public int journalQueue() {
    return journalQueue.getAsInt();
  }

  void watchJournal(IntSupplier queue) {
    journalQueue = queue;
  }

  /// Threads for work that blocks; refuses when too much waits.
  public Executor workers() {
    return workers;
  }

  /// Whether anything can still be stored. Once the disk has failed it stays false.
  public boolean isSound() {
    return !failed.get();
  }

  /// What to do when the disk has failed: end the process, so that the next one starts from what is
  /// really stored.
  public void whenFailed(Runnable action) {
    onFailure = action;
    if (!isSound()) {
      action.run();
    }
  }

  /// Reads; blocks.
  public <T> T read(Function<Handle, T> work) {
    try {
      return reads.withHandle(work::apply);
    } catch (JdbiException e) {
      throw new StorageFailure("The database did not answer.", e);
    }
  }

  /// Writes in one transaction, which should begin with a write; blocks until it is durable.
  public <T> T write(Function<Handle, T> work) {
    return write(pools.writes(), work);
  }

  /// The same without blocking. What follows may run on the thread that writes for all, so it must
  /// not block either.
  public <T> CompletionStage<T> store(Function<Handle, T> work) {
    if (folder.isEmpty()) {
      try {
        return CompletableFuture.supplyAsync(() -> write(work), workers);
      } catch (RuntimeException e) {
        // Too much waits for a thread.
        return CompletableFuture.failedStage(e);
      }
    }
    var stored = new CompletableFuture<T>();
    commits
        .submit(connection -> withHandle(connection, work))
        .whenComplete((result, failure) -> {
          if (failure == null) {
            stored.complete(result);
          } else {
            stored.completeExceptionally(
                failure instanceof SQLException ? notStored(failure) : failure);
          }
        });
    return stored;
  }

  private static StorageFailure notStored(Throwable why) {
    return new StorageFailure("The database did not store it.", why);
  }

  /// The same for what must not wait behind others: a connection is kept for it on PostgreSQL.
  public <T> T writeUrgently(Function<Handle, T> work) {
    return write(pools.journal(), work);
  }

  private <T> T write(HikariDataSource pool, Function<Handle, T> work) {
    try {
      return commit(pool, connection -> withHandle(connection, work));
    } catch (SQLException e) {
      throw notStored(e);
    }
  }

  /// Work of the journal; completes when it is durable. SQLite has one connection for all who
  /// write, who share its transactions; on PostgreSQL the journal need not share its own.
  <T> CompletionStage<T> submit(Transaction<T> work) {
    return commits.submit(work);
  }

  interface Transaction<T> {
    T run(Connection connection) throws SQLException;
  }

  private <T> T commit(HikariDataSource pool, Transaction<T> work) throws SQLException {
    return folder.isPresent() ? commits.commit(work) : transact(pool, work);
  }

  private <T> T transact(HikariDataSource pool, Transaction<T> work) throws SQLException {
    if (!isSound()) {
      throw new SQLException("The disk has failed; nothing is stored until the next start.");
    }
    try (var connection = pool.getConnection()) {
      try {
        connection.setAutoCommit(false);
        var result = work.run(connection);
        connection.commit();
        return result;
      } catch (SQLException e) {
        giveUp(pool, connection, e);
        throw e;
      }
    } catch (SQLException e) {
      if (Fault.of(e) != Fault.ROW) {
        LOG.warn("A commit failed: {}", Fault.reason(e));
      }
      throw e;
    }
  }

  private <T> T withHandle(Connection connection, Function<Handle, T> work) throws SQLException {
    try {
      return ScopedValue.where(CURRENT, connection).call(() -> writes.withHandle(work::apply));
    } catch (JdbiException e) {
      throw e.getCause() instanceof SQLException cause ? cause : new SQLException(e);
    }
  }

  /// The connection whose transaction runs on this thread; it is not ours to close.
  private static final class CurrentConnection implements ConnectionFactory {
    @Override
    public Connection openConnection() {
      return CURRENT.get();
    }

    @Override
    public void closeConnection(Connection connection) {}
  }

  private void giveUp(HikariDataSource pool, Connection connection, SQLException error)
      throws SQLException {
    switch (Fault.of(error)) {
      case ROW -> connection.rollback();
      case CONNECTION -> pool.evictConnection(connection);
      case STORAGE -> {
        pool.evictConnection(connection);
        fail(error);
      }
    }
  }

  /// Moves the log into the database now and then, while others go on writing to it. When that is
  /// done little is left, which the writer moves itself: only then the log begins anew and does not
  /// grow for ever.
  private void checkpointSometimes() {
    if (folder.isEmpty()) {
      return;
    }
    if (isAlmostMoved.getAndSet(false)) {
      checkpoint(pools.journal());
    } else if (++uncheckpointed == COMMITS_PER_CHECKPOINT) {
      uncheckpointed = 0;
      checkpointBeside();
    }
  }

  private void checkpointBeside() {
    try {
      workers.execute(() -> {
        checkpoint(pools.reads());
        isAlmostMoved.set(true);
      });
    } catch (RuntimeException e) {
      LOG.debug("Nobody is free to move the log; its writer does", e);
      isAlmostMoved.set(true);
    }
  }

  /// What was committed is safe whatever comes of this, so an error only stops what comes next.
  private void checkpoint(HikariDataSource pool) {
    if (!isSound()) {
      return;
    }
    try (var connection = pool.getConnection();
        var statement = connection.createStatement()) {
      statement.execute("pragma wal_checkpoint(passive)");
    } catch (SQLException e) {
      LOG.warn("The write-ahead log could not be moved into the database", e);
      if (Fault.of(e) == Fault.STORAGE) {
        fail(e);
      }
    }
  }

  private void fail(Throwable error) {
    if (failed.compareAndSet(false, true)) {
      LOG.error("The disk or its writer has failed: nothing more is stored or acknowledged", error);
      onFailure.run();
    }
  }

  private static ThreadPoolExecutor workers(int threads) {
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(WAITING_MAX),
        Thread.ofPlatform().daemon().name("database-", 0).factory(),
        (_, pool) -> {
          throw new StorageFailure(
              pool.isShutdown()
                  ? "The database is closed."
                  : "The database is busy: too much is waiting for it.");
        });
  }

  @Override
  public void close() {
    workers.shutdownNow();
    commits.close();
    pools.close();
    folder.ifPresent(EmbeddedFolder::close);
  }
}
