package parlor.server.http;

import java.text.Normalizer;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// What people may call themselves: 1 to 20 visible characters that read in one direction.
final class Names {
  static final int GRAPHEMES_MAX = 20;
  private static final int CODE_POINTS_MAX = 80;
  private static final int MARKS_IN_A_ROW_MAX = 3;
  private static final int EMOJI_STYLE = 0xFE0F;
  private static final Pattern GRAPHEME = Pattern.compile("\\X");
  private static final Pattern SPACES = Pattern.compile("\\s+", Pattern.UNICODE_CHARACTER_CLASS);

  /// More kinds of space than `strip` knows, such as one that breaks no line.
  private static final Pattern SPACES_AROUND =
      Pattern.compile("\\A\\s+|\\s+\\z", Pattern.UNICODE_CHARACTER_CLASS);

  /// Letters and marks that show nothing.
  private static final Set<Integer> BLANKS =
      Set.of(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0);

  private Names() {}

  /// The name in its one normal form, or nothing if it cannot be one.
  static Optional<String> clean(String text) {
    if (text.length() > 4 * CODE_POINTS_MAX) {
      return Optional.empty();
    }
    var normal = Normalizer.normalize(text, Normalizer.Form.NFC);
    var name = SPACES_AROUND.matcher(normal).replaceAll("");
    var graphemes = GRAPHEME.matcher(name).results().count();
    var isGood =
        graphemes >= 1
            && graphemes <= GRAPHEMES_MAX
            && name.codePointCount(0, name.length()) <= CODE_POINTS_MAX
            && showsEveryCharacter(name);
    return isGood ? Optional.of(SPACES.matcher(name).replaceAll(" ")) : Optional.empty();
  }

  private static boolean showsEveryCharacter(String name) {
    var before = 0;
    var marks = 0;
    for (var point : name.codePoints().toArray()) {
      if (isMark(point)) {
        marks++;
      } else {
        marks = 0;
      }
      var isStyledSymbol =
          point == EMOJI_STYLE && Character.getType(before) == Character.OTHER_SYMBOL;
      if (marks > MARKS_IN_A_ROW_MAX || !(isVisible(point) || isStyledSymbol)) {
        return false;
      }
      before = point;
    }
    return !isMark(name.codePointAt(0));
  }

  private static boolean isMark(int point) {
    var type = Character.getType(point);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  private static boolean isVisible(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> !BLANKS.contains(point) && !isVariation(point);
    };
  }

  private static boolean isVariation(int point) {
    return (point >= 0xFE00 && point <= 0xFE0F)
        || (point >= 0xE0100 && point <= 0xE01EF)
        || (point >= 0x180B && point <= 0x180F);
  }
}
