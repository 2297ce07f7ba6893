package parlor.bench;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/// The load generator's sockets, all on one event loop: it takes one core at most, and needs no
/// locks.
final class Clients implements AutoCloseable {
  private static final int PATIENCE_MINUTES = 2;

  private final EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final Bootstrap bootstrap =
      new Bootstrap()
          .group(loop)
          .channel(NioSocketChannel.class)
          .option(ChannelOption.TCP_NODELAY, true);

  /// Opens a line to this machine.
  void connect(int port, ChannelHandler line) {
    var _ = bootstrap.clone().handler(line).connect("127.0.0.1", port);
  }

  /// Does something on the event loop.
  void run(Runnable task) {
    loop.execute(task);
  }

  /// Has each do something, on the event loop, and waits until all have done it.
  <T> void await(List<T> all, Function<T, CompletableFuture<Void>> doing) {
    await(all, all.size(), doing, () -> {});
  }

  /// The same with only so many at once: whoever comes next begins when another has done.
  <T> void await(List<T> all, int atOnce, Function<T, CompletableFuture<Void>> doing) {
    await(all, atOnce, doing, () -> {});
  }

  /// @param whenPlaceIsFree done each time that nobody is left who could take a place
  <T> void await(
      List<T> all,
      int atOnce,
      Function<T, CompletableFuture<Void>> doing,
      Runnable whenPlaceIsFree) {
    var done = new CompletableFuture<Void>();
    run(() -> {
      var left = new ArrayDeque<>(all);
      var places = new CompletableFuture<?>[Math.min(atOnce, all.size())];
      Arrays.setAll(places, _ -> oneByOne(left, doing, whenPlaceIsFree));
      passOn(CompletableFuture.allOf(places), done);
    });
    done.orTimeout(PATIENCE_MINUTES, TimeUnit.MINUTES).join();
  }

  private static <T> CompletableFuture<Void> oneByOne(
      Deque<T> left, Function<T, CompletableFuture<Void>> doing, Runnable whenPlaceIsFree) {
    while (!left.isEmpty()) {
      var done = doing.apply(left.remove());
      if (!done.isDone()) {
        return done.thenCompose(_ -> oneByOne(left, doing, whenPlaceIsFree));
      }
      if (done.isCompletedExceptionally()) {
        return done;
      }
    }
    whenPlaceIsFree.run();
    return CompletableFuture.completedFuture(null);
  }

  static void passOn(CompletableFuture<Void> from, CompletableFuture<Void> to) {
    var _ =
        from.whenComplete((_, failure) -> {
          if (failure == null) {
            to.complete(null);
          } else {
            to.completeExceptionally(failure);
          }
        });
  }

  void later(long millis, Runnable task) {
    var _ = loop.schedule(task, millis, TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    loop.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
