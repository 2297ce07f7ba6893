package parlor.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import parlor.wire.Json;
import parlor.wire.Schemas;

/// The frames that the edge really knows, for comparing them with the document.
public final class FrameList {
  private FrameList() {}

  public static List<String> understood() {
    return names(ClientFrame.class);
  }

  public static List<String> said() {
    return names(ServerFrame.class);
  }

  public static boolean isUnderstood(String json) {
    return ClientFrame.read(json).isPresent();
  }

  private static List<String> names(Class<?> sealed) {
    JsonNode cases = Json.MAPPER.valueToTree(Schemas.of(sealed)).get("oneOf");
    return Arrays.asList(Json.MAPPER.convertValue(cases, JsonNode[].class)).stream()
        .map(frame -> frame.at("/properties/type/const").asText())
        .toList();
  }
}
