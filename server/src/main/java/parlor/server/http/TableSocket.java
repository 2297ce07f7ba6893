package parlor.server.http;

import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.WebSocketFrame;
import io.vertx.core.internal.http.WebSocketInternal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.engine.Viewer;
import parlor.server.house.CloseCode;
import parlor.server.house.House;
import parlor.server.http.Assembly.Piece;
import parlor.tables.Command;

/// One person's live connection to one table: frames in both directions, signs of life, and limits.
final class TableSocket implements House.Listener, Commands.Sender {
  private static final Logger LOG = LoggerFactory.getLogger(TableSocket.class);

  /// Silence after which the server asks whether anybody is there. It is up to a second less, by
  /// chance, so that those who came at the same time are not asked at the same time for ever.
  static final Duration QUIET = Duration.ofSeconds(4);

  private static final Duration LESS_MAX = Duration.ofSeconds(1);

  /// How often [#beat] comes.
  static final Duration BEAT = Duration.ofSeconds(1);

  /// Silence after which nobody is.
  static final Duration GONE = Duration.ofSeconds(15);

  /// How often the table hears that the person is here; more often is no use.
  private static final Duration HERE_EVERY = Duration.ofSeconds(2);

  /// How long a client may take to answer a close frame before the line is cut.
  private static final Duration CLOSING_MAX = Duration.ofSeconds(2);

  private static final int FRAMES_TOGETHER = 32;

  private final Vertx vertx;
  private final ServerWebSocket socket;
  private final Outbox outbox;
  private final Assembly assembly = new Assembly();
  private final TokenBucket allowance;
  private final LongSupplier clock;
  private final LiveSockets live;
  private final AtomicBoolean isClosing = new AtomicBoolean();

  /// After so long an answer counts as lost: the next beat notices it within the time in which one
  /// should have come.
  private final Duration answersWithin;

  private final long quiet =
      QUIET.toNanos() - ThreadLocalRandom.current().nextLong(LESS_MAX.toNanos());

  /// The actions that wait for their answer, by id, and since when.
  private final Map<String, Long> unanswered = new ConcurrentHashMap<>();

  private volatile Commands commands;
  private volatile boolean isUncertain;
  private Optional<House.Connection> connection = Optional.empty();
  private long heardAt;
  private long pingedAt;
  private long toldAt;

  TableSocket(
      Vertx vertx,
      ServerWebSocket socket,
      RateLimits limits,
      Commands commands,
      LiveSockets live,
      Duration answersWithin) {
    this.vertx = vertx;
    this.socket = socket;
    this.clock = limits::now;
    this.outbox = new Outbox(socket, clock);
    this.allowance = limits.messages();
    this.commands = commands;
    this.live = live;
    this.answersWithin = answersWithin.minus(BEAT);
    this.heardAt = clock.getAsLong();
    this.pingedAt = heardAt;
    this.toldAt = heardAt;
  }

  /// Begins to listen, on the socket's event loop.
  void open(House.Connection opened, Runnable whenClosed) {
    connection = Optional.of(opened);
    Runnable gone =
        () -> {
          isClosing.set(true);
          // Who loses the line by our own doing has not gone away, and is awaited back.
          if (live.isEnding() || isUncertain) {
            opened.cut();
          } else {
            opened.close();
          }
          whenClosed.run();
        };
    if (socket instanceof WebSocketInternal internal) {
      var line = internal.channelHandlerContext().pipeline();
      HeadGuard.leave(line);
      // Several frames at once, such as an answer and an update, leave together.
      line.addFirst(new FlushConsolidationHandler(FRAMES_TOGETHER, true));
    }
    try {
      socket.frameHandler(this::hear);
      socket.exceptionHandler(this::broken);
      socket.closeHandler(_ -> gone.run());
    } catch (IllegalStateException e) {
      // The client has hung up already.
      gone.run();
    }
  }

