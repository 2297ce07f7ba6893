package parlor.wire;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import parlor.engine.Box;
import parlor.engine.Decision;
import parlor.engine.GamePlugin;
import parlor.engine.Match;
import parlor.engine.Play;
import parlor.engine.Refusal;
import parlor.engine.Setup;
import parlor.engine.View;

/// A game behind JSON text.
final class JsonBox<O, S, A, E, V extends View<A>> implements Box {
  private static final Refusal BAD_OPTIONS =
      Refusal.of("bad-options", "This game has no such options.");

  final GamePlugin<O, S, A, E, V> plugin;
  final JavaType stepType;
  final ObjectReader actionReader;
  final ObjectWriter stepWriter;
  final ObjectWriter newsWriter;
  final ObjectWriter actionWriter;
  final ObjectWriter actionsWriter;
  final ObjectWriter viewWriter;
  private final JavaType optionsType;
  private final List<String> levels;

  JsonBox(GamePlugin<O, S, A, E, V> plugin) {
    this.plugin = plugin;
    var types = plugin.types();
    var factory = Json.MAPPER.getTypeFactory();
    this.stepType = factory.constructCollectionType(List.class, types.event());
    this.actionReader = Json.MAPPER.readerFor(types.action());
    this.stepWriter = Json.MAPPER.writerFor(stepType);
    this.newsWriter =
        Json.MAPPER.writerFor(factory.constructCollectionType(List.class, types.news()));
    this.actionWriter = Json.MAPPER.writerFor(types.action());
    this.actionsWriter =
        Json.MAPPER.writerFor(factory.constructCollectionType(List.class, types.action()));
    this.viewWriter = Json.VIEWS.writerFor(types.view());
    this.levels = List.copyOf(plugin.bots().keySet());
    this.optionsType = factory.constructType(types.options());
  }

  @Override
  public String key() {
    return plugin.key();
  }

  @Override
  public String name() {
    return plugin.name();
  }

  @Override
  public int minSeats() {
    return plugin.minSeats();
  }

  @Override
  public int maxSeats() {
    return plugin.maxSeats();
  }

  @Override
  public int rulesVersion() {
    return plugin.rulesVersion();
  }

  @Override
  public List<String> levels() {
    return levels;
  }

  @Override
  public String standIn() {
    return plugin.standIn();
  }

  @Override
  public boolean seatsCanBeTakenBack() {
    return plugin.seatsCanBeTakenBack();
  }

  @Override
  public GamePlugin.Thinking thinking() {
    return plugin.thinking();
  }

  @Override
  public boolean keepsSeatsAgainstBots() {
    return plugin.keepsSeatsAgainstBots();
  }

  @Override
  public boolean rotatesSeats() {
    return plugin.rotatesSeats();
  }

  @Override
  public Decision<String> options(int seats, String asked) {
    try {
      var full = (ObjectNode) Json.MAPPER.valueToTree(plugin.defaults());
      if (!(Json.MAPPER.readTree(asked) instanceof ObjectNode wanted)) {
        return Decision.reject(BAD_OPTIONS);
      }
      for (var field : wanted.properties()) {
        if (!full.has(field.getKey())) {
          return Decision.reject(BAD_OPTIONS);
        }
        full.set(field.getKey(), field.getValue());
      }
      O options = Json.MAPPER.treeToValue(full, optionsType);
      var objection =
          Ranges.objection(options).or(() -> plugin.objection(new Setup<>(seats, options)));
      return objection.isPresent()
          ? Decision.reject(objection.get())
          : Decision.accept(Json.write(options));
    } catch (JacksonException e) {
      return Decision.reject(BAD_OPTIONS);
    }
  }

  @Override
  public Play open(int seats, String options) {
    var setup = new Setup<O>(seats, Json.read(options, optionsType));
    return JsonPlay.of(this, setup, Match.of(plugin.game(), setup));
  }

  @Override
  public String description() {
    return Schemas.describe(plugin);
  }
}
