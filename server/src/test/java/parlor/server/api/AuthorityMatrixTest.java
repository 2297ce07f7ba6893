package parlor.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.server.api.Stranger.HARMLESS;
import static parlor.server.api.Stranger.THEIRS;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.TestServer;
import parlor.server.client.Guest;
import parlor.server.client.Line;
import parlor.server.http.RouteList;
import parlor.testkit.Proves;

/// Everything that can be asked, by everybody who may not: each is refused with its code, and
/// nothing is stored. What there is to ask is taken from the protocol, so a new ask is a new row.
final class AuthorityMatrixTest {
  private static final String ANY_CODE = "(?!internal|unavailable)[a-z][a-z-]+";
  private static final String EVIL = "https://evil.example";
  private static final Map<String, String> NOTHING_ELSE = Map.of();

  /// Rows that somebody asked for: not the clock's, the dealer's and the bots', nor who is here.
  private static final String ASKED_FOR =
      """
      select (select count(*) from accounts) + (select count(*) from passkeys)
        + (select count(*) from passkey_challenges) + count(*) from journal
      where type not in ('dropped', 'returned', 'woken', 'settled', 'stepped', 'taken-over', 'abandoned')
         or entry like '%"cause":{"type":"person"%'\
      """;

  @TempDir static Path data;
  private static TestServer server;
  private static Connection database;
  private static ApiDocument http;
  private static ApiDocument socket;
  private static JsonNode games;

  private final Map<String, Integer> codes = new TreeMap<>();
  private int cells;