  private void hear(WebSocketFrame frame) {
    if (isClosing.get() || frame.isClose()) {
      return;
    }
    var now = clock.getAsLong();
    heardAt = now;
    if (now - toldAt >= HERE_EVERY.toNanos()) {
      toldAt = now;
      connection.ifPresent(House.Connection::here);
    }
    if (!allowance.take(now).isZero()) {
      close(CloseCode.TOO_MANY);
      hearNoMore();
      return;
    }
    switch (assembly.add(frame)) {
      case Piece.Unfinished() -> {}
      case Piece.Violation(var code) -> close(code);
      case Piece.Message(var text) -> understand(text);
    }
  }

  /// What a flood still brings is left where it is, until the line is cut. So nobody hears when the
  /// other end has gone, and the table is told now: they may come back at once.
  private void hearNoMore() {
    connection.ifPresent(House.Connection::close);
    if (socket instanceof WebSocketInternal internal) {
      internal.channelHandlerContext().channel().config().setAutoRead(false);
    }
  }

  private void understand(String text) {
    var frame = ClientFrame.read(text);
    if (frame.isEmpty()) {
      var refused = ServerFrame.Refused.of(ClientFrame.idIn(text), Problem.MALFORMED.why());
      frame(refused.json());
      return;
    }
    Future<?> answered = commands.answer(frame.get(), this);
    answered.onFailure(failure -> {
      LOG.warn("A command was not answered", failure);
      uncertain();
    });
  }

  /// Something that is not even a frame.
  private void broken(Throwable cause) {
    if (cause instanceof CorruptedWebSocketFrameException corrupt) {
      close(
          switch (corrupt.closeStatus().code()) {
            case 1007 -> CloseCode.NOT_UTF_8;
            case 1009 -> CloseCode.TOO_BIG;
            default -> CloseCode.NOT_THE_PROTOCOL;
          });
    }
  }

  /// The program stood still and could hear nobody: everyone is asked for a sign of life.
  void forgive() {
    heardAt = clock.getAsLong();
    outbox.forgive();
    var now = System.nanoTime();
    unanswered.replaceAll((_, _) -> now);
    ping(heardAt);
  }

  private void ping(long now) {
    pingedAt = now;
    var _ = socket.writePing(Buffer.buffer());
  }

  /// Once a second: asks a quiet client for a sign of life, gives up on one that is gone or slow,
  /// and on answers that were lost.
  void beat() {
    var now = clock.getAsLong();
    if (outbox.isStuck()) {
      close(CloseCode.TOO_SLOW);
    } else if (now - heardAt > GONE.toNanos()) {
      close(CloseCode.NOT_HEARD);
    } else if (hasLostAnswers()) {
      uncertain();
    } else if (now - heardAt >= quiet && now - pingedAt >= quiet) {
      ping(now);
    }
  }

  private boolean hasLostAnswers() {
    var late = System.nanoTime() - answersWithin.toNanos();
    return unanswered.values().stream().anyMatch(since -> since - late < 0);
  }

  @Override
  public void act(Command.Act action) {
    unanswered.putIfAbsent(action.id(), System.nanoTime());
    connection.ifPresent(opened -> opened.act(action));
  }

  @Override
  public void answered(String id, House.Answer answer) {
    var now = System.nanoTime();
    var waited = Optional.ofNullable(unanswered.remove(id)).map(since -> now - since);
    commands.told(id, answer, waited, this);
  }

  @Override
  public void frame(String json) {
    if (!isClosing.get() && !outbox.write(json)) {
      close(CloseCode.TOO_SLOW);
    }
  }

  @Override
  public void refresh() {
    connection.ifPresent(House.Connection::refresh);
  }

  @Override
  public void uncertain() {
    isUncertain = true;
    close(CloseCode.TRY_AGAIN);
  }

  @Override
  public void moved(Viewer viewer) {
    commands = commands.at(viewer);
  }

  @Override
  public void ended(CloseCode why) {
    close(why);
  }

  void close(CloseCode why) {
    if (isClosing.compareAndSet(false, true)) {
      var _ = socket.close((short) why.number(), why.reason());
      // A client that reads nothing never takes the close frame either.
      vertx.setTimer(CLOSING_MAX.toMillis(), _ -> cut());
    }
  }

  private void cut() {
    if (socket instanceof WebSocketInternal internal) {
      var _ = internal.channelHandlerContext().channel().close();
    }
  }
}
