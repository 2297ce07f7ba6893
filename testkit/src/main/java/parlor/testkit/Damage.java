package parlor.testkit;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/// Damages JSON text, mostly into other JSON text that looks alike.
final class Damage {
  private static final Pattern VALUE = Pattern.compile("\"[^\"]*\"|-?[0-9]+|true|false");
  private static final List<String> OTHERS =
      List.of(
          "null",
          "0",
          "-1",
          "9",
          "2147483648",
          "1.5",
          "true",
          "\"\"",
          "\"7C\"",
          "[]",
          "[null]",
          "{}",
          "{\"type\":\"x\"}");

  private Damage() {}

  static String to(String text, RandomGenerator chance) {
    return switch (chance.nextInt(4)) {
      case 0 -> text.substring(0, chance.nextInt(text.length()));
      case 1 -> Mover.any(OTHERS, chance);
      default -> replaceOne(text, chance);
    };
  }

  private static String replaceOne(String text, RandomGenerator chance) {
    var values = VALUE.matcher(text).results().toList();
    if (values.isEmpty()) {
      return text + text;
    }
    var value = Mover.any(values, chance);
    return text.substring(0, value.start())
        + Mover.any(OTHERS, chance)
        + text.substring(value.end());
  }
}
