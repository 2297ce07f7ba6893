package parlor.server.house;

import java.util.Arrays;
import java.util.stream.Collectors;

/// What may be logged of a failure in a table's rules, bots or journal: where it happened. Its
/// message is left out, for it may tell of hidden cards.
record FailureReport(String text) {
  private static final int FRAMES_MAX = 30;
  private static final int CAUSES_MAX = 5;

  static FailureReport of(Throwable failure) {
    var text = new StringBuilder();
    var cause = failure;
    for (var depth = 0; cause != null && depth < CAUSES_MAX; depth++) {
      text.append(depth == 0 ? "" : "\ncaused by ").append(cause.getClass().getName());
      text.append(
          Arrays.stream(cause.getStackTrace())
              .limit(FRAMES_MAX)
              .map(frame -> "\n  at " + frame)
              .collect(Collectors.joining()));
      cause = cause.getCause();
    }
    return new FailureReport(text.toString());
  }
}
