package parlor.server.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.netty.util.ByteProcessor;
import io.netty.util.ReferenceCountUtil;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.net.impl.ConnectionBase;
import java.nio.charset.StandardCharsets;

/// Ends a line on which a header comes that is `Content-Length` but for its `L`, such as
/// `Content-Xength`. Vert.x up to 5.1.9 takes it for the real one (CVE-2026-102479), while a proxy
/// passes it on like any other: the two would disagree where a request ends. To be deleted with
/// Vert.x 5.1.10.
final class HeadGuard extends ChannelInboundHandlerAdapter implements ByteProcessor {
  private static final byte[] NAME = "content-length".getBytes(StandardCharsets.US_ASCII);

  /// The place of the letter that is not compared.
  private static final int UNCHECKED = "content-".length();

  private static final int LOWER_CASE = 0x20;
  private static final byte[] REFUSAL =
      "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
          .getBytes(StandardCharsets.US_ASCII);

  /// How much of the name the last bytes are, and the letter in place of the `L`.
  private int matched;

  private int letter;
  private boolean isOver;

  private HeadGuard() {}

  /// Watches over a line from its first byte on.
  static void watch(HttpConnection connection) {
    if (connection instanceof ConnectionBase base) {
      base.channel().pipeline().addFirst(new HeadGuard());
    }
  }

  /// There are no more heads on this line.
  static void leave(ChannelPipeline line) {
    if (line.get(HeadGuard.class) != null) {
      line.remove(HeadGuard.class);
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (message instanceof ByteBuf bytes && !isOver && bytes.forEachByte(this) >= 0) {
      isOver = true;
      context
          .writeAndFlush(Unpooled.wrappedBuffer(REFUSAL))
          .addListener(ChannelFutureListener.CLOSE);
    }
    if (isOver) {
      ReferenceCountUtil.release(message);
    } else {
      context.fireChannelRead(message);
    }
  }

  /// Whether all is well up to this byte.
  @Override
  public boolean process(byte value) {
    var next = value | LOWER_CASE;
    if (matched == UNCHECKED) {
      letter = next;
      matched++;
    } else if (next == NAME[matched]) {
      matched++;
    } else if (matched == UNCHECKED + 1 && letter == NAME[0] && next == NAME[1]) {
      // The letter was the first of another name.
      matched = 2;
    } else {
      matched = next == NAME[0] ? 1 : 0;
    }
    if (matched < NAME.length) {
      return true;
    }
    matched = 0;
    return letter == NAME[UNCHECKED];
  }
}
