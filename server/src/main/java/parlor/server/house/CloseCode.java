package parlor.server.house;

/// Why a table ends a connection.
enum CloseCode {
  OPENED_ELSEWHERE(4001, "opened elsewhere"),
  NOT_ALLOWED(4003, "not allowed"),
  NOT_HEARD(1001, "not heard of"),
  BROKEN(1011, "this table has stopped"),
  TRY_AGAIN(1013, "try again later");

  final int code;
  final String reason;

  CloseCode(int code, String reason) {
    this.code = code;
    this.reason = reason;
  }

  ToConnection.Ended ended() {
    return new ToConnection.Ended(code, reason);
  }
}
