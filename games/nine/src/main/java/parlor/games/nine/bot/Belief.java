package parlor.games.nine.bot;

import java.util.ArrayList;
import java.util.List;

/// What is believed of an opponent: a library of styles, each as likely as it has foretold the
/// cards so far. Among them are styles counted from this opponent's own cards, for somebody who is
/// in no library. Immutable; may be carried from game to game.
public record Belief(List<Suspect> suspects) {
  /// As a game begins, this share of the belief goes back to what it was at first, since people
  /// change their ways.
  private static final double FORGETTING = 0.02;

  private static final double SLIPS_OF_PEOPLE = 0.1;
  private static final double SLIPS_OF_BOTS = 0.01;

  public Belief {
    suspects = List.copyOf(suspects);
  }

  /// What is believed of a stranger: the computer's ladder, people's habits, or nothing of the
  /// kind.
  public static Belief ofStranger() {
    var library = new ArrayList<Style>(List.of(Habit.values()));
    library.add(new Ladder());
    return ofStranger(library);
  }

  /// What is believed of a stranger, given the styles that are thought of.
  public static Belief ofStranger(List<? extends Style> library) {
    var suspects = new ArrayList<Suspect>();
    suspects.add(new Suspect(new Uniform(), 0, 3, 3));
    for (var style : library) {
      suspects.add(
          style instanceof Habit
              ? new Suspect(style, SLIPS_OF_PEOPLE, 1, 1)
              : new Suspect(style, SLIPS_OF_BOTS, 5, 5));
    }
    for (var tendency : Tendency.values()) {
      suspects.add(new Suspect(Counts.none(tendency), 0, 0.5, 0.5));
    }
    var sum = suspects.stream().mapToDouble(Suspect::prior).sum();
    return new Belief(
        suspects.stream()
            .map(s -> new Suspect(s.style(), s.slips(), s.prior() / sum, s.prior() / sum))
            .toList());
  }

  /// After the opponent played a card in a situation of its own.
  public Belief after(Situation now, int card) {
    var weighed = suspects.stream().map(suspect -> suspect.after(now, card)).toList();
    var sum = weighed.stream().mapToDouble(Suspect::likelihood).sum();
    return new Belief(weighed.stream().map(s -> s.withLikelihood(s.likelihood() / sum)).toList());
  }

  /// At the beginning of another game against the same opponent.
  public Belief inNextGame() {
    return new Belief(
        suspects.stream()
            .map(s -> s.withLikelihood((1 - FORGETTING) * s.likelihood() + FORGETTING * s.prior()))
            .toList());
  }
}
