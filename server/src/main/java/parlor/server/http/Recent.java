package parlor.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/// What is known of the keys used last; the longest unused is forgotten first.
final class Recent<K, V> {
  private final int max;
  private final LinkedHashMap<K, V> entries;

  Recent(int max) {
    this.max = max;
    this.entries =
        new LinkedHashMap<>(64, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > Recent.this.max;
          }
        };
  }

  synchronized V of(K key, Function<K, V> fresh) {
    var known = entries.get(key);
    if (known != null) {
      return known;
    }
    var made = fresh.apply(key);
    entries.put(key, made);
    return made;
  }

  synchronized boolean has(K key) {
    return entries.get(key) != null;
  }
}
