package parlor.games.numeron;

/// The answer to a call. RULES.md § Judging.
///
/// @param eat right digits in the right place
/// @param bite right digits in another place
public record Judgement(int eat, int bite) {
  /// Whether the call was the code itself.
  public boolean solves() {
    return eat == Code.PLACES;
  }
}
