package parlor.games.nine.bot;

/// Any card, equally likely: Perfect. What counts is which card meets which, and against this every
/// order meets every other equally often, so nobody can win more than half against it.
public record Uniform() implements Style {
  @Override
  public double[] chances(Situation situation) {
    return Style.anyOf(situation.hand());
  }
}
