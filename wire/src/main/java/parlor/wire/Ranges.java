package parlor.wire;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.engine.Range;
import parlor.engine.Refusal;

/// Checks the `@Range`s of a record.
final class Ranges {
  /// Reflection makes a new object of every component each time it is asked, so each record type is
  /// looked at once.
  private static final ClassValue<List<Ranged>> RANGED =
      new ClassValue<>() {
        @Override
        protected List<Ranged> computeValue(Class<?> type) {
          return type.isRecord() ? rangesOf(type) : List.of();
        }
      };

  private record Ranged(String field, Method accessor, Range range) {}

  private Ranges() {}

  private static List<Ranged> rangesOf(Class<?> type) {
    var ranged = new ArrayList<Ranged>();
    for (var component : type.getRecordComponents()) {
      var range = component.getAnnotation(Range.class);
      if (range != null) {
        var accessor = component.getAccessor();
        accessor.setAccessible(true);
        ranged.add(new Ranged(component.getName(), accessor, range));
      }
    }
    return List.copyOf(ranged);
  }

  static Optional<Refusal> objection(Object value) {
    for (var ranged : RANGED.get(value.getClass())) {
      var range = ranged.range();
      if (read(ranged.accessor(), value) instanceof Integer number
          && (number < range.min() || number > range.max())) {
        return Optional.of(
            Refusal.of("out-of-range", "{field} must be from {min} to {max}.")
                .with("field", ranged.field())
                .with("min", range.min())
                .with("max", range.max()));
      }
    }
    return Optional.empty();
  }

  private static Object read(Method accessor, Object record) {
    try {
      return accessor.invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a record's own accessor failed", e);
    }
  }
}
