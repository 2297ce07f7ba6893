package parlor.server.fuzz;

import java.util.List;
import java.util.random.RandomGenerator;
import parlor.server.fuzz.Decoder.Input;

/// A known text that something has happened to.
final class Damage {
  private static final List<String> SPLINTERS =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "2147483648",
          "1e999",
          "-9223372036854775809",
          "\"\"",
          "[]",
          "{}",
          "[[[[[[[[[[[[[[[[[[[[[[[[[[",
          "\"\\ud800\"",
          "\"\\u0000\"",
          "\"type\":",
          "\"7C\"",
          "\"0X\"",
          ",",
          "}",
          "]",
          "\u0000",
          "\uFFFF",
          "\u00e9",
          "4.5",
          "\"seat\":99");
  private static final int CHANGES_MAX = 4;
  private static final int LENGTH_MAX = 8192;

  private final RandomGenerator random;
  private final List<Input> known;
  private final int situations;

  /// @param known the texts to begin with; it may grow
  Damage(RandomGenerator random, List<Input> known, int situations) {
    this.random = random;
    this.known = known;
    this.situations = situations;
  }

  Input next() {
    var from = input();
    var text = new StringBuilder(from.text());
    for (var change = random.nextInt(CHANGES_MAX); change > 0; change--) {
      change(text);
    }
    var situation = random.nextInt(4) == 0 ? random.nextInt(situations) : from.situation();
    return new Input(situation, text.substring(0, Math.min(text.length(), LENGTH_MAX)));
  }

  /// Any that is known, and the newest more often.
  private Input input() {
    var size = known.size();
    var newest = Math.max(1, size / 8);
    return known.get(
        random.nextBoolean() ? random.nextInt(size) : size - 1 - random.nextInt(newest));
  }

  private String splinter() {
    return SPLINTERS.get(random.nextInt(SPLINTERS.size()));
  }

  private void change(StringBuilder text) {
    var at = random.nextInt(text.length() + 1);
    var end = Math.min(text.length(), at + random.nextInt(12));
    switch (random.nextInt(9)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, text.substring(at, end));
      case 2 -> text.insert(at, splinter());
      case 3 -> value(text, at, splinter());
      case 4 -> {
        var other = input().text();
        text.replace(at, text.length(), other.substring(Math.min(at, other.length())));
      }
      case 5, 6 -> value(text, at, valueOf(input().text()));
      case 7 -> number(text, at);
      default -> {
        if (at < text.length()) {
          text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(8)));
        }
      }
    }
  }

  /// Puts something else in place of the value after the next colon.
  private static void value(StringBuilder text, int from, String other) {
    var colon = text.indexOf(":", from);
    if (colon >= 0) {
      text.replace(colon + 1, endOfValue(text, colon + 1), other);
    }
  }

  /// A value of another text, whole.
  private String valueOf(String other) {
    var colon = other.isEmpty() ? -1 : other.indexOf(':', random.nextInt(other.length()));
    return colon < 0 ? splinter() : other.substring(colon + 1, endOfValue(other, colon + 1));
  }

  /// Where the value that begins here ends, with all that is within it.
  private static int endOfValue(CharSequence text, int from) {
    var depth = 0;
    for (var at = from; at < text.length(); at++) {
      switch (text.charAt(at)) {
        case '{', '[' -> depth++;
        case '}', ']' -> {
          depth--;
          if (depth < 0) {
            return at;
          }
        }
        case ',' -> {
          if (depth == 0) {
            return at;
          }
        }
        default -> {}
      }
    }
    return text.length();
  }

  /// Another number in place of the next digit.
  private void number(StringBuilder text, int from) {
    for (var at = from; at < text.length(); at++) {
      if (Character.isDigit(text.charAt(at))) {
        text.replace(at, at + 1, String.valueOf(random.nextInt(16)));
        return;
      }
    }
  }
}
