package parlor.tables;

import java.util.random.RandomGenerator;
import parlor.engine.Chance;

/// The dealer's luck at one table, from the table's secret: a deal repeated after a crash is the
/// same deal.
public final class DealChance implements Chance {
  private final String secret;

  public DealChance(String secret) {
    this.secret = secret;
  }

  @Override
  public RandomGenerator forEvent(int number) {
    return new HmacCounter(secret, "deal-v1:" + number);
  }
}
