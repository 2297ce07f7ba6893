package parlor.wire;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.ServiceLoader;
import parlor.engine.Box;
import parlor.engine.GamePlugin;

/// The games of the house, by key.
public final class Shelf {
  private final SequencedMap<String, Box> boxes;

  private Shelf(List<Box> boxes) {
    var byKey = new LinkedHashMap<String, Box>();
    boxes.stream().sorted(Comparator.comparing(Box::key)).forEach(box -> byKey.put(box.key(), box));
    this.boxes = Collections.unmodifiableSequencedMap(byKey);
  }

  /// Every game on the class path.
  @SuppressWarnings("rawtypes")
  public static Shelf load() {
    var found = ServiceLoader.load(GamePlugin.class).stream();
    return new Shelf(
        found.map(provider -> of((GamePlugin<?, ?, ?, ?, ?>) provider.get())).toList());
  }

  /// Lets every game on the class path work out what its bots look up. Takes seconds.
  @SuppressWarnings("rawtypes")
  public static void prepareBots() {
    ServiceLoader.load(GamePlugin.class).forEach(GamePlugin::prepareBots);
  }

  /// One game in its box.
  public static Box of(GamePlugin<?, ?, ?, ?, ?> plugin) {
    return new JsonBox<>(plugin);
  }

  public Collection<Box> boxes() {
    return boxes.values();
  }

  public Optional<Box> box(String key) {
    return Optional.ofNullable(boxes.get(key));
  }
}
