package parlor.bench;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.util.concurrent.TimeUnit;

/// The load generator's sockets, all on one event loop: it takes one core at most, and needs no
/// locks.
final class Clients implements AutoCloseable {
  private final EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final Bootstrap bootstrap =
      new Bootstrap()
          .group(loop)
          .channel(NioSocketChannel.class)
          .option(ChannelOption.TCP_NODELAY, true);

  /// Opens a line to this machine.
  void connect(int port, Line line) {
    var _ = bootstrap.clone().handler(line).connect("127.0.0.1", port);
  }

  /// Does something on the event loop.
  void run(Runnable task) {
    loop.execute(task);
  }

  void later(long millis, Runnable task) {
    var _ = loop.schedule(task, millis, TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    loop.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
