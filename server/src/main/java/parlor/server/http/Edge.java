package parlor.server.http;

import io.vertx.core.DeploymentOptions;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import parlor.server.Settings;
import parlor.server.cluster.Logouts;
import parlor.server.house.History;
import parlor.server.house.House;
import parlor.server.house.Replays;
import parlor.server.identity.Passwords;
import parlor.server.metrics.Metrics;
import parlor.server.storage.Accounts;
import parlor.server.storage.Challenges;
import parlor.server.storage.Passkeys;
import parlor.server.storage.Sessions;
import parlor.wire.Shelf;

/// Where the server meets the world: HTTP, sockets and the pages of the client, on as many event
/// loops as there are cores.
public final class Edge implements AutoCloseable {
  private static final Duration CLOSING_MAX = Duration.ofSeconds(3);

  private final Vertx vertx;
  private final LiveSockets sockets;
  private final int port;

  /// What the edge is put in front of.
  ///
  /// @param blocking threads for calls of the sessions
  public record Parts(
      House house,
      Replays replays,
      History history,
      Sessions sessions,
      Accounts accounts,
      Passwords passwords,
      Passkeys passkeys,
      Challenges challenges,
      Logouts logouts,
      Shelf shelf,
      Executor blocking,
      Metrics metrics) {}

  private Edge(Vertx vertx, LiveSockets sockets, int port) {
    this.vertx = vertx;
    this.sockets = sockets;
    this.port = port;
  }

  /// Begins to listen; returns once everybody is served.
  ///
  /// @param lan this machine's address in the home network, if the server listens there
  public static Edge start(Settings settings, Optional<InetAddress> lan, Parts parts) {
    return start(settings, lan, parts, System::nanoTime);
  }

  /// The same by another clock, which counts nanoseconds from anywhere.
  public static Edge start(
      Settings settings, Optional<InetAddress> lan, Parts parts, LongSupplier nanos) {
    var loops = Runtime.getRuntime().availableProcessors();
    var vertx =
        Vertx.vertx(
            new VertxOptions()
                .setEventLoopPoolSize(loops)
                .setFileSystemOptions(
                    new FileSystemOptions()
                        .setClassPathResolvingEnabled(false)
                        .setFileCachingEnabled(false)));
    var context = context(settings, lan, parts, nanos);
    parts.logouts().listen(context.sockets()::closeAllOf);
    try {
      vertx
          .deployVerticle(
              () -> new HttpVerticle(context), new DeploymentOptions().setInstances(loops))
          .await(30, TimeUnit.SECONDS);
    } catch (Exception e) {
      vertx.close();
      throw e instanceof RuntimeException unchecked ? unchecked : new CompletionException(e);
    }
    return new Edge(vertx, context.sockets(), context.listening().join());
  }

  private static EdgeContext context(
      Settings settings, Optional<InetAddress> lan, Parts parts, LongSupplier nanos) {
    var began = nanos.getAsLong();
    var sockets = new LiveSockets();
    var origins = new ArrayList<>(settings.origins());
    settings.publicUrl().ifPresent(url -> origins.add(url.toString()));
    return new EdgeContext(
        settings.host(),
        settings.port() == 0 ? -1 : settings.port(),
        parts,
        new Callers(settings.trustedProxies(), settings.isHttps()),
        new Origins(origins),
        new RateLimits(
            settings.limitsRates(), settings.rateExempt(), () -> nanos.getAsLong() - began),
        new Links(settings.publicUrl(), lan),
        sockets,
        new Figures(parts.metrics(), sockets),
        new ClientFiles(settings.publicUrl().map(URI::toString).orElse("")),
        new GameRoutes(parts.shelf()),
        new CompletableFuture<>());
  }

  /// Where it listens.
  public int port() {
    return port;
  }

  /// Tells every client that the server is about to go, for a while.
  public void announceRestart(Duration in) {
    sockets.announceRestart(in);
  }

  /// How many sockets are open.
  public int connections() {
    return sockets.count();
  }

  /// Ends all sockets, so that clients try again, and listens no more.
  @Override
  public void close() {
    sockets.endAll();
    try {
      vertx.close().await(CLOSING_MAX.toMillis(), TimeUnit.MILLISECONDS);
    } catch (Exception e) {
      throw new IllegalStateException("The edge did not close in time", e);
    }
  }
}
