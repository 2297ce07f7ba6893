package parlor.games.numeron.bot;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Seat;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Code;
import parlor.games.numeron.Fact;
import parlor.games.numeron.Item;
import parlor.games.numeron.NumeronView;
import parlor.games.numeron.NumeronView.SideView;

/// Everything a bot may use for one decision.
record Situation(
    Memory memory, NumeronView view, RandomGenerator chance, BooleanSupplier timeIsUp) {

  Seat seat() {
    return memory.seat();
  }

  /// What is known of the other side's code.
  Belief theirs() {
    return memory.theirs().belief();
  }

  /// What the other side knows of this seat's code.
  Belief own() {
    return memory.own().belief();
  }

  private SideView ownSide() {
    return view.sides().get(seat().index());
  }

  private SideView theirSide() {
    return view.sides().get(seat().next(2).index());
  }

  /// The index of this seat's code.
  int code() {
    return ownSide().code().map(Code::index).orElseThrow();
  }

  boolean hasCode() {
    return ownSide().code().isPresent();
  }

  List<Fact> factsOfTheirs() {
    return Memory.factsOf(view, seat().next(2));
  }

  List<Fact> factsOfOwn() {
    return Memory.factsOf(view, seat());
  }

  /// What this seat may still play.
  Set<Item> held() {
    return left(ownSide());
  }

  /// What the other side may still play.
  Set<Item> heldByThem() {
    return left(theirSide());
  }

  private static Set<Item> left(SideView side) {
    var left = EnumSet.noneOf(Item.class);
    side.items().ifPresent(left::addAll);
    left.removeAll(side.used());
    return left;
  }

  /// Whether an attack may be declared now.
  boolean mayAttack() {
    return view.options().listed().stream().anyMatch(Attack::isAttack);
  }

  boolean callsFirst() {
    return view.first().equals(java.util.Optional.of(seat()));
  }

  /// One of these, each with the same chance.
  <T> T any(List<T> choices) {
    return choices.get(chance.nextInt(choices.size()));
  }

  /// Whether something happens that does so with this chance.
  boolean happens(double probability) {
    return chance.nextDouble() < probability;
  }
}
