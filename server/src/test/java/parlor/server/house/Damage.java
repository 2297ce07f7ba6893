package parlor.server.house;

import java.util.List;
import java.util.random.RandomGenerator;

/// Good JSON that something has happened to.
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
          "\"type\":",
          "\"7C\"",
          "\"0X\"",
          ",",
          "}",
          "]",
          "\u0000",
          "\uFFFF",
          "4.5",
          "\"seat\":99");
  private static final int CHANGES_MAX = 4;

  private final RandomGenerator random;
  private final List<String> samples;

  Damage(RandomGenerator random, List<String> samples) {
    this.random = random;
    this.samples = samples.isEmpty() ? SPLINTERS : samples;
  }

  String next() {
    var text = new StringBuilder(sample());
    for (var change = random.nextInt(CHANGES_MAX); change > 0; change--) {
      change(text);
    }
    return text.toString();
  }

  private String sample() {
    return samples.get(random.nextInt(samples.size()));
  }

  private void change(StringBuilder text) {
    var at = random.nextInt(text.length() + 1);
    var end = Math.min(text.length(), at + random.nextInt(12));
    switch (random.nextInt(6)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, text.substring(at, end));
      case 2 -> text.insert(at, SPLINTERS.get(random.nextInt(SPLINTERS.size())));
      case 3 -> value(text, at);
      case 4 -> {
        var other = sample();
        text.replace(at, text.length(), other.substring(Math.min(at, other.length())));
      }
      default -> {
        if (at < text.length()) {
          text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(7)));
        }
      }
    }
  }

  /// Puts something else in place of the value after the next colon.
  private void value(StringBuilder text, int from) {
    var colon = text.indexOf(":", from);
    if (colon < 0) {
      return;
    }
    var end = colon + 1;
    while (end < text.length() && ",}]".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    text.replace(colon + 1, end, SPLINTERS.get(random.nextInt(SPLINTERS.size())));
  }
}
