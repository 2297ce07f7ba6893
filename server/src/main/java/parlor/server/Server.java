package parlor.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.apache.pekko.Done;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.server.cluster.Logouts;
import parlor.server.cluster.Node;
import parlor.server.house.Historian;
import parlor.server.house.PekkoHouse;
import parlor.server.house.Replays;
import parlor.server.house.SystemTiming;
import parlor.server.house.Timing;
import parlor.server.http.Edge;
import parlor.server.identity.Passwords;
import parlor.server.metrics.JavaFigures;
import parlor.server.metrics.Metrics;
import parlor.server.storage.Accounts;
import parlor.server.storage.CannotStart;
import parlor.server.storage.Challenges;
import parlor.server.storage.Database;
import parlor.server.storage.Passkeys;
import parlor.server.storage.Sessions;
import parlor.server.storage.SqlHistory;
import parlor.server.storage.SqlJournal;
import parlor.server.storage.SqlRegister;
import parlor.wire.Shelf;

/// The whole program: database, node, house and edge, put together and taken apart in order.
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  /// Why a node ends when somebody asks for it; for any other reason it ends at once.
  private static final Set<CoordinatedShutdown.Reason> PLANNED =
      Set.of(CoordinatedShutdown.jvmExitReason(), CoordinatedShutdown.unknownReason());

  private static final Duration LOOK_EVERY = Duration.ofMillis(50);

  /// Bots think beside the tables, not in their place.
  private static final int BOT_THREADS =
      Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

  private final Node node;
  private final List<AutoCloseable> parts;
  private final Edge edge;
  private final Management management;
  private final Optional<InetAddress> lan;
  private final AtomicBoolean isReady;
  private final Duration notice;

  private Server(
      Node node,
      List<AutoCloseable> parts,
      Edge edge,
      Management management,
      Optional<InetAddress> lan,
      AtomicBoolean isReady,
      Duration notice) {
    this.node = node;
    this.parts = parts;
    this.edge = edge;
    this.management = management;
    this.lan = lan;
    this.isReady = isReady;
    this.notice = notice;
  }

  /// Starts everything and owns the process: it ends when the server does.
  public static Server start(Settings settings) {
    return start(settings, false, SystemTiming.start(), System::nanoTime);
  }

  /// Starts everything inside another program, such as a test.
  public static Server startAsGuest(Settings settings) {
    return start(settings, true, SystemTiming.start(), System::nanoTime);
  }

  /// Starts everything inside another program, which says what time it is.
  public static Server startAsGuest(Settings settings, Timing timing) {
    var began = timing.now();
    return start(settings, true, timing, () -> Duration.between(began, timing.now()).toNanos());
  }

  private static Server start(
      Settings settings, boolean isGuest, Timing timing, LongSupplier nanos) {
    var isReady = new AtomicBoolean();
    var metrics = new Metrics();
    JavaFigures.register(metrics);
    // First, so that an operator sees a server that is not ready yet.
    var management = management(settings, isReady, metrics);
    try {
      var node =
          isGuest
              ? Node.startAsGuest(settings.node(), settings.database())
              : Node.start(settings.node(), settings.database());
      return start(settings, node, management, isReady, metrics, timing, nanos);
    } catch (RuntimeException e) {
      management.close();
      throw e;
    }
  }

  private static Server start(
      Settings settings,
      Node node,
      Management management,
      AtomicBoolean isReady,
      Metrics metrics,
      Timing timing,
      LongSupplier nanos) {
    var lan = listensAtHome(settings) ? HomeNetwork.address() : Optional.<InetAddress>empty();
    var shelf = Shelf.load();
    var database = node.database();
    var register = new SqlRegister(database, Clock.systemUTC());
    var journal = new SqlJournal(database, Clock.systemUTC());
    var house =
        PekkoHouse.start(
            node.system(),
            new PekkoHouse.Parts(
                shelf::box, journal, register, database.workers(), timing, BOT_THREADS));
    register(metrics, house, register, database);
    var sessions = new Sessions(database, Clock.systemUTC());
    var history = new SqlHistory(database);
    var replays = new Replays(shelf::box, journal);
    var historian = Historian.start(shelf::box, journal, history);
    var cleaning = SessionCleaning.start(sessions, settings.sessionsLast(), Clock.systemUTC());
    var logouts = Logouts.start(node.system());
    var passwords = new Passwords();
    // A clock that another program brought is its own to close.
    AutoCloseable clock = timing instanceof SystemTiming own ? own : () -> {};
    var parts = List.of(house, clock, replays, historian, cleaning, passwords, journal);
    try {
      var edge =
          Edge.start(
              settings,
              lan,
              new Edge.Parts(
                  house,
                  replays,
                  history,
                  sessions,
                  new Accounts(database, Clock.systemUTC()),
                  passwords,
                  new Passkeys(database, Clock.systemUTC()),
                  new Challenges(database, Clock.systemUTC()),
                  logouts,
                  shelf,
                  database.workers(),
                  metrics),
              nanos);
      var server =
          new Server(node, parts, edge, management, lan, isReady, settings.restartNotice());
      server.closeInOrder();
      isReady.set(true);
      return server;
    } catch (CompletionException e) {
      close(parts);
      node.stop();
      throw new CannotStart(
          "Port %d on %s cannot be used: another program has it, perhaps another Parlor. Set PARLOR_PORT to another one."
              .formatted(settings.port(), settings.host()),
          e);
    }
  }

  private static void register(
      Metrics metrics, PekkoHouse house, SqlRegister register, Database database) {
    metrics.gauge("parlor_tables_open", "Open tables of the cluster.", register::countOpen);
    metrics.gauge(
        "parlor_journal_queue", "Writes that wait for the journal.", database::journalQueue);
    metrics.counter("parlor_bot_decisions_total", "Decisions of bots.", house::botDecisions);
    metrics.gauge("parlor_bots_waiting", "Bots that wait to think.", house::botsWaiting);
  }

  private static Management management(Settings settings, AtomicBoolean isReady, Metrics metrics) {
    try {
      return Management.start(
          settings.managementHost(), settings.managementPort(), isReady::get, metrics);
    } catch (IOException e) {
      throw new CannotStart(
          "Port %d on %s cannot be used: another program has it, perhaps another Parlor. Set PARLOR_MANAGEMENT_PORT to another one."
              .formatted(settings.managementPort(), settings.managementHost()),
          e);
    }
  }

  private static boolean listensAtHome(Settings settings) {
    return settings.publicUrl().isEmpty() && settings.host().equals("0.0.0.0");
  }

  /// When the process is told to end: clients first, then tables, then the database.
  private void closeInOrder() {
    var shutdown = CoordinatedShutdown.get(node.system());
    shutdown.addTask(
        CoordinatedShutdown.PhaseBeforeServiceUnbind(),
        "notice",
        () -> later(() -> giveNotice(shutdown.getShutdownReason())));
    shutdown.addTask(CoordinatedShutdown.PhaseServiceUnbind(), "edge", () -> later(edge::close));
    shutdown.addTask(
        CoordinatedShutdown.PhaseBeforeActorSystemTerminate(),
        "house",
        () -> later(() -> close(parts)));
  }

  private static void close(List<AutoCloseable> parts) {
    for (var part : parts) {
      try {
        part.close();
      } catch (Exception e) {
        LOG.warn("A part of the house did not close", e);
      }
    }
  }

  /// Tells people what comes, and waits so long, unless nobody is connected or the end was not
  /// planned.
  private void giveNotice(Optional<CoordinatedShutdown.Reason> why) {
    isReady.set(false);
    var wait = why.filter(PLANNED::contains).isPresent() ? notice : Duration.ZERO;
    edge.announceRestart(wait);
    var end = System.nanoTime() + wait.toNanos();
    try {
      while (edge.connections() > 0 && System.nanoTime() < end) {
        Thread.sleep(LOOK_EVERY);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static CompletionStage<Done> later(Runnable step) {
    return CompletableFuture.supplyAsync(() -> {
      step.run();
      return Done.getInstance();
    });
  }

  /// Where people on this machine reach it.
  public URI address() {
    return URI.create("http://localhost:" + edge.port());
  }

  /// Where phones at home reach it.
  public Optional<URI> lanAddress() {
    return lan.map(address -> URI.create("http://" + address.getHostAddress() + ":" + edge.port()));
  }

  public URI managementAddress() {
    return URI.create("http://localhost:" + management.port());
  }

  /// Ends everything in good order.
  @Override
  public void close() {
    node.stop().toCompletableFuture().join();
    management.close();
  }
}
