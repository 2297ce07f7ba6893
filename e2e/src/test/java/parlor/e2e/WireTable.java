package parlor.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A table of two people and a spectator over real sockets, for comparing what each was told.
final class WireTable implements AutoCloseable {
  private static final Pattern TABLE = Pattern.compile("\"table\":\"([^\"]+)\"");
  private static final Pattern CODE = Pattern.compile("\"code\":\"([A-Z2-9]{6})\"");

  private final WireSeat ann;
  private final WireSeat bea;
  private final WireSeat watcher;
  private final String table;
  private final String code;
  private final List<String> answers = new ArrayList<>();
  private long last;

  WireTable(String room, String game, String options) {
    ann = WireSeat.named("Ann", room);
    bea = WireSeat.named("Bea", room);
    watcher = WireSeat.named("Cat", room);
    var made =
        ann.post(
            "/tables",
            "{\"game\":\"%s\",\"seats\":[\"mine\",\"open\"],\"options\":%s,\"spectators\":true}"
                .formatted(game, options));
    table = WireSeat.first(TABLE, made);
    code = WireSeat.first(CODE, made);
    ann.connect(table, "", 0);
    bea.post("/tables/join", "{\"code\":\"" + code + "\"}");
    bea.connect(table, "", 0);
    watcher.connect(table, "", 0);
    ann.post("/tables/" + table + "/start", "{}");
    bea.awaitSequence(WAIT_FOR_START);
  }

  /// Rows of a table that has started: made, joined, started, and two who came.
  private static final long WAIT_FOR_START = 3;

  /// Ann acts; all have heard of it afterwards.
  WireTable ann(String action) {
    return act(ann, action);
  }

  /// Bea acts; all have heard of it afterwards.
  WireTable bea(String action) {
    return act(bea, action);
  }

  private WireTable act(WireSeat seat, String action) {
    var sequence = seat.act(action);
    last = sequence;
    for (var each : List.of(ann, bea, watcher)) {
      each.awaitSequence(sequence);
    }
    return this;
  }

  /// Bea tries this and is refused.
  WireTable refused(String action) {
    if (bea.act(action) >= 0) {
      throw new AssertionError("accepted: " + action);
    }
    answers.add(
        bea.post("/tables/" + table + "/actions", "{\"id\":\"x\",\"action\":" + action + "}"));
    return this;
  }

  /// Bea connects anew, once from an earlier step and once from nothing, and asks by HTTP too.
  WireTable returned() {
    bea.connect(table, "?takeover=1&from=2", last);
    bea.connect(table, "?takeover=1", last);
    answers.add(bea.get("/tables/" + table));
    answers.add(watcher.get("/tables/" + table));
    answers.add(bea.get("/tables/" + table + "/replay?as=open"));
    return this;
  }

  /// Every byte that reached Bea and the spectator, without what differs between any two tables:
  /// names of tables, times, and whether an acknowledgement or its update came first.
  List<String> told() {
    return Stream.of(bea.heard(), watcher.heard(), answers)
        .flatMap(heard -> heard.stream().map(this::neutral).sorted())
        .toList();
  }

  private String neutral(String text) {
    return text.replace(table, "TABLE")
        .replace(code, "CODE")
        .replaceAll("\"fingerprint\":\"[0-9a-f]{64}\"", "\"fingerprint\":\"\"")
        .replaceAll("\"(endsInMs|pauseMs|awayForMs)\":\\d+", "\"$1\":0")
        .replaceAll("\"running\":(true|false)", "\"running\":true");
  }

  @Override
  public void close() {
    ann.close();
    bea.close();
    watcher.close();
  }
}
