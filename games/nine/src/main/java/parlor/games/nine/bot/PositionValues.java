package parlor.games.nine.bot;

/// Numbers by position: a small hash table without boxes, since planning asks it some hundred
/// thousand times.
final class PositionValues {
  private static final int FIRST_SIZE = 1 << 10;

  private long[] keys = new long[FIRST_SIZE];
  private double[] values = new double[FIRST_SIZE];
  private int size;

  /// The number stored under a key, or -1. Keys are above 0, numbers are not below 0.
  double get(long key) {
    var slot = slot(key);
    return keys[slot] == key ? values[slot] : -1;
  }

  void put(long key, double value) {
    if (2 * size >= keys.length) {
      grow();
    }
    var slot = slot(key);
    size += keys[slot] == key ? 0 : 1;
    keys[slot] = key;
    values[slot] = value;
  }

  int size() {
    return size;
  }

  /// The key's place, or the empty one where it would go. At least half the places are empty.
  private int slot(long key) {
    var mask = keys.length - 1;
    var slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & mask;
    while (keys[slot] != 0 && keys[slot] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    var oldKeys = keys;
    var oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = new double[2 * oldKeys.length];
    for (var i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        var slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        values[slot] = oldValues[i];
      }
    }
  }
}
