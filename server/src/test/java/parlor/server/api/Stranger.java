package parlor.server.api;

import java.util.Map;
import parlor.server.client.Guest;

/// Somebody who wants what is not theirs to ask, and what they must be told.
///
/// @param guest their credentials
/// @param origin the page that they come from; empty for a program
/// @param refusal the code that they get, as a regular expression
/// @param otherwise asks that are answered differently: another code, or one of the words below
record Stranger(
    String who, Guest guest, String origin, String refusal, Map<String, String> otherwise) {
  /// It is answered well, but changes nothing.
  static final String HARMLESS = "harmless";

  /// It is their own right, and so no case.
  static final String THEIRS = "theirs";

  String expected(Ask ask) {
    return otherwise.getOrDefault(ask.name(), refusal);
  }

  boolean isForeignPage() {
    return !origin.isEmpty();
  }

  @Override
  public String toString() {
    return who;
  }
}