  @BeforeAll
  static void start() throws IOException, SQLException {
    server = TestServer.start(data);
    database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("parlor.db"));
    http = ApiDocument.read("openapi.yaml");
    socket = ApiDocument.read("asyncapi.yaml");
    games = server.guest("Zoe").get("/games").expect(200).get("games");
  }

  @AfterAll
  static void stop() throws SQLException {
    database.close();
    server.close();
  }

  /// A table with its two people, and what can be asked there.
  private record Room(String table, String code, Guest ann, Guest bob, List<Ask> asks) {
    JsonNode snapshot(Guest guest) {
      return guest.get("/tables/" + table).expect(200);
    }

    private boolean awaitsBobAlone() {
      var awaited = snapshot(bob).path("awaited");
      return awaited.size() == 1 && awaited.get(0).path("seat").asInt() == 1;
    }

    private boolean awaitsBob() {
      return snapshot(bob).path("awaited").findValuesAsText("seat").contains("1");
    }

    private void act(Guest guest, String id) {
      var option = snapshot(guest).path("options").get(0);
      guest
          .post(
              "/tables/" + table + "/actions", "{\"id\":\"" + id + "\",\"action\":" + option + "}")
          .expect(200);
    }
  }

  private static Room room(JsonNode game, boolean spectators, List<Guest> leaving) {
    var ann = server.guest("Ann");
    var bob = server.guest("Bob");
    var made =
        ann.post(
                "/tables",
                "{\"game\":\"%s\",\"seats\":[\"mine\",\"open\"],\"spectators\":%s}"
                    .formatted(game.get("key").asText(), spectators))
            .expect(201);
    var table = made.get("table").asText();
    var code = made.get("code").asText();
    for (var guest : leaving) {
      guest.post("/tables/join", "{\"code\":\"" + code + "\"}").expect(200);
      guest.post("/tables/" + table + "/leave", "").expect(200);
    }
    bob.post("/tables/join", "{\"code\":\"" + code + "\"}").expect(200);
    return new Room(table, code, ann, bob, asks(game, List.of()));
  }

  private static List<Ask> asks(JsonNode game, List<JsonNode> options) {
    var actions = new ArrayList<>(Ask.actions(game.get("action")));
    actions.addAll(options);
    return Ask.ofTable(http, socket, actions);
  }

  /// The same table once it is not Bob's turn, with what Ann may do among what is asked.
  private static Room playing(JsonNode game, Room room) {
    room.ann().post("/tables/" + room.table() + "/start", "").expect(200);
    for (var moves = 0; moves < 20 && room.awaitsBob(); moves++) {
      room.act(room.bob(), "warm-up-" + moves);
    }
    assertThat(room.awaitsBobAlone()).as("%s", game.get("key")).isFalse();
    var options = new ArrayList<JsonNode>();
    room.snapshot(room.ann()).path("options").forEach(options::add);
    return new Room(
        room.table(),
        room.code(),
        room.ann(),
        room.bob(),
        asks(game, options.subList(0, Math.min(3, options.size()))));
  }

  private static Map<String, String> with(Map<String, String> some, String... more) {
    var all = new TreeMap<>(some);
    for (var i = 0; i < more.length; i += 2) {
      all.put(more[i], more[i + 1]);
    }
    return all;
  }

  /// Who cannot even say who they are. A finished game may be looked at by everybody.
  private static List<Stranger> outsiders(Guest victim) {
    var nobody = Map.of("replay", "not-over");
    var forged = Guest.carrying(victim.token().substring(1) + "A", server.address());
    return List.of(
        new Stranger("nobody", Guest.nobody(server.address()), "", "no-session", nobody),
        new Stranger("a forged token", forged, "", "no-session", nobody),
        new Stranger(
            "a foreign page with the victim's cookie",
            victim,
            EVIL,
            "foreign-origin",
            NOTHING_ELSE),
        new Stranger("a page without an origin", victim, "null", "foreign-origin", NOTHING_ELSE));
  }

  private static Guest playerElsewhere() {
    var eve = server.guest("Eve");
    eve.post("/tables", "{\"game\":\"nine\",\"seats\":[\"mine\",\"open\"]}").expect(201);
    return eve;
  }

  @Test
  @Proves({"PLT-7", "PLT-8", "PLT-28"})
  void whoever_may_not_is_refused_with_a_code_and_changes_nothing() throws Exception {
    for (var game : games) {
      closedTable(game);
      openTable(game);
    }
    routesWithoutTable();
    System.out.println("authority matrix: " + cells + " cells, " + codes);
    assertThat(cells).isGreaterThanOrEqualTo(500);
  }

  private void closedTable(JsonNode game) throws Exception {
    var rex = server.guest("Rex");
    var eve = playerElsewhere();
    var room = room(game, false, List.of(rex));
    try (var lines = new Lines(room)) {
      var notSeated = Map.of("replay", "not-over");
      var elsewhere = with(notSeated, "take-back", "in-another-game");
      var left = with(notSeated, "leave", HARMLESS);
      tryAll(
          room,
          List.of(
              new Stranger("a player of another table", eve, "", "not-seated", elsewhere),
              new Stranger("who left", rex, "", "not-seated", left),
              new Stranger("the guest", room.bob(), "", "not-host", guest("not-started"))));
      var playing = playing(game, room);
      tryAll(playing, outsiders(room.ann()));
      tryAll(
          playing,
          List.of(
              new Stranger("a player of another table", eve, "", "not-seated", elsewhere),
              new Stranger("who left", rex, "", "not-seated", left),
              new Stranger(
                  "whose turn it is not", room.bob(), "", "already-started", guest(ANY_CODE))));
      loggedOut(playing);
      assertThat(lines.areOpen()).isTrue();
    }
  }

  /// What the second seat may do, and how the rest is refused.
  private static Map<String, String> guest(String acting) {
    return Map.of(
        "act",
        acting,
        "take-back",
        acting.equals(ANY_CODE) ? HARMLESS : acting,
        "add-luck",
        acting.equals(ANY_CODE) ? "already-started" : THEIRS,
        "rematch",
        "not-over",
        "replay",
        "not-over",
        "leave",
        THEIRS,
        "look",
        THEIRS,
        "qr.svg",
        THEIRS);
  }

  private void openTable(JsonNode game) throws Exception {
    var wat = server.guest("Wat");
    var room = room(game, true, List.of());
    var watching = Map.of("look", HARMLESS, "qr.svg", HARMLESS, "replay", "not-over");
    tryAll(room, List.of(new Stranger("who watches", wat, "", "not-seated", watching)));
    var playing = playing(game, room);
    tryAll(playing, List.of(new Stranger("who watches", wat, "", "not-seated", watching)));
    room.bob().post("/tables/" + room.table() + "/leave", "").expect(200);
    var canReturn = game.get("seatsCanBeTakenBack").asBoolean();
    var replaced =
        with(
            watching,
            "act",
            "bot-took-over",
            "leave",
            HARMLESS,
            "rematch",
            "not-over",
            "take-back",
            canReturn ? THEIRS : "bot-took-over");
    tryAll(
        playing,
        List.of(
            new Stranger("whom a bot has replaced", room.bob(), "", "already-started", replaced)));
  }

  private void loggedOut(Room room) throws Exception {
    var gone = room.bob();
    gone.call("DELETE", "/session", "");
    tryAll(
        room,
        List.of(
            new Stranger("who logged out", gone, "", "no-session", Map.of("replay", "not-over"))));
  }

  private void tryAll(Room room, List<Stranger> strangers) throws Exception {
    for (var stranger : strangers) {
      for (var ask : room.asks()) {
        if (isCase(stranger, ask)) {
          var before = asked();
          var answer = call(stranger, ask, room.table());
          judge(stranger, ask, answer.code(), answer.status() < 400, before);
        }
      }
      frames(room, stranger);
    }
  }

  /// Over HTTP. What a foreign page gets, it may not read.
  private static boolean isCase(Stranger stranger, Ask ask) {
    return !ask.isFrame()
        && (ask.isUnsafe() || !stranger.isForeignPage())
        && !stranger.expected(ask).equals(THEIRS);
  }

  private static Guest.Answer call(Stranger stranger, Ask ask, String table) {
    var guest =
        stranger.isForeignPage() ? stranger.guest().asPageOf(stranger.origin()) : stranger.guest();
    return guest.call(ask.method(), ask.pathAt(table), ask.body());
  }

  /// Whoever gets a line says all that can be said on it; who is shown the door says it before.
  private void frames(Room room, Stranger stranger) throws SQLException {
    var frames = room.asks().stream().filter(Ask::isFrame).toList();
    var before = asked();
    if (stranger.isForeignPage() || stranger.refusal().equals("no-session")) {
      var guest =
          stranger.isForeignPage()
              ? stranger.guest().asPageOf(stranger.origin())
              : stranger.guest();
      var status = guest.refusedSocket(room.table());
      count(stranger.isForeignPage() ? "foreign-origin" : "no-session");
      assertThat(status)
          .as("socket of %s", stranger)
          .isEqualTo(stranger.isForeignPage() ? 403 : 401);
      return;
    }
    var line = stranger.guest().connect(room.table(), "?takeover=1");
    for (var i = 0; i < frames.size(); i++) {
      if (!stranger.expected(frames.get(i)).equals(THEIRS)) {
        frame(stranger, frames.get(i), line, "f" + i);
      }
    }
    assertThat(asked()).as("rows after the frames of %s", stranger).isEqualTo(before);
    line.close();
  }

  private void frame(Stranger stranger, Ask ask, Line line, String id) throws SQLException {
    var before = asked();
    if (line.isClosed()) {
      assertThat(line.closeCode()).as("%s: %s", stranger, ask).isEqualTo(4003);
      count("closed 4003");
      return;
    }
    line.send(ask.frame(id));
    var answer = line.awaitOrEnd(frame -> frame.path("id").asText().equals(id));
    if (answer.isEmpty()) {
      assertThat(line.closeCode()).as("%s: %s", stranger, ask).isEqualTo(4003);
      count("closed 4003");
      return;
    }
    var type = answer.get().path("type").asText();
    judge(stranger, ask, answer.get().path("code").asText(), type.equals("ack"), before);
  }

  private void judge(Stranger stranger, Ask ask, String code, boolean done, long before)
      throws SQLException {
    var expected = stranger.expected(ask);
    var cell = "%s: %s".formatted(stranger, ask);
    if (expected.equals(HARMLESS)) {
      assertThat(done).as("%s answered with %s", cell, code).isTrue();
    } else {
      assertThat(code).as(cell).matches(expected);
    }
    assertThat(asked()).as("rows after %s", cell).isEqualTo(before);
    count(code.isEmpty() ? HARMLESS : code);
  }

  private void count(String code) {
    cells++;
    codes.merge(code, 1, Integer::sum);
  }

  private static long asked() throws SQLException {
    try (var statement = database.createStatement();
        var rows = statement.executeQuery(ASKED_FOR)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  /// Sessions, accounts, games and histories.
  private void routesWithoutTable() throws Exception {
    var ann = server.guest("Ann");
    var needing = RouteList.needingSession();
    for (var ask : Ask.routes(http)) {
      if (ask.path().contains("{table}")) {
        continue;
      }
      for (var stranger : outsiders(ann)) {
        var isCase = stranger.isForeignPage() ? ask.isUnsafe() : needing.contains(ask.route());
        if (isCase) {
          var before = asked();
          var answer = call(stranger, ask, "t0");
          judge(stranger, ask, answer.code(), false, before);
        }
      }
    }
    assertThat(ann.get("/session").expect(200).at("/player/name").asText()).isEqualTo("Ann");
  }

  /// The live connections of the two at a table, so that neither counts as away.
  private static final class Lines implements AutoCloseable {
    private final List<Line> lines;

    Lines(Room room) {
      lines = List.of(room.ann().connect(room.table(), ""));
      lines.forEach(line -> line.awaitType("snapshot"));
    }

    boolean areOpen() {
      return lines.stream().noneMatch(Line::isClosed);
    }

    @Override
    public void close() {
      lines.forEach(Line::close);
    }
  }

  @Test
  @Proves("PLT-28")
  void no_answer_may_be_read_by_a_page_of_another_site() {
    var page = server.guest("Ann").asPageOf(EVIL);
    for (var ask : Ask.routes(http)) {
      var names = page.headersOf(ask.method(), ask.pathAt("t0"), ask.body());
      assertThat(names)
          .as("%s", ask)
          .doesNotContainAnyElementsOf(
              Set.of("access-control-allow-origin", "access-control-allow-credentials"));
    }
  }
}
