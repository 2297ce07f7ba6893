package parlor.bench;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpVersion;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/// Requests with JSON to one server on this machine, over a few lines that stay open. Lives on the
/// generator's event loop.
final class Http {
  /// More at once would only wait for each other.
  static final int FEW_LINES = 32;

  private static final int ANSWER_MAX = 1 << 20;

  private final Clients clients;
  private final int port;
  private final int linesMax;
  private final Deque<Request> waiting = new ArrayDeque<>();
  private final Deque<Channel> free = new ArrayDeque<>();
  private int lines;

  private record Request(
      String path, String token, String body, CompletableFuture<String> answer) {}

  Http(Clients clients, int port, int linesMax) {
    this.clients = clients;
    this.port = port;
    this.linesMax = linesMax;
  }

  /// Sends a request, on the event loop; the answer comes there as well.
  CompletableFuture<String> post(String path, String token, String body) {
    var request = new Request(path, token, body, new CompletableFuture<>());
    waiting.add(request);
    if (free.isEmpty() && lines < linesMax) {
      lines++;
      clients.connect(port, new Opening());
    } else {
      sendNext();
    }
    return request.answer();
  }

  private void sendNext() {
    if (waiting.isEmpty() || free.isEmpty()) {
      return;
    }
    var line = free.remove();
    var request = waiting.remove();
    line.pipeline().get(Answers.class).asked = request;
    var body = Unpooled.copiedBuffer(request.body(), StandardCharsets.UTF_8);
    var message =
        new DefaultFullHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.POST, request.path(), body);
    message
        .headers()
        .set(HttpHeaderNames.HOST, "127.0.0.1:" + port)
        .set(HttpHeaderNames.CONTENT_TYPE, "application/json")
        .set(HttpHeaderNames.CONTENT_LENGTH, body.readableBytes());
    if (!request.token().isEmpty()) {
      message.headers().set(HttpHeaderNames.AUTHORIZATION, "Bearer " + request.token());
    }
    var _ = line.writeAndFlush(message);
  }

  private final class Opening extends ChannelInitializer<Channel> {
    @Override
    protected void initChannel(Channel line) {
      line.pipeline()
          .addLast(new HttpClientCodec(), new HttpObjectAggregator(ANSWER_MAX), new Answers());
    }
  }

  private final class Answers extends SimpleChannelInboundHandler<FullHttpResponse> {
    private Request asked = new Request("", "", "", new CompletableFuture<>());

    @Override
    public void channelActive(ChannelHandlerContext context) {
      free.add(context.channel());
      sendNext();
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, FullHttpResponse response) {
      var text = response.content().toString(StandardCharsets.UTF_8);
      var answered = asked;
      free.add(context.channel());
      sendNext();
      if (response.status().code() < 300) {
        answered.answer().complete(text);
      } else {
        fail(answered, "answered " + text);
      }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
      lines--;
      free.remove(context.channel());
      fail(asked, "was not answered");
    }

    private void fail(Request request, String how) {
      request.answer().completeExceptionally(new IllegalStateException(request.path() + " " + how));
    }
  }

  /// The text of a field.
  static String find(String field, String json) {
    var matcher = Pattern.compile("\"" + field + "\":\"([^\"]*)\"").matcher(json);
    if (!matcher.find()) {
      throw new IllegalStateException("no " + field + " in " + json);
    }
    return matcher.group(1);
  }
}
