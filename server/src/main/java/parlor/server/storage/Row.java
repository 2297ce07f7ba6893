package parlor.server.storage;

import java.time.Instant;

/// One row of the journal.
///
/// @param table the persistence id of what wrote it, which for a table is its own id
/// @param type the name that its serializer gave to what is stored
/// @param serializer the number of that serializer
/// @param writer one life of the entity that wrote it
record Row(
    String table,
    long sequence,
    Instant at,
    String type,
    int serializer,
    Payload payload,
    String writer) {

  /// The same, with nothing in it that could be believed.
  Row damaged() {
    return new Row(table, sequence, at, type, serializer, new Payload.Damaged(), writer);
  }
}
