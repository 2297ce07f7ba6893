package parlor.tables;

/// A table cannot be played here, for it was made with rules that this program does not know yet.
public final class NewerRules extends IllegalStateException {
  NewerRules(String game, int stored, int known) {
    super(
        "a table of %s has rules version %d, this program version %d"
            .formatted(game, stored, known));
  }
}
