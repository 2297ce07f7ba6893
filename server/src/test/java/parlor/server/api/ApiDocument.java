package parlor.server.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// One of the two documents of the public API, and what it says of a value.
record ApiDocument(JsonNode root) {
  static ApiDocument read(String name) throws IOException {
    var file = Path.of("../docs/api", name).toFile();
    return new ApiDocument(new YAMLMapper().readTree(file));
  }

  /// The node itself, or the one it refers to.
  JsonNode resolved(JsonNode node) {
    return node.has("$ref") ? resolved(root.at(node.get("$ref").asText().substring(1))) : node;
  }

  /// Everything in which a value departs from a schema; nothing if it fits.
  List<String> objections(JsonNode value, JsonNode schema) {
    var objections = new ArrayList<String>();
    check("$", value, resolved(schema), objections);
    return objections;
  }

  private void check(String at, JsonNode value, JsonNode schema, List<String> objections) {
    if (schema.has("const") && !schema.get("const").equals(value)) {
      objections.add(at + " is not " + schema.get("const"));
    }
    if (schema.has("enum") && !contains(schema.get("enum"), value)) {
      objections.add(at + " is none of " + schema.get("enum") + " but " + value);
    }
    if (schema.has("pattern") && !value.asText().matches(schema.get("pattern").asText())) {
      objections.add(at + " does not match " + schema.get("pattern") + " but is " + value);
    }
    if (schema.has("type") && !isOfType(value, schema.get("type").asText())) {
      objections.add(at + " is not of type " + schema.get("type") + " but " + value);
      return;
    }
    for (var name : schema.path("required")) {
      if (!value.has(name.asText())) {
        objections.add(at + " lacks " + name);
      }
    }
    for (var property : schema.path("properties").properties()) {
      if (value.has(property.getKey())) {
        var below = at + "." + property.getKey();
        check(below, value.get(property.getKey()), resolved(property.getValue()), objections);
      }
    }
    if (schema.has("items")) {
      for (var i = 0; i < value.size(); i++) {
        check(at + "[" + i + "]", value.get(i), resolved(schema.get("items")), objections);
      }
    }
  }

  private static boolean contains(JsonNode values, JsonNode value) {
    for (var allowed : values) {
      if (allowed.equals(value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfType(JsonNode value, String type) {
    return switch (type) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isTextual();
      case "integer" -> value.isIntegralNumber();
      case "boolean" -> value.isBoolean();
      default -> throw new IllegalArgumentException("no such type in our documents: " + type);
    };
  }
}
