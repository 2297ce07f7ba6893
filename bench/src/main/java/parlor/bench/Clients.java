package parlor.bench;

import io.vertx.core.Future;
import io.vertx.core.VertxOptions;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// What the load generators share.
final class Clients {
  private Clients() {}

  /// One event loop, so that the generator takes one core at most and needs no locks.
  static VertxOptions oneLoop() {
    return new VertxOptions().setEventLoopPoolSize(1);
  }

  static <T> T await(Future<T> future) {
    try {
      return future.await(60, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      throw new IllegalStateException("no answer within a minute", e);
    }
  }
}
