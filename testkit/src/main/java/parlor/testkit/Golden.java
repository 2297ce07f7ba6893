package parlor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.GamePlugin;
import parlor.engine.Match;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;
import parlor.wire.Json;

/// Play-throughs kept as text, so that a change of behaviour shows as a change of a file.
///
/// The first line of a file holds the setup and the seed, each further line one step: its cause,
/// events, news and public view; the last line how it ended. `-Dparlor.golden=write` writes
/// `src/test/resources/golden/<name>.jsonl` anew. Journals, in `src/test/resources/journals`, hold
/// events and the end alone; they are written once and then never again.
public final class Golden<O, S, A, E, V extends View<A>> {
  private static final Path RESOURCES = Path.of("src", "test", "resources");

  private final GamePlugin<O, S, A, E, V> plugin;
  private final Wire<O, A, E, V> wire;
  private final Path folder;

  public Golden(GamePlugin<O, S, A, E, V> plugin) {
    this(plugin, RESOURCES);
  }

  /// The same with files below another folder.
  public Golden(GamePlugin<O, S, A, E, V> plugin, Path folder) {
    this.folder = folder;
    this.plugin = plugin;
    this.wire = new Wire<>(plugin);
  }

  /// Checks a play-through of bots, or of random players where there is no bot: the same causes
  /// still have the same events, news and public views, to the byte.
  public void playThrough(String name, Setup<O> setup, long seed, int stepsMax) {
    var file = folder.resolve("golden").resolve(name + ".jsonl");
    if (isToBeWritten()) {
      write(
          file,
          play(
              setup,
              seed,
              stepsMax,
              m -> line(cause(m.cause().orElseThrow()), m.before(), m.step())));
    }
    var recorded = read(file);
    assertThat(replay(recorded)).as("play-through %s", file).isEqualTo(recorded);
  }

  /// Checks a journal of an earlier day: its events alone still lead to the recorded end.
  public void journal(String name, Setup<O> setup, long seed, int stepsMax) {
    var file = folder.resolve("journals").resolve(name + ".jsonl");
    if (isToBeWritten() && !Files.exists(file)) {
      write(file, play(setup, seed, stepsMax, m -> "{\"events\":" + wire.step(m.step()) + "}"));
    }
    var lines = read(file).stream().map(Golden::tree).toList();
    var match = Match.of(plugin.game(), setup(lines.getFirst()));
    for (var line : lines.subList(1, lines.size() - 1)) {
      match = match.fold(wire.readStep(line.get("events").toString()));
    }
    isStillIn(file.toString(), lines.getLast(), tree(last(match)));
  }

  private static boolean isToBeWritten() {
    return "write".equals(System.getProperty("parlor.golden"));
  }

  /// Everything recorded is still there and equal; a later version may say more.
  private static void isStillIn(String where, JsonNode recorded, JsonNode now) {
    if (recorded instanceof ObjectNode object) {
      for (var field : object.properties()) {
        var path = where + "/" + field.getKey();
        assertThat(now.has(field.getKey())).as(path).isTrue();
        isStillIn(path, field.getValue(), now.get(field.getKey()));
      }
    } else {
      assertThat(now).as(where).isEqualTo(recorded);
    }
  }

  private List<String> play(
      Setup<O> setup, long seed, int stepsMax, Function<Moment<O, S, A, E, V>, String> line) {
    var mover =
        plugin.bots().isEmpty()
            ? Mover.<O, S, A, E, V>optionTakers()
            : new BotTable<>(plugin, setup, seed);
    var lines = new ArrayList<String>();
    var first = Json.MAPPER.createObjectNode();
    first.put("game", plugin.key()).put("rulesVersion", plugin.rulesVersion());
    first.put("seats", setup.seats()).set("options", tree(wire.options(setup.options())));
    lines.add(first.put("seed", seed).toString());
    var moments = Walk.of(plugin.game(), setup, seed, mover, stepsMax);
    for (var moment : moments) {
      if (moment.cause().isPresent()) {
        lines.add(line.apply(moment));
      }
    }
    lines.add(last(moments.getLast().after()));
    return lines;
  }

  private List<String> replay(List<String> recorded) {
    var first = tree(recorded.getFirst());
    var chance = Chance.seeded(first.get("seed").longValue());
    var match = Match.of(plugin.game(), setup(first));
    var lines = new ArrayList<String>();
    lines.add(first.toString());
    for (var text : recorded.subList(1, recorded.size() - 1)) {
      var cause = tree(text).get("cause");
      var step = step(match, cause, chance);
      lines.add(line(cause, match, step));
      match = match.fold(step);
    }
    lines.add(last(match));
    return lines;
  }

  private List<E> step(Match<O, S, A, E, V> match, JsonNode cause, Chance chance) {
    if (!cause.has("seat")) {
      return match.deal(chance);
    }
    var seat = new Seat(cause.get("seat").intValue());
    var action = wire.readAction(cause.get("action").toString());
    return switch (match.act(seat, action, chance)) {
      case Decision.Accepted<List<E>>(var step) -> step;
      case Decision.Refused<List<E>>(var why) ->
          throw new AssertionError(cause + " is now refused: " + why);
    };
  }

  private Setup<O> setup(JsonNode first) {
    return new Setup<>(
        first.get("seats").intValue(), wire.readOptions(first.get("options").toString()));
  }

  private JsonNode cause(Cause<A> cause) {
    var json = Json.MAPPER.createObjectNode();
    return switch (cause) {
      case Cause.Dealt<A> _ -> json.put("dealer", true);
      case Cause.Acted<A>(var seat, var action) ->
          json.put("seat", seat.index()).set("action", tree(wire.action(action)));
      case Cause.Silent<A>(var seat, var action) ->
          json.put("seat", seat.index()).set("action", tree(wire.action(action)));
    };
  }

  private String line(JsonNode cause, Match<O, S, A, E, V> before, List<E> step) {
    var json = Json.MAPPER.createObjectNode();
    json.set("cause", cause);
    json.set("events", tree(wire.step(step)));
    json.set("news", tree(wire.allNews(before.news(step))));
    json.set("view", view(before.fold(step), new Viewer.Public()));
    return json.toString();
  }

  private String last(Match<O, S, A, E, V> match) {
    var json = Json.MAPPER.createObjectNode();
    switch (match.status()) {
      case Status.Finished<A>(var ranking, var points) -> {
        json.set("ranking", tree(Json.write(ranking)));
        json.set("points", tree(Json.write(points)));
        json.set("view", view(match, new Viewer.Open()));
      }
      case Status.Waiting<A> _, Status.Dealing<A> _ ->
          json.set("view", view(match, new Viewer.Public()));
    }
    return json.toString();
  }

  private JsonNode view(Match<O, S, A, E, V> match, Viewer viewer) {
    var json = (ObjectNode) tree(wire.view(match.view(viewer)));
    json.remove("options");
    return json;
  }

  private static JsonNode tree(String text) {
    try {
      return Json.MAPPER.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> read(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new AssertionError("write " + file + " once with -Dparlor.golden=write", e);
    }
  }

  private static void write(Path file, List<String> lines) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.write(file, lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
