package parlor.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/// People who want to stop the server, so many times a second and each time from another address:
/// how long those wait who play meanwhile.
final class Attack implements AutoCloseable {
  private static final int A_SECOND = 20;
  private static final int ATTACKERS = 4;
  private static final int FRAMES = 10_000;
  private static final String SWITCHED = "HTTP/1.1 101";
  private static final int TOO_MUCH = 1 << 20;
  private static final int DEPTH = 20_000;
  private static final int TABLES = 100;
  private static final Duration WARM_UP = Duration.ofSeconds(90);
  private static final Duration MEASURED = Duration.ofSeconds(30);
  private static final Duration THOUGHT = Duration.ofSeconds(1);

  /// Players are not counted by the limits, so that all of these are left to the attackers.
  private static final Map<String, String> SETTINGS =
      Map.of(
          "PARLOR_RATE_LIMITS", "on",
          "PARLOR_RATE_EXEMPT", "127.0.0.1",
          "PARLOR_TRUSTED_PROXIES", "127.0.0.1");

  private final Clients clients = new Clients();
  private final int port;
  private final List<Guests.Seated> tables;
  private final AtomicInteger attacks = new AtomicInteger();

  /// How many attackers' addresses were used.
  private final AtomicInteger addresses = new AtomicInteger();

  private record Kind(String name, Callable<?> attack) {}

  private Attack(int port) {
    this.port = port;
    var guests = new Guests(new Http(clients, port, Http.FEW_LINES));
    var seated = new ArrayList<Guests.Seated>();
    clients.await(
        Collections.nCopies(ATTACKERS, guests),
        host -> host.sitDown("tic-tac-toe").thenAccept(seated::add));
    this.tables = List.copyOf(seated);
  }

  static void run() throws InterruptedException {
    try (var server = ParlorServer.start(SETTINGS);
        var players = new TableLoad(server.port(), server.process());
        var attack = new Attack(server.port())) {
      players.sitDown(TABLES);
      players.connect();
      var _ = players.atPace(THOUGHT, WARM_UP);
      for (var kind : attack.kinds()) {
        attack.during(kind, () -> players.atPace(THOUGHT, MEASURED.dividedBy(2)));
        var before = players.atPace(THOUGHT, MEASURED);
        attack.attacks.set(0);
        var during = attack.during(kind, () -> players.atPace(THOUGHT, MEASURED));
        Bench.say(
            "%s, %.0f a second: moves of others sent to seen %s before, %s meanwhile; %s",
            kind.name(),
            attack.attacks.get() / during.used().seconds(),
            before.seen(),
            during.seen(),
            during.used().cores());
      }
    }
  }

  private List<Kind> kinds() {
    var ping = frame(0x81, "{\"type\":\"ping\"}");
    var piece = frame(0x00, "x");
    var beginning = frame(0x01, "x");
    return List.of(
        new Kind("floods of messages", () -> flood(ping, ping)),
        new Kind("messages without end", () -> flood(beginning, piece)),
        new Kind("handshakes that are never ended", () -> linger("GET /api/v1/se")),
        new Kind("requests that are too big", () -> request("/tables", "x".repeat(TOO_MUCH))),
        new Kind("JSON of great depth", () -> request("/session", "[".repeat(DEPTH))),
        new Kind("wrong codes", () -> request("/tables/join", "{\"code\":\"AAAAAA\"}")));
  }

  /// Does something while attackers are at work.
  private <T> T during(Kind kind, Callable<T> work) {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var working = threads.submit(work);
      var attackers = new ArrayList<Future<?>>();
      for (var i = 0; i < ATTACKERS; i++) {
        attackers.add(threads.submit(() -> attackUntil(kind, working)));
      }
      for (var attacker : attackers) {
        attacker.get();
      }
      return working.get();
    } catch (Exception e) {
      throw new IllegalStateException("the attack could not be measured", e);
    }
  }

  private int attackUntil(Kind kind, Future<?> end) throws Exception {
    while (!end.isDone()) {
      var began = System.nanoTime();
      kind.attack().call();
      attacks.incrementAndGet();
      var pause = Duration.ofSeconds(ATTACKERS).dividedBy(A_SECOND).toNanos();
      LockSupport.parkNanos(began + pause - System.nanoTime());
    }
    return attacks.get();
  }

  /// The same frame again and again, until the server has heard enough.
  private int flood(byte[] first, byte[] frame) throws IOException {
    var table = anyTable();
    var head =
        "GET /api/v1/tables/%s/socket?takeover=1 HTTP/1.1\r\nUpgrade: websocket\r\n"
                .formatted(table.table())
            + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            + head(table);
    try (var line = open(head)) {
      var answer = new String(line.getInputStream().readNBytes(SWITCHED.length()), US_ASCII);
      if (!answer.equals(SWITCHED)) {
        throw new IOException("no line to a table: " + answer);
      }
      line.getOutputStream().write(first);
      var sent = 1;
      while (sent < FRAMES && isTaken(line, frame)) {
        sent++;
      }
      return sent;
    }
  }

  private static boolean isTaken(Socket line, byte[] frame) throws IOException {
    try {
      line.getOutputStream().write(frame);
      return true;
    } catch (SocketException e) {
      // The server has hung up.
      return false;
    }
  }

  /// Begins a request and leaves it at that; the server ends it one day.
  private int linger(String beginning) throws IOException {
    var line = open(beginning);
    Thread.startVirtualThread(() -> {
      try (line) {
        var _ = line.getInputStream().readAllBytes();
      } catch (IOException e) {
        // The server has hung up, as it should.
      }
    });
    return beginning.length();
  }

  private int request(String path, String body) throws IOException {
    var head =
        "POST /api/v1%s HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: %d\r\nConnection: close\r\n"
                .formatted(path, body.length())
            + head(anyTable());
    try (var line = open(head)) {
      var isWhole = isTaken(line, body.getBytes(US_ASCII));
      return isWhole ? line.getInputStream().readAllBytes().length : 0;
    } catch (SocketException e) {
      // The server did not want to hear the rest.
      return 0;
    }
  }

  private Guests.Seated anyTable() {
    return tables.get(attacks.get() % tables.size());
  }

  private String head(Guests.Seated by) {
    var number = addresses.incrementAndGet();
    return "Host: 127.0.0.1\r\nAuthorization: Bearer %s\r\nX-Forwarded-For: 203.%d.%d.7\r\n\r\n"
        .formatted(by.tokens().getFirst(), number >> 8 & 0xff, number & 0xff);
  }

  private Socket open(String beginning) throws IOException {
    var line = new Socket(InetAddress.getLoopbackAddress(), port);
    line.setSoTimeout((int) MEASURED.toMillis());
    line.getOutputStream().write(beginning.getBytes(US_ASCII));
    return line;
  }

  /// A frame that is masked with zeros.
  private static byte[] frame(int kind, String content) {
    var frame = new byte[content.length() + 6];
    frame[0] = (byte) kind;
    frame[1] = (byte) (0x80 | content.length());
    System.arraycopy(content.getBytes(US_ASCII), 0, frame, 6, content.length());
    return frame;
  }

  @Override
  public void close() {
    clients.close();
  }
}
