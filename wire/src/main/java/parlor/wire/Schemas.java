package parlor.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import parlor.cards.Card;
import parlor.engine.GamePlugin;
import parlor.engine.Range;
import parlor.engine.Seat;

/// JSON Schema of our own types, made from the records themselves so that it cannot be out of date.
public final class Schemas {
  private Schemas() {}

  /// A game's entry in the public list of games.
  static String describe(GamePlugin<?, ?, ?, ?, ?> plugin) {
    var json = Json.MAPPER.createObjectNode();
    json.put("key", plugin.key()).put("name", plugin.name());
    json.putObject("seats").put("min", plugin.minSeats()).put("max", plugin.maxSeats());
    var levels = json.putArray("levels");
    plugin.bots().keySet().forEach(levels::add);
    json.put("standIn", plugin.standIn());
    json.put("seatsCanBeTakenBack", plugin.seatsCanBeTakenBack());
    json.put("draws", plugin.draws());
    json.set("options", of(plugin.types().options()));
    json.set("defaults", Json.MAPPER.valueToTree(plugin.defaults()));
    json.set("action", of(plugin.types().action()));
    json.set("news", of(plugin.types().news()));
    json.put("rulesVersion", plugin.rulesVersion());
    return json.toString();
  }

  /// The schema of one type.
  public static ObjectNode of(Type type) {
    return of(type, type instanceof Class<?> raw ? raw : Object.class);
  }

  private static ObjectNode of(Type type, AnnotatedElement annotated) {
    var schema = Json.MAPPER.createObjectNode();
    if (type instanceof ParameterizedType generic) {
      return parameterized(schema, generic, annotated);
    }
    var raw = (Class<?>) type;
    if (raw == int.class || raw == Integer.class || raw == long.class || raw == Long.class) {
      schema.put("type", "integer");
      var range = annotated.getAnnotation(Range.class);
      if (range != null) {
        schema.put("minimum", range.min()).put("maximum", range.max());
      }
    } else if (raw == Seat.class || raw == Duration.class) {
      schema.put("type", "integer").put("minimum", 0);
    } else if (raw == double.class) {
      schema.put("type", "number");
    } else if (raw == boolean.class || raw == Boolean.class) {
      schema.put("type", "boolean");
    } else if (Card.class.isAssignableFrom(raw)) {
      schema.put("type", "string").put("pattern", "^" + Card.NOTATION.pattern() + "$");
    } else if (raw.isEnum()) {
      var names = schema.put("type", "string").putArray("enum");
      Arrays.stream(raw.getEnumConstants()).forEach(c -> names.add(TypeNames.nameOf((Enum<?>) c)));
    } else if (raw.isSealed()) {
      var cases = schema.putArray("oneOf");
      TypeNames.leaves(raw).forEach(leaf -> cases.add(record(leaf, true)));
    } else if (raw.isRecord()) {
      return record(raw, false);
    } else if (raw == String.class) {
      schema.put("type", "string");
    }
    return schema;
  }

  private static ObjectNode parameterized(
      ObjectNode schema, ParameterizedType generic, AnnotatedElement annotated) {
    var raw = (Class<?>) generic.getRawType();
    var arguments = generic.getActualTypeArguments();
    if (Optional.class == raw) {
      return of(arguments[0], annotated);
    }
    if (Collection.class.isAssignableFrom(raw)) {
      schema.put("type", "array").set("items", of(arguments[0], annotated));
    } else if (Map.class.isAssignableFrom(raw)) {
      schema.put("type", "object").set("additionalProperties", of(arguments[1], annotated));
    }
    return schema;
  }

  private static ObjectNode record(Class<?> type, boolean named) {
    var schema = Json.MAPPER.createObjectNode().put("type", "object");
    var properties = schema.putObject("properties");
    ArrayNode required = Json.MAPPER.createArrayNode();
    if (named) {
      properties.putObject(TypeNames.PROPERTY).put("const", TypeNames.nameOf(type));
      required.add(TypeNames.PROPERTY);
    }
    for (var component : type.getRecordComponents()) {
      properties.set(component.getName(), of(component.getGenericType(), component));
      if (component.getType() != Optional.class) {
        required.add(component.getName());
      }
    }
    schema.set("required", required);
    return schema;
  }
}
