package parlor.tables;

/// A table's name in addresses and in the journal.
public record TableId(String value) {
  @Override
  public String toString() {
    return value;
  }
}
