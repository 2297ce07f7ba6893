package parlor.server.http;

import io.vertx.core.http.HttpServerRequest;
import java.net.InetAddress;
import java.net.URI;
import java.util.Optional;
import java.util.regex.Pattern;
import parlor.server.http.Callers.Caller;

/// Addresses of tables, as people can open them.
///
/// @param publicUrl where people reach the server, if the operator has said so
/// @param lan this machine's address in the home network, when the server listens there
record Links(Optional<URI> publicUrl, Optional<InetAddress> lan) {
  private static final Pattern HOST =
      Pattern.compile("[A-Za-z0-9.-]{1,100}(?::\\d{1,5})?|\\[[0-9a-fA-F:.]{2,45}](?::\\d{1,5})?");
  private static final Pattern THIS_MACHINE =
      Pattern.compile("(?:localhost|127(?:\\.\\d+){3}|\\[::1])(:\\d+)?");

  /// How a table's link begins in a frame of the house, which knows no host.
  private static final String WITHOUT_HOST = "\"link\":\"/t/";

  /// The link to a table for other people: where the caller reached us, but never `localhost` when
  /// there is a better name.
  String link(HttpServerRequest request, Caller caller, String code) {
    return base(request, caller) + "/t/" + code;
  }

  /// A frame of the house with the host in its table's link. Text that people write cannot look
  /// like it: its quotes are escaped.
  static String complete(String frame, String base) {
    var at = frame.indexOf(WITHOUT_HOST);
    var host = at + WITHOUT_HOST.length() - "/t/".length();
    return at < 0 ? frame : frame.substring(0, host) + base + frame.substring(host);
  }

  /// The part of a link before the path.
  String base(HttpServerRequest request, Caller caller) {
    var host = host(request);
    var here = THIS_MACHINE.matcher(host);
    if (publicUrl.isPresent()) {
      return publicUrl.get().toString();
    }
    if (lan.isPresent() && here.matches()) {
      var port = Optional.ofNullable(here.group(1)).orElse("");
      return "http://" + lan.get().getHostAddress() + port;
    }
    return (caller.isHttps() ? "https://" : "http://") + host;
  }

  private static String host(HttpServerRequest request) {
    return Optional.ofNullable(request.getHeader("host"))
        .filter(host -> HOST.matcher(host).matches())
        .orElse("localhost");
  }
}
