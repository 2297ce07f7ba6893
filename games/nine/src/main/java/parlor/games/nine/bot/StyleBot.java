package parlor.games.nine.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Bot;
import parlor.engine.News;
import parlor.engine.Seat;
import parlor.games.nine.NineAction;
import parlor.games.nine.NineAction.Place;
import parlor.games.nine.NineView;

/// Plays by one of its styles, drawn when it sits down.
public record StyleBot(List<Style> styles) implements Bot<NineAction, NineView, StyleBot.Memory> {
  /// @param style which of the styles it plays at this table
  public record Memory(Seat seat, int style) {}

  public StyleBot {
    styles = List.copyOf(styles);
  }

  public StyleBot(Style style) {
    this(List.of(style));
  }

  @Override
  public Memory blank(Seat seat, RandomGenerator chance) {
    return new Memory(seat, chance.nextInt(styles.size()));
  }

  @Override
  public Memory remember(Memory memory, NineView view, List<? extends News> news) {
    return memory;
  }

  @Override
  public NineAction choose(
      Memory memory, NineView view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    var situation = Situation.of(view, memory.seat());
    return new Place(draw(styles.get(memory.style()).chances(situation), chance));
  }

  /// A card, as likely as its chance says.
  static int draw(double[] chances, RandomGenerator chance) {
    var point = chance.nextDouble();
    var last = 0;
    for (var card = 1; card < chances.length; card++) {
      if (chances[card] > 0) {
        last = card;
        point -= chances[card];
        if (point < 0) {
          return card;
        }
      }
    }
    return last;
  }
}
