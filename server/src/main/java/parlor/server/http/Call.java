package parlor.server.http;

import com.fasterxml.jackson.core.JacksonException;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.OptionalLong;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.http.Callers.Caller;
import parlor.server.storage.Session;
import parlor.tables.TableId;
import parlor.wire.Json;

/// One request as an endpoint sees it: who asks, with which session, and what.
///
/// @param token the session's, where there is one
record Call(
    RoutingContext context, Caller caller, Optional<Credentials> token, Optional<Session> found) {

  /// A session's token, and whether it came by cookie.
  record Credentials(String token, boolean isCookie) {}

  /// The session; only for routes that need one.
  Session session() {
    return found.orElseThrow();
  }

  TableId table() {
    return new TableId(context.pathParam("table"));
  }

  /// The body as a value of this type, or nothing if it cannot be read as one.
  <T> Optional<T> body(Class<T> type) {
    return Optional.ofNullable(context.body().asString()).flatMap(text -> read(text, type));
  }

  static <T> Optional<T> read(String text, Class<T> type) {
    try {
      return Optional.ofNullable(Json.MAPPER.readValue(text, type));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  Optional<String> query(String name) {
    return Optional.ofNullable(context.request().getParam(name));
  }

  /// A sequence number in the address; nothing if there is none or it is no number.
  OptionalLong number(String name) {
    return query(name)
        .filter(text -> text.matches("\\d{1,15}"))
        .map(text -> OptionalLong.of(Long.parseLong(text)))
        .orElseGet(OptionalLong::empty);
  }

  /// The seat that the address names, or the person's first one.
  Viewer viewer() {
    return query("seat")
        .flatMap(Call::seat)
        .<Viewer>map(Viewer.At::new)
        .orElseGet(Viewer.Public::new);
  }

  /// A seat's number in the address; nothing if there is none or it is no number.
  static Optional<Seat> seat(String text) {
    return text.matches("\\d{1,2}")
        ? Optional.of(new Seat(Integer.parseInt(text)))
        : Optional.empty();
  }
}
