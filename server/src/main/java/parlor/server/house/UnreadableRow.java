package parlor.server.house;

/// A row of a journal that cannot be read. Its table cannot go on; all others can.
///
/// @param manifest the row's kind
record UnreadableRow(String manifest) {}
