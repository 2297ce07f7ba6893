package parlor.wire;

import java.lang.reflect.RecordComponent;
import java.util.Optional;
import parlor.engine.Range;
import parlor.engine.Refusal;

/// Checks the `@Range`s of a record.
final class Ranges {
  private Ranges() {}

  static Optional<Refusal> objection(Object value) {
    if (!value.getClass().isRecord()) {
      return Optional.empty();
    }
    for (var component : value.getClass().getRecordComponents()) {
      var range = component.getAnnotation(Range.class);
      if (range != null
          && read(component, value) instanceof Integer number
          && (number < range.min() || number > range.max())) {
        return Optional.of(
            Refusal.of("out-of-range", "{field} must be from {min} to {max}.")
                .with("field", component.getName())
                .with("min", range.min())
                .with("max", range.max()));
      }
    }
    return Optional.empty();
  }

  private static Object read(RecordComponent component, Object record) {
    try {
      var accessor = component.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a record's own accessor failed", e);
    }
  }
}
