package parlor.games.numeron.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlor.engine.SplitMix64;
import parlor.games.numeron.Code;
import parlor.games.numeron.Item;

class SecretsTest {
  private static final Set<Item> SLASH = Set.of(Item.SLASH);

  @Test
  void codes_that_slash_finds_easily_are_hidden_less_often_but_still_hidden() {
    var luck = new SplitMix64(9);
    var weak =
        IntStream.range(0, 20_000)
            .filter(_ -> Secrets.isWeak(Secrets.draw(SLASH, luck), SLASH))
            .count();
    assertThat(weak / 20_000.0)
        .as("132 of 720, a quarter of them redrawn; seed 9")
        .isBetween(0.125, 0.15);
  }

  @Test
  void without_items_every_code_is_as_likely() {
    assertThat(Code.ALL).noneMatch(code -> Secrets.isWeak(code, Set.of(Item.TARGET)));
  }

  /// Hidden codes are drawn from all of them, and with the chance of a redraw from the strong ones
  /// alone; a caller can gain no more than that share of what it gains where only those occur.
  @Test
  void a_caller_that_knows_how_codes_are_drawn_gains_less_than_a_twentieth_of_a_call() {
    var strong =
        IntStream.range(0, Code.ALL.size())
            .filter(code -> !Secrets.isWeak(Code.ALL.get(code), SLASH))
            .toArray();
    var prices = IntStream.rangeClosed(1, Tables.CALLS_MAX).toArray();
    var plan = new TreeSearch(prices, strong.length).best(strong, Symmetry.NONE, () -> true);
    var gain = Secrets.REDRAWN * (3_575 / 720.0 - (double) plan.price() / strong.length);
    assertThat(gain).isBetween(-0.05, 0.05);
  }
}
