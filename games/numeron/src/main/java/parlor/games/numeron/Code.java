package parlor.games.numeron;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parlor.engine.Refusal;

/// Three different digits in order; 0 may lead. RULES.md § Choosing codes.
public record Code(String value) {
  public static final int PLACES = 3;
  public static final int DIGITS = 10;
  static final Refusal WRONG_LENGTH =
      Refusal.of("wrong-length", "A code has exactly three digits.");
  static final Refusal NOT_A_DIGIT =
      Refusal.of("not-a-digit", "A code is made of the digits 0 to 9 only.");
  static final Refusal REPEATED_DIGIT =
      Refusal.of("repeated-digit", "The three digits of a code are all different.");

  /// Every code there is, in order; a code's place in this list is its index.
  public static final List<Code> ALL =
      IntStream.range(0, 1_000)
          .mapToObj("%03d"::formatted)
          .filter(digits -> objection(digits).isEmpty())
          .map(Code::new)
          .toList();

  private static final int[] INDICES = indices();

  public Code {
    var objection = objection(value);
    if (objection.isPresent()) {
      throw new IllegalArgumentException(objection.get().message());
    }
  }

  /// Why these digits are no code, if they are none.
  static Optional<Refusal> objection(String digits) {
    if (digits.length() != PLACES) {
      return Optional.of(WRONG_LENGTH);
    }
    if (digits.chars().anyMatch(c -> c < '0' || c > '9')) {
      return Optional.of(NOT_A_DIGIT);
    }
    return digits.chars().distinct().count() == PLACES
        ? Optional.empty()
        : Optional.of(REPEATED_DIGIT);
  }

  private static int[] indices() {
    var indices = new int[1_000];
    for (var i = 0; i < ALL.size(); i++) {
      indices[Integer.parseInt(ALL.get(i).value)] = i;
    }
    return indices;
  }

  /// Its place among all codes.
  public int index() {
    return INDICES[Integer.parseInt(value)];
  }

  /// The digit at a place, counted from 0.
  public int digit(int place) {
    return value.charAt(place) - '0';
  }

  /// Where a digit stands, if it does.
  public Optional<Integer> placeOf(int digit) {
    var place = value.indexOf('0' + digit);
    return place < 0 ? Optional.empty() : Optional.of(place);
  }

  /// Whether the digit at each place is HIGH or LOW.
  public List<Level> levels() {
    return IntStream.range(0, PLACES).mapToObj(place -> Level.of(digit(place))).toList();
  }

  /// Largest digit minus smallest digit.
  public int slash() {
    var digits = value.chars().summaryStatistics();
    return digits.getMax() - digits.getMin();
  }

  /// The same digits in every order, its own among them.
  public List<Code> reorderings() {
    return ALL.stream().filter(this::hasSameDigits).toList();
  }

  boolean hasSameDigits(Code other) {
    return value.chars().allMatch(c -> other.value.indexOf(c) >= 0);
  }

  /// Every code that differs at this place alone, by another digit of the same class.
  public List<Code> changes(int place) {
    var level = Level.of(digit(place));
    return level.digits().stream()
        .filter(digit -> placeOf(digit).isEmpty())
        .map(digit -> with(place, digit))
        .toList();
  }

  private Code with(int place, int digit) {
    return new Code(value.substring(0, place) + digit + value.substring(place + 1));
  }
}
