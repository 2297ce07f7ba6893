package parlor.server.http;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/// Carries work that blocks to other threads, and its result back to the event loop.
record Blocking(Vertx vertx, Executor threads) {
  <T> Future<T> run(Supplier<T> work) {
    try {
      return onLoop(CompletableFuture.supplyAsync(work, threads));
    } catch (RuntimeException e) {
      // The threads' queue is full.
      return Future.failedFuture(e);
    }
  }

  /// The result of a stage, handled on the caller's event loop.
  <T> Future<T> onLoop(CompletionStage<T> stage) {
    return Future.fromCompletionStage(stage, vertx.getOrCreateContext());
  }
}
