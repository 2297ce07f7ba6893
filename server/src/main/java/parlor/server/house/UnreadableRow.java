package parlor.server.house;

/// A row of a journal cannot be read. Its table cannot go on; all others can.
public final class UnreadableRow extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnreadableRow(String what) {
    super("cannot be read: " + what);
  }

  UnreadableRow(String what, Throwable cause) {
    super("cannot be read: " + what, cause);
  }
}
