package parlor.testkit.toy;

/// The healthy toy game keeps all laws.
class HealthyToyTest extends ToyLaws {
  HealthyToyTest() {
    super(Bug.NONE);
  }
}
