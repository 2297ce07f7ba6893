package parlor.engine;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/// A bot with what it remembers of one game.
public record Mind<A, V extends View<A>, M>(Bot<A, V, M> bot, M memory) {
  /// A bot at its seat before the first step.
  public static <A, V extends View<A>, M> Mind<A, V, M> blank(
      Bot<A, V, M> bot, Seat seat, RandomGenerator chance) {
    return new Mind<>(bot, bot.blank(seat, chance));
  }

  /// The same after a step.
  public Mind<A, V, M> after(V view, List<? extends News> news) {
    return new Mind<>(bot, bot.remember(memory, view, news));
  }

  /// The action to play.
  public A choose(V view, RandomGenerator chance, BooleanSupplier timeIsUp) {
    return bot.choose(memory, view, chance, timeIsUp);
  }
}
