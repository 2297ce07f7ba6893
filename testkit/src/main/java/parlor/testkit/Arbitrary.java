package parlor.testkit;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.Range;
import parlor.engine.Seat;

/// Makes any value of a record or sealed type, sensible or not, from the type alone.
public final class Arbitrary {
  private static final int TRIES_MAX = 50;
  private static final int ELEMENTS_MAX = 4;
  private static final List<Card> CARDS = Deck.shoe(2, 2);
  private static final List<Integer> NUMBERS =
      List.of(-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, Integer.MAX_VALUE, Integer.MIN_VALUE);
  private static final List<String> TEXTS =
      List.of("", "a", "0", "7C", "012", "名", "x".repeat(300));

  private Arbitrary() {}

  /// Any value of this type that its own constructor does not forbid.
  public static <T> T of(Class<T> type, RandomGenerator chance) {
    for (var tries = 0; tries < TRIES_MAX; tries++) {
      try {
        return type.cast(value(type, type, chance));
      } catch (InvocationTargetException _) {
        // This one its constructor forbids, so reading it from JSON would be refused as well.
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("cannot be made: " + type, e);
      }
    }
    throw new AssertionError("nearly no value is allowed: " + type);
  }

  private static Object value(Type type, AnnotatedElement annotated, RandomGenerator chance)
      throws ReflectiveOperationException {
    if (type instanceof ParameterizedType generic) {
      return generic(generic, annotated, chance);
    }
    var raw = (Class<?>) type;
    if (raw == int.class || raw == Integer.class) {
      return number(annotated, chance);
    }
    if (raw == boolean.class || raw == Boolean.class) {
      return chance.nextBoolean();
    }
    if (raw == long.class || raw == Long.class) {
      return (long) number(annotated, chance);
    }
    if (raw == String.class) {
      return Mover.any(TEXTS, chance);
    }
    if (raw == Seat.class) {
      return new Seat(chance.nextInt(10));
    }
    if (raw == Duration.class) {
      return Duration.ofMillis(number(annotated, chance));
    }
    if (Card.class.isAssignableFrom(raw)) {
      return Mover.any(CARDS, chance);
    }
    if (raw.isEnum()) {
      return Mover.any(List.of(raw.getEnumConstants()), chance);
    }
    if (raw.isSealed()) {
      return value(Mover.any(List.of(raw.getPermittedSubclasses()), chance), raw, chance);
    }
    if (raw.isRecord()) {
      return record(raw, chance);
    }
    throw new AssertionError("no way to make a " + raw);
  }

  private static Object record(Class<?> raw, RandomGenerator chance)
      throws ReflectiveOperationException {
    var components = raw.getRecordComponents();
    var types = Stream.of(components).map(c -> c.getType()).toArray(Class<?>[]::new);
    var values = new Object[components.length];
    for (var i = 0; i < values.length; i++) {
      values[i] = value(components[i].getGenericType(), components[i], chance);
    }
    var constructor = raw.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    return constructor.newInstance(values);
  }

  private static Object generic(
      ParameterizedType generic, AnnotatedElement annotated, RandomGenerator chance)
      throws ReflectiveOperationException {
    var raw = (Class<?>) generic.getRawType();
    var arguments = generic.getActualTypeArguments();
    if (raw == Optional.class) {
      return chance.nextBoolean()
          ? Optional.empty()
          : Optional.of(value(arguments[0], annotated, chance));
    }
    var elements = new ArrayList<List<Object>>();
    var count = chance.nextInt(ELEMENTS_MAX + 1);
    for (var i = 0; i < count; i++) {
      var parts = new ArrayList<>();
      for (var argument : arguments) {
        parts.add(value(argument, annotated, chance));
      }
      elements.add(parts);
    }
    if (Map.class.isAssignableFrom(raw)) {
      var map = new LinkedHashMap<>();
      elements.forEach(pair -> map.put(pair.getFirst(), pair.getLast()));
      return map;
    }
    var values = elements.stream().map(List::getFirst).toList();
    return Set.class.isAssignableFrom(raw) ? new LinkedHashSet<>(values) : values;
  }

  private static int number(AnnotatedElement annotated, RandomGenerator chance) {
    var range = annotated.getAnnotation(Range.class);
    if (range == null || chance.nextInt(4) == 0) {
      return Mover.any(NUMBERS, chance);
    }
    return (int) chance.nextLong(range.min() - 1L, range.max() + 2L);
  }
}
