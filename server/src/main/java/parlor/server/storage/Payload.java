package parlor.server.storage;

/// What a row holds: JSON that anybody can read with plain SQL.
sealed interface Payload {
  record Text(String json) implements Payload {}

  /// Not what was written: the disk has changed it.
  record Damaged() implements Payload {}
}
