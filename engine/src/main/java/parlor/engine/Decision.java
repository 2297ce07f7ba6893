package parlor.engine;

/// The answer to an action: what came of it, or why nothing did.
public sealed interface Decision<E> {
  record Accepted<E>(E event) implements Decision<E> {}

  record Refused<E>(Refusal why) implements Decision<E> {}

  static <E> Decision<E> accept(E event) {
    return new Accepted<>(event);
  }

  static <E> Decision<E> reject(Refusal why) {
    return new Refused<>(why);
  }
}
