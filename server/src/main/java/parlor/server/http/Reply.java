package parlor.server.http;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import parlor.server.house.House.Answer;
import parlor.wire.Json;

/// What an endpoint answers.
sealed interface Reply {
  /// @param type the media type of the text
  record Text(int status, String type, String text) implements Reply {}

  /// The same, compressed with gzip.
  record Packed(int status, String type, Buffer gzip) implements Reply {}

  record Empty(int status) implements Reply {}

  record Failed(Problem problem) implements Reply {}

  static Future<Reply> json(int status, Object value) {
    return Future.succeededFuture(new Text(status, "application/json", Json.write(value)));
  }

  static Future<Reply> failed(Problem problem) {
    return Future.succeededFuture(new Failed(problem));
  }

  /// A table's answer: the sequence number, its frame, or the refusal.
  static Reply of(Answer answer) {
    return switch (answer) {
      case Answer.Done(var sequence) ->
          new Text(200, "application/json", "{\"seq\":" + sequence + "}");
      case Answer.Seated(_, _, _, var sequence) ->
          new Text(200, "application/json", "{\"seq\":" + sequence + "}");
      case Answer.Frame(var json) -> new Text(200, "application/json", json);
      case Answer.Refused(var why) -> new Failed(Problem.of(why));
      case Answer.Unknown() -> new Failed(Problem.UNCERTAIN);
    };
  }
}
