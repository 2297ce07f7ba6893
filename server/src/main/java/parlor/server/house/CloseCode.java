package parlor.server.house;

/// Why the server ends a socket: the close codes of the protocol.
public enum CloseCode {
  NOT_HEARD(1001, "nothing heard"),
  NOT_THE_PROTOCOL(1002, "not the protocol"),
  BINARY(1003, "text only"),
  NOT_UTF_8(1007, "not UTF-8"),
  TOO_MANY(1008, "too many messages"),
  TOO_BIG(1009, "too big"),
  STOPPED(1011, "this table has stopped"),
  RESTARTING(1012, "restarting"),
  TRY_AGAIN(1013, "try again later"),
  OPENED_ELSEWHERE(4001, "opened elsewhere"),
  NOT_ALLOWED(4003, "not allowed"),
  TOO_SLOW(4008, "too slow");

  private final int number;
  private final String reason;

  CloseCode(int number, String reason) {
    this.number = number;
    this.reason = reason;
  }

  public int number() {
    return number;
  }

  public String reason() {
    return reason;
  }
}
