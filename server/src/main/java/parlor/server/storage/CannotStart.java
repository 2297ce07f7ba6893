package parlor.server.storage;

/// Why the program cannot start, as a sentence for the host that says what to do.
public final class CannotStart extends RuntimeException {
  public CannotStart(String sentence) {
    super(sentence);
  }

  public CannotStart(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
