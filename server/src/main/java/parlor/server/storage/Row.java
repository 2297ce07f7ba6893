package parlor.server.storage;

import java.time.Instant;

/// One row of the journal.
///
/// @param table the table's id
/// @param type the name of the row's kind
/// @param writer one life of the program that wrote it
record Row(String table, long sequence, Instant at, String type, Payload payload, String writer) {}
