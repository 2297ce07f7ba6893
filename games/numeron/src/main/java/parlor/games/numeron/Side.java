package parlor.games.numeron;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// One side of a round: its hidden code, its items, and what everybody knows of the code.
///
/// @param leftToDealer whether the dealer is to draw the code
/// @param facts in the order in which they became known
/// @param wins rounds won so far
record Side(
    Optional<Code> code,
    boolean leftToDealer,
    Optional<Set<Item>> items,
    Set<Item> used,
    List<Fact> facts,
    int wins) {
  Side {
    items = items.map(ItemSets::copyOf);
    used = ItemSets.copyOf(used);
    facts = List.copyOf(facts);
  }

  static Side withWins(int wins) {
    return new Side(Optional.empty(), false, Optional.empty(), Set.of(), List.of(), wins);
  }

  /// The items that it may still play.
  Set<Item> held() {
    return items.map(chosen -> ItemSets.without(chosen, used)).orElse(Set.of());
  }

  boolean holdsDefence() {
    return held().stream().anyMatch(Item::isDefence);
  }

  /// The code of a side that has one.
  Code secret() {
    return code.orElseThrow();
  }

  /// How often it has been called.
  long callsAgainst() {
    return facts.stream().filter(Fact.Judged.class::isInstance).count();
  }

  Side withCode(Code next) {
    return new Side(Optional.of(next), false, items, used, facts, wins);
  }

  Side withCodeLeftToDealer() {
    return new Side(code, true, items, used, facts, wins);
  }

  Side withItems(Set<Item> chosen) {
    return new Side(code, leftToDealer, Optional.of(chosen), used, facts, wins);
  }

  Side withUsed(Item item) {
    return new Side(code, leftToDealer, items, ItemSets.with(used, item), facts, wins);
  }

  Side withFact(Fact fact) {
    var more = new ArrayList<>(facts);
    more.add(fact);
    return new Side(code, leftToDealer, items, used, more, wins);
  }

  Side withWin() {
    return new Side(code, leftToDealer, items, used, facts, wins + 1);
  }
}
