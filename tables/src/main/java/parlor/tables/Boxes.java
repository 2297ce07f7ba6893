package parlor.tables;

import java.util.Optional;
import parlor.engine.Box;

/// Where a table finds its game.
@FunctionalInterface
public interface Boxes {
  Optional<Box> box(String key);
}
