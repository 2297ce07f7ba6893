package parlor.server.http;

/// Why the server ends a socket.
enum CloseCode {
  GOING_AWAY(1001, "nothing heard"),
  BROKEN(1002, "not the protocol"),
  BINARY(1003, "text only"),
  NOT_UTF_8(1007, "not UTF-8"),
  TOO_MANY(1008, "too many messages"),
  TOO_BIG(1009, "too big"),
  RESTARTING(1012, "restarting"),
  NOT_ALLOWED(4003, "not allowed"),
  TOO_SLOW(4008, "too slow");

  final short code;
  final String reason;

  CloseCode(int code, String reason) {
    this.code = (short) code;
    this.reason = reason;
  }
}
