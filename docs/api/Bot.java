import module java.net.http;

// Joins a table by its code and plays the first thing it is offered, whatever the game:
// java Bot.java http://localhost:8080 K7M2QX
final HttpClient http = HttpClient.newHttpClient();
final CompletableFuture<String> over = new CompletableFuture<>();

void main(String[] arguments) throws Exception {
  var api = arguments[0] + "/api/v1";
  var token = find("\"token\":\"(.*?)\"", post(api + "/session", "none", "{'name':'Robo','token':true}"));
  var joined = post(api + "/tables/join", token, "{'code':'" + arguments[1] + "'}");
  var table = find("\"table\":\"(.*?)\"", joined);
  var socket = URI.create(api.replaceFirst("http", "ws") + "/tables/" + table + "/socket");
  var player = new Player(find("\"seat\":(\\d+)", joined));
  http.newWebSocketBuilder().header("Authorization", "Bearer " + token).buildAsync(socket, player).join();
  IO.println("The game is over. Seats from first to last: " + over.join());
}

class Player implements WebSocket.Listener {
  final String myTurn;
  String frame = "";

  Player(String seat) {
    myTurn = "\"awaited\":\\[[^\\]]*(\"seat\":" + seat + ",)";
  }

  public CompletionStage<?> onText(WebSocket line, CharSequence part, boolean isLast) {
    frame += part;
    if (isLast) {
      if (!find(myTurn, frame).isEmpty()) act(line, find("\"seq\":(\\d+)", frame), find(FIRST_OPTION, frame));
      if (frame.contains("\"phase\":\"finished\"")) over.complete(find("\"ranking\":(.*?]])", frame));
      frame = "";
    }
    return WebSocket.Listener.super.onText(line, part, isLast);
  }

  void act(WebSocket line, String seq, String action) {
    line.sendText("{\"type\":\"act\",\"id\":\"" + seq + "\",\"at\":" + seq + ",\"action\":" + action + "}", true);
  }
}

// Enough JSON for an example; a real bot reads it with a library.
final String FIRST_OPTION = "\"options\":\\[(\\{(?:[^{}]|\\{[^{}]*\\})*\\})";

String find(String pattern, String json) {
  return Pattern.compile(pattern).matcher(json).results().map(found -> found.group(1)).findFirst().orElse("");
}

String post(String address, String token, String body) throws Exception {
  var request = HttpRequest.newBuilder(URI.create(address)).header("Content-Type", "application/json");
  request.header("Authorization", "Bearer " + token).POST(HttpRequest.BodyPublishers.ofString(body.replace('\'', '"')));
  return http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
}
