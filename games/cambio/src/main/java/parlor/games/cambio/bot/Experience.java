package parlor.games.cambio.bot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// What proved best in a playout, by situation. Each letter of the three tables was found in
/// millions of simulated games against reference bots, in which every choice was tried in the same
/// place with the same luck and the one that won more was written down.
final class Experience {
  /// Not seen often enough to tell.
  static final byte UNSURE = '.';

  static final byte CALL = 'c';

  /// From the deck, or to the discards.
  static final byte DECK = 'd';

  /// In place of the highest card that this seat knows.
  static final byte KNOWN = 'k';

  /// In place of the first that it does not.
  static final byte UNSEEN = 'u';

  static final Experience NONE =
      new Experience(new byte[] {UNSURE}, new byte[] {UNSURE}, new byte[] {UNSURE});

  private static final int VALUES = 11;
  private static final int UNSEEN_COUNTS = 3;
  private static final int TOTALS = 32;
  private static final int STEPS = 16;
  private static final int LOW = 40;

  private final byte[] endings;
  private final byte[] drawings;
  private final byte[] holdings;

  private Experience(byte[] endings, byte[] drawings, byte[] holdings) {
    this.endings = endings;
    this.drawings = drawings;
    this.holdings = holdings;
  }

  static Experience of(String resource) {
    try (var stream = Experience.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("there is no " + resource);
      }
      var lines = new String(stream.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
      return new Experience(table(lines, 0), table(lines, 1), table(lines, 2));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static byte[] table(List<String> lines, int number) {
    return lines.get(number).getBytes(StandardCharsets.US_ASCII);
  }

  /// Whether to call Cambio at the end of the turn.
  byte ending(Layout table) {
    if (this == NONE) {
      return UNSURE;
    }
    var total = Math.min(TOTALS - 1, table.estimatedTotal(table.me) / 10);
    var others = Math.clamp((table.lowestTotal() - 60) / 12, 0, STEPS - 1);
    var isLow = Layout.value(table.top) <= LOW ? 1 : 0;
    return endings[((total * UNSEEN_COUNTS + unseen(table)) * STEPS + others) * 2 + isLow];
  }

  /// What to do with the top of the discards.
  byte drawing(Layout table) {
    return this == NONE ? UNSURE : drawings[key(table, Layout.value(table.top) / 10)];
  }

  /// What to do with a drawn card.
  byte holding(Layout table, int drawn) {
    return this == NONE ? UNSURE : holdings[key(table, drawn)];
  }

  private static int unseen(Layout table) {
    return Math.min(UNSEEN_COUNTS - 1, table.unseen(table.me));
  }

  private static int key(Layout table, int card) {
    var highest = table.highestKnown();
    var value = highest == Layout.NOBODY ? 0 : Layout.value(table.rank[highest]) / 10;
    var isLast = table.caller != Layout.NOBODY;
    var total = table.estimatedTotal(table.me);
    var step = isLast ? (total - table.lowestTotal()) / 15 + 3 : total / 20;
    return (((card * VALUES + value) * UNSEEN_COUNTS + unseen(table)) * 2 + (isLast ? 1 : 0))
            * STEPS
        + Math.clamp(step, 0, STEPS - 1);
  }
}
