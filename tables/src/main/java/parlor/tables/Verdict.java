package parlor.tables;

import parlor.engine.Refusal;

/// What a table makes of a command: one entry to store, or nothing.
public sealed interface Verdict {
  /// Store this; then it has happened.
  record Store(Entry entry) implements Verdict {}

  /// It has happened already, at this sequence number.
  record Repeated(long sequence) implements Verdict {}

  /// There is nothing to do.
  record Nothing() implements Verdict {}

  record Refused(Refusal why) implements Verdict {}
}
