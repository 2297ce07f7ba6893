package parlor.engine;

/// Something that everybody may know happened; the same bytes for every viewer. A game's news is a
/// sealed interface of records that extends this one.
public interface News {}
