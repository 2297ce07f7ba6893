package parlor.engine;

import java.util.List;

/// What a viewer may do now.
///
/// @param listed actions, each legal
/// @param complete whether nothing else is legal; where not, at least one of each kind is listed
public record Options<A>(List<A> listed, boolean complete) {
  public Options {
    listed = List.copyOf(listed);
  }

  /// Nothing to do.
  public static <A> Options<A> none() {
    return new Options<>(List.of(), true);
  }

  /// Exactly these.
  public static <A> Options<A> exactly(List<? extends A> actions) {
    return new Options<>(List.copyOf(actions), true);
  }

  /// These, and others of the same kinds.
  public static <A> Options<A> amongOthers(List<? extends A> actions) {
    return new Options<>(List.copyOf(actions), false);
  }
}
