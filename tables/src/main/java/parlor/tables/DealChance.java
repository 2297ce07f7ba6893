package parlor.tables;

import java.util.Collection;
import java.util.List;
import java.util.random.RandomGenerator;
import parlor.engine.Chance;

/// The dealer's luck at one table, from the table's secret and what people added: a deal repeated
/// after a crash is the same deal, and once the secret is shown anybody can repeat it.
public final class DealChance implements Chance {
  private final String secret;
  private final List<String> luck;

  /// @param luck what people added, in the order of their seats
  public DealChance(String secret, Collection<String> luck) {
    this.secret = secret;
    this.luck = List.copyOf(luck);
  }

  @Override
  public RandomGenerator forEvent(int number) {
    return new HmacCounter(
        secret,
        luck.isEmpty() ? "deal-v1:" + number : "deal-v2:" + number + ":" + String.join(",", luck));
  }
}
