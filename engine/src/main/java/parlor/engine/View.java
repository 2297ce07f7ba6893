package parlor.engine;

/// What one viewer may know now. Private facts live here and nowhere else.
public interface View<A> {
  /// What this viewer may do now.
  Options<A> options();
}
