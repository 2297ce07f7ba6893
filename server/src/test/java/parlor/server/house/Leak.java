package parlor.server.house;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Box;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.GamePlugin;
import parlor.engine.Play;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.engine.Viewer;

/// Ways to give away something hidden, planted to see whether they are noticed.
enum Leak {
  /// A fact is in the view.
  VIEW,
  /// No fact is in the view, but its length depends on one.
  SIZE,
  /// A fact is in the news.
  NEWS,
  /// A refusal is worded by a fact.
  REFUSAL;

  /// A game that leaks.
  Box into(Box box) {
    return new Leaky(box, this);
  }

  private record Leaky(Box box, Leak leak) implements Box {
    @Override
    public Play open(int seats, String options) {
      return new LeakyPlay(box.open(seats, options), leak, 0);
    }

    @Override
    public String key() {
      return box.key();
    }

    @Override
    public String name() {
      return box.name();
    }

    @Override
    public int minSeats() {
      return box.minSeats();
    }

    @Override
    public int maxSeats() {
      return box.maxSeats();
    }

    @Override
    public int rulesVersion() {
      return box.rulesVersion();
    }

    @Override
    public List<String> levels() {
      return box.levels();
    }

    @Override
    public String standIn() {
      return box.standIn();
    }

    @Override
    public boolean seatsCanBeTakenBack() {
      return box.seatsCanBeTakenBack();
    }

    @Override
    public GamePlugin.Thinking thinking() {
      return box.thinking();
    }

    @Override
    public boolean keepsSeatsAgainstBots() {
      return box.keepsSeatsAgainstBots();
    }

    @Override
    public boolean rotatesSeats() {
      return box.rotatesSeats();
    }

    @Override
    public Decision<String> options(int seats, String asked) {
      return box.options(seats, asked);
    }

    @Override
    public String description() {
      return box.description();
    }
  }

  /// @param fact something that depends on all that is hidden
  private record LeakyPlay(Play play, Leak leak, int fact) implements Play {
    @Override
    public Status<?> status() {
      return play.status();
    }

    @Override
    public String fallback(Seat seat) {
      return play.fallback(seat);
    }

    @Override
    public Decision<String> act(Seat seat, String action, Chance chance) {
      var decision = play.act(seat, action, chance);
      return leak == REFUSAL && decision instanceof Decision.Refused<String>
          ? Decision.reject(Refusal.of("no-" + fact, "No."))
          : decision;
    }

    @Override
    public String deal(Chance chance) {
      return play.deal(chance);
    }

    @Override
    public Folded fold(String step) {
      var folded = play.fold(step);
      var next = new LeakyPlay(folded.play(), leak, 31 * fact + step.hashCode());
      var news =
          leak == NEWS ? "[{\"type\":\"hint\",\"fact\":" + next.fact() + "}]" : folded.news();
      return new Folded(next, news);
    }

    @Override
    public String view(Viewer viewer) {
      return play.view(viewer) + hint();
    }

    @Override
    public String viewOnly(Viewer viewer) {
      return play.viewOnly(viewer) + hint();
    }

    private String hint() {
      return switch (leak) {
        case VIEW -> ",\"hint\":" + fact;
        case SIZE -> " ".repeat(Math.floorMod(fact, 7));
        case NEWS, REFUSAL -> "";
      };
    }

    @Override
    public String replayed(Viewer viewer) {
      return play.replayed(viewer);
    }

    @Override
    public Play withBot(Seat seat, String level, RandomGenerator chance) {
      return new LeakyPlay(play.withBot(seat, level, chance), leak, fact);
    }

    @Override
    public Play withoutBot(Seat seat) {
      return new LeakyPlay(play.withoutBot(seat), leak, fact);
    }

    @Override
    public String choose(Seat seat, RandomGenerator chance, BooleanSupplier timeIsUp) {
      return play.choose(seat, chance, timeIsUp);
    }

    @Override
    public String rematchOptions() {
      return play.rematchOptions();
    }
  }
}
