package parlor.games.numeron.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import parlor.games.numeron.Belief;
import parlor.games.numeron.Code;
import parlor.games.numeron.Fact;
import parlor.games.numeron.Item;
import parlor.games.numeron.NumeronAction;
import parlor.games.numeron.NumeronAction.DeclareDouble;
import parlor.games.numeron.NumeronAction.DeclareHighLow;
import parlor.games.numeron.NumeronAction.DeclareSlash;
import parlor.games.numeron.NumeronAction.DeclareTarget;

/// An item that asks something of a code, and the answers it may get.
///
/// @param action what is declared
/// @param item what is used up
/// @param answers what may become known, with its chance
record Attack(NumeronAction action, Item item, SequencedMap<Fact, Double> answers) {
  Attack {
    answers = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(answers));
  }

  static boolean isAttack(NumeronAction action) {
    return switch (action) {
      case DeclareDouble _, DeclareHighLow _, DeclareTarget _, DeclareSlash _ -> true;
      case NumeronAction.Call _, NumeronAction.ChooseCode _, NumeronAction.ChooseItems _ -> false;
      case NumeronAction.LeaveCodeToDealer _, NumeronAction.NamePlace _ -> false;
      case NumeronAction.Shuffle _, NumeronAction.Change _, NumeronAction.Pass _ -> false;
    };
  }

  /// Every question that this item can ask; none for DOUBLE and the defences.
  static List<Attack> with(Item item, Belief belief) {
    return switch (item) {
      case HIGH_LOW ->
          List.of(
              of(new DeclareHighLow(), item, belief, code -> new Fact.HighLow(at(code).levels())));
      case SLASH ->
          List.of(of(new DeclareSlash(), item, belief, code -> new Fact.Slash(at(code).slash())));
      case TARGET ->
          IntStream.range(0, Code.DIGITS)
              .mapToObj(digit ->
                  of(
                      new DeclareTarget(digit),
                      item,
                      belief,
                      code -> new Fact.Target(digit, at(code).placeOf(digit))))
              .toList();
      case DOUBLE, SHUFFLE, CHANGE -> List.of();
    };
  }

  /// The digit at each place, as DOUBLE would show it.
  static List<SequencedMap<Fact, Double>> shownDigits(Belief belief) {
    var places = new ArrayList<SequencedMap<Fact, Double>>();
    for (var place = 0; place < Code.PLACES; place++) {
      var shown = place;
      places.add(answers(belief, code -> new Fact.Shown(shown, at(code).digit(shown))));
    }
    return places;
  }

  private static Code at(int code) {
    return Code.ALL.get(code);
  }

  private static Attack of(
      NumeronAction action, Item item, Belief belief, IntFunction<Fact> answer) {
    return new Attack(action, item, answers(belief, answer));
  }

  private static SequencedMap<Fact, Double> answers(Belief belief, IntFunction<Fact> answer) {
    var chances = new LinkedHashMap<Fact, Double>();
    Arrays.stream(belief.indices())
        .forEach(code -> chances.merge(answer.apply(code), belief.chance(code), Double::sum));
    return chances;
  }

  /// How much the answer tells, in bits.
  double bits() {
    return bits(answers);
  }

  static double bits(SequencedMap<Fact, Double> answers) {
    return answers.values().stream().mapToDouble(p -> -p * Math.log(p) / Math.log(2)).sum();
  }
}
