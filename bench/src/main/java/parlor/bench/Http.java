package parlor.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.regex.Pattern;

/// Requests with JSON to one server on this machine; blocks.
final class Http implements AutoCloseable {
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final String root;

  Http(int port) {
    this.root = "http://127.0.0.1:" + port;
  }

  String post(String path, String token, String body) {
    var request =
        HttpRequest.newBuilder(URI.create(root + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    try {
      var response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
      if (response.statusCode() >= 300) {
        throw new IllegalStateException(path + " answered " + response.body());
      }
      return response.body();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(path + " was not answered", e);
    }
  }

  /// The text of a field.
  static String find(String field, String json) {
    var matcher = Pattern.compile("\"" + field + "\":\"([^\"]*)\"").matcher(json);
    if (!matcher.find()) {
      throw new IllegalStateException("no " + field + " in " + json);
    }
    return matcher.group(1);
  }

  @Override
  public void close() {
    client.close();
  }
}
