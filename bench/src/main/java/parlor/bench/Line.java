package parlor.bench;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// One WebSocket as a load generator needs it: frames to send are built once, and frames that come
/// are looked at where they lie. Lives on one event loop.
final class Line extends ByteToMessageDecoder {
  private static final byte[] HEAD_END = {'\r', '\n', '\r', '\n'};
  private static final int TEXT = 0x81;
  private static final int BINARY = 0x82;
  private static final int PONG = 0x8A;
  private static final int OPCODE = 0x0F;
  private static final int CLOSE = 8;
  private static final int PING = 9;

  private final String path;
  private final String headers;
  private final Listener listener;

  @SuppressWarnings("NullAway.Init") // There is one before anything else happens.
  private Channel channel;

  private boolean isOpen;

  /// Who listens to a line, on its event loop.
  interface Listener {
    /// The line is open, and frames can be sent.
    default void opened(Line line) {}

    /// A frame of `length` bytes lies in `bytes` at `start`; it is gone afterwards.
    void heard(Line line, ByteBuf bytes, int start, int length);

    /// The line has ended, or never came to be.
    void ended(Line line, String why);
  }

  /// @param headers further lines of the request's head, each with its line end
  Line(String path, String headers, Listener listener) {
    this.path = path;
    this.headers = headers;
    this.listener = listener;
  }

  /// A text frame that can be sent any number of times, by any number of lines.
  static ByteBuf text(String text) {
    return frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  static ByteBuf binary(byte... bytes) {
    return frame(BINARY, bytes);
  }

  /// The mask is zero, so that the bytes stay as they are.
  private static ByteBuf frame(int kind, byte[] payload) {
    var frame = Unpooled.buffer(payload.length + 8);
    frame.writeByte(kind);
    if (payload.length < 126) {
      frame.writeByte(0x80 | payload.length);
    } else {
      frame.writeByte(0x80 | 126).writeShort(payload.length);
    }
    frame.writeInt(0).writeBytes(payload);
    return Unpooled.unreleasableBuffer(frame);
  }

  void send(ByteBuf frame) {
    var _ = channel.writeAndFlush(frame.duplicate());
  }

  void close() {
    isOpen = false;
    var _ = channel.close();
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    channel = context.channel();
    var request =
        "GET "
            + path
            + " HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            + headers
            + "\r\n";
    var _ = channel.writeAndFlush(Unpooled.copiedBuffer(request, StandardCharsets.ISO_8859_1));
  }

  @Override
  protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> none) {
    if (isOpen) {
      takeFrame(in);
    } else {
      takeHead(in);
    }
  }

  private void takeHead(ByteBuf in) {
    var text = in.toString(StandardCharsets.ISO_8859_1);
    var end = text.indexOf(new String(HEAD_END, StandardCharsets.ISO_8859_1));
    if (end < 0) {
      return;
    }
    in.skipBytes(end + HEAD_END.length);
    if (text.startsWith("HTTP/1.1 101")) {
      isOpen = true;
      listener.opened(this);
    } else {
      in.skipBytes(in.readableBytes());
      var _ = channel.close();
      listener.ended(this, text);
    }
  }

  private void takeFrame(ByteBuf in) {
    var start = in.readerIndex();
    if (in.readableBytes() < 2) {
      return;
    }
    var head = 2;
    long length = in.getByte(start + 1) & 0x7F;
    if (length >= 126) {
      head = length == 126 ? 4 : 10;
      if (in.readableBytes() < head) {
        return;
      }
      length = head == 4 ? in.getUnsignedShort(start + 2) : in.getLong(start + 2);
    }
    if (in.readableBytes() < head + length) {
      return;
    }
    in.skipBytes(head + (int) length);
    switch (in.getByte(start) & OPCODE) {
      case PING -> send(frame(PONG, new byte[0]));
      case CLOSE -> {
        isOpen = false;
        var _ = channel.close();
        var reason = in.toString(start + head, (int) length, StandardCharsets.UTF_8);
        listener.ended(this, "the server has closed it: " + reason);
      }
      default -> listener.heard(this, in, start + head, (int) length);
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    if (isOpen) {
      isOpen = false;
      listener.ended(this, "the server has closed it");
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    listener.ended(this, String.valueOf(cause));
    var _ = channel.close();
  }
}
