package parlor.server.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import parlor.server.http.FrameList;
import parlor.server.http.RouteList;
import parlor.wire.Json;

/// One thing that can be asked of a table, over HTTP or a socket, as the documents say it is asked.
///
/// @param name the frame's type; a route has the name of the frame that asks the same
/// @param path nothing for a frame
/// @param body JSON, may be empty
record Ask(String name, String method, String path, String body) {
  private static final Map<String, String> FRAME_OF_ROUTE =
      Map.of(
          "actions", "act",
          "bots", "seat-bot",
          "luck", "add-luck",
          "{seat}", "unseat",
          "{table}", "look");

  boolean isFrame() {
    return path.isEmpty();
  }

  boolean isUnsafe() {
    return !method.equals("GET");
  }

  /// The route as the document names it.
  String route() {
    return method + " " + path;
  }

  String pathAt(String table) {
    return path.replace("{table}", table)
        .replace("{seat}", "1")
        .replace("{game}", "tic-tac-toe")
        .replace("{passkey}", "AQID");
  }

  /// The frame with an id of its own.
  String frame(String id) {
    ObjectNode frame = Json.read(body, JsonNode.class).deepCopy();
    return frame.put("id", id).toString();
  }

  @Override
  public String toString() {
    return isFrame() ? "frame " + body : route() + " " + body;
  }

  /// Everything that can be asked of a table at which these actions exist.
  static List<Ask> ofTable(ApiDocument http, ApiDocument socket, List<JsonNode> actions) {
    var asks = new ArrayList<Ask>();
    for (var route : routes(http)) {
      if (route.path().contains("{table}") && !route.path().endsWith("/socket")) {
        asks.addAll(withActions(route, actions));
      }
    }
    for (var type : FrameList.understood()) {
      if (!type.equals("ping")) {
        var message = socket.root().at("/components/messages/" + type);
        var example = message.at("/examples/0/payload").toString();
        asks.addAll(withActions(new Ask(type, "", "", example), actions));
      }
    }
    return asks;
  }

  /// Every route that the server has, with the body of its example.
  static List<Ask> routes(ApiDocument http) {
    return RouteList.names().stream().map(name -> route(http, name)).toList();
  }

  private static Ask route(ApiDocument http, String name) {
    var method = name.substring(0, name.indexOf(' '));
    var path = name.substring(name.indexOf(' ') + 1);
    var operation = http.root().get("paths").path(path).path(method.toLowerCase(Locale.ROOT));
    var example =
        http.resolved(operation.path("requestBody"))
            .path("content")
            .path("application/json")
            .path("example");
    var last = path.substring(path.lastIndexOf('/') + 1);
    var body = example.isMissingNode() ? "" : example.toString();
    return new Ask(FRAME_OF_ROUTE.getOrDefault(last, last), method, path, body);
  }

  private static List<Ask> withActions(Ask ask, List<JsonNode> actions) {
    if (!ask.name().equals("act")) {
      return List.of(ask);
    }
    ObjectNode body = Json.read(ask.body(), JsonNode.class).deepCopy();
    body.remove("at");
    return actions.stream()
        .map(action ->
            new Ask(ask.name(), ask.method(), ask.path(), body.set("action", action).toString()))
        .toList();
  }

  /// One action of each kind that a game has.
  static List<JsonNode> actions(JsonNode schema) {
    var actions = new ArrayList<JsonNode>();
    for (var kind : schema.has("oneOf") ? schema.get("oneOf") : List.of(schema)) {
      actions.add(example(kind));
    }
    return actions;
  }

  private static JsonNode example(JsonNode schema) {
    if (schema.has("const")) {
      return schema.get("const");
    }
    if (schema.has("enum")) {
      return schema.get("enum").get(0);
    }
    if (schema.has("oneOf")) {
      return example(schema.get("oneOf").get(0));
    }
    return switch (schema.path("type").asText()) {
      case "object" -> {
        var object = Json.MAPPER.createObjectNode();
        schema
            .path("properties")
            .properties()
            .forEach(p -> object.set(p.getKey(), example(p.getValue())));
        yield object;
      }
      case "array" -> Json.MAPPER.createArrayNode().add(example(schema.path("items")));
      case "integer", "number" ->
          Json.MAPPER.getNodeFactory().numberNode(schema.path("minimum").asInt());
      case "boolean" -> Json.MAPPER.getNodeFactory().booleanNode(true);
      default -> Json.MAPPER.getNodeFactory().textNode(schema.has("pattern") ? "7C" : "123");
    };
  }
}
