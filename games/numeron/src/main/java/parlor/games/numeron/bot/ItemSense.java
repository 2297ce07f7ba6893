package parlor.games.numeron.bot;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Code;
import parlor.games.numeron.Fact;
import parlor.games.numeron.Item;
import parlor.games.numeron.Level;
import parlor.games.numeron.NumeronAction;
import parlor.games.numeron.NumeronAction.Change;
import parlor.games.numeron.NumeronAction.DeclareDouble;
import parlor.games.numeron.NumeronAction.Pass;
import parlor.games.numeron.NumeronAction.Shuffle;

/// When to play which item: as soon as it wins more games than keeping it.
final class ItemSense {
  private static final List<Set<Item>> CHOICES =
      List.of(
          EnumSet.of(Item.SLASH, Item.SHUFFLE, Item.CHANGE),
          EnumSet.of(Item.SLASH, Item.DOUBLE, Item.SHUFFLE));

  private final List<Set<Item>> choices;

  ItemSense(List<Set<Item>> choices) {
    this.choices = List.copyOf(choices);
  }

  ItemSense() {
    this(CHOICES);
  }

  Set<Item> choice(Situation situation) {
    return situation.any(choices);
  }

  /// The place whose digit tells the most.
  static int tellingPlace(Situation situation) {
    var digits = Attack.shownDigits(situation.theirs());
    return IntStream.range(0, Code.PLACES)
        .boxed()
        .max((a, b) -> Double.compare(Attack.bits(digits.get(a)), Attack.bits(digits.get(b))))
        .orElseThrow();
  }

  /// The attack that wins more games than a plain call, if any does.
  Optional<NumeronAction> attack(Situation situation) {
    var held = situation.held();
    var best = Optional.<NumeronAction>empty();
    var most = wonByCall(situation, situation.theirs(), held);
    for (var item : held) {
      for (var attack : Attack.with(item, situation.theirs())) {
        var won = wonBy(situation, attack);
        if (won > most) {
          most = won;
          best = Optional.of(attack.action());
        }
      }
    }
    return held.contains(Item.DOUBLE) && wonByDouble(situation) > most
        ? Optional.of(new DeclareDouble())
        : best;
  }

  private static double wonByCall(Situation situation, Belief theirs, Set<Item> held) {
    var own = Hunt.of(theirs, held, situation.heldByThem());
    return own.won(own.atOnce(), Hunt.of(situation.own(), situation.heldByThem(), held));
  }

  private static double wonBy(Situation situation, Attack attack) {
    var left = without(situation.held(), attack.item());
    return attack.answers().entrySet().stream()
        .mapToDouble(answer ->
            answer.getValue()
                * wonByCall(situation, situation.theirs().after(answer.getKey()), left))
        .sum();
  }

  /// Two calls now; if both fail, the other side goes on with one more digit known.
  private static double wonByDouble(Situation situation) {
    var left = without(situation.held(), Item.DOUBLE);
    var twice = Math.min(1, Calls.pair(situation.theirs()).value());
    var code = Code.ALL.get(situation.code());
    var shown =
        IntStream.range(0, Code.PLACES)
            .mapToObj(place -> new Fact.Shown(place, code.digit(place)))
            .mapToDouble(fact -> Hunt.size(situation.own().after(fact)))
            .min()
            .orElseThrow();
    return Hunt.of(situation.theirs(), left, situation.heldByThem())
        .won(twice, new Hunt(shown, situation.heldByThem(), left));
  }

  /// The defence after which the other side wins least, if it is worth playing now.
  NumeronAction defence(Situation situation) {
    var held = situation.held();
    var code = Code.ALL.get(situation.code());
    NumeronAction best = new Pass();
    var least = lost(situation, situation.own(), held);
    if (held.contains(Item.SHUFFLE)) {
      var left = without(held, Item.SHUFFLE);
      var lost = lost(situation, situation.own().after(new Fact.Shuffled()), left);
      if (lost < least) {
        least = lost;
        best = new Shuffle(situation.any(code.reorderings()).value());
      }
    }
    if (held.contains(Item.CHANGE)) {
      for (var place = 0; place < Code.PLACES; place++) {
        var fact = new Fact.Changed(place, Level.of(code.digit(place)));
        var lost = lost(situation, situation.own().after(fact), without(held, Item.CHANGE));
        if (lost < least) {
          least = lost;
          best = new Change(place, situation.any(code.changes(place)).digit(place));
        }
      }
    }
    return best;
  }

  /// The chance to lose when it is the other side's turn.
  private static double lost(Situation situation, Belief own, Set<Item> held) {
    var theirs = Hunt.of(own, situation.heldByThem(), held);
    return theirs.won(theirs.thisTurn(), Hunt.of(situation.theirs(), held, situation.heldByThem()));
  }

  private static Set<Item> without(Set<Item> items, Item item) {
    var left = EnumSet.copyOf(items);
    left.remove(item);
    return left;
  }
}
