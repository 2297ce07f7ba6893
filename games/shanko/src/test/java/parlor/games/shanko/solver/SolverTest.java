package parlor.games.shanko.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.SplitMix64;
import parlor.games.shanko.Contract;
import parlor.games.shanko.Meld;
import parlor.testkit.Proves;
import parlor.testkit.Trials;

/// The solver against every way there is. `-Dparlor.shanko.hands=100000` tries so many hands, and a
/// seventh of them with a contract to lay down first, where every way is slow to try.
class SolverTest {
  private static final int HANDS = Integer.getInteger("parlor.shanko.hands", 350);
  private static final int MELDING_IS_SLOWER = 7;
  private static final int LARGEST = 18;

  @Test
  @Proves("SHA-21")
  void the_distance_is_that_of_a_matching_for_every_choice_of_melds() {
    for (var seed : Trials.seeds(HANDS)) {
      Trials.run(seed, "distance", () -> distanceIsExact(seed));
    }
  }

  @Test
  @Proves("SHA-21")
  void laying_off_leaves_as_little_as_the_best_of_all_ways() {
    for (var seed : Trials.seeds(HANDS)) {
      Trials.run(seed, "lay-off", () -> layOffIsExact(seed));
    }
  }

  @Test
  @Proves("SHA-21")
  void melding_and_laying_off_leave_as_little_as_the_best_of_all_ways() {
    for (var seed : Trials.seeds(HANDS / MELDING_IS_SLOWER)) {
      Trials.run(seed, "meld", () -> meldIsExact(seed));
    }
  }

  private static void distanceIsExact(long seed) {
    var luck = new SplitMix64(SplitMix64.mix(seed));
    var round = 1 + (int) (seed % 7);
    var hand = hand(luck);
    assertThat(new Distance(Contract.of(round)).of(Hand.of(hand)))
        .as("distance of %s in round %s", hand, round)
        .isEqualTo(EveryWay.distance(hand, Contract.of(round)));
  }

  private static void layOffIsExact(long seed) {
    var luck = new SplitMix64(SplitMix64.mix(seed));
    var cards = new ArrayList<>(shoe(luck));
    var melds = melds(cards, luck);
    var hand = cards.subList(0, 1 + luck.nextInt(LARGEST));
    var expected = new EveryWay().rest(hand, melds);
    assertThat(Turns.rest(hand, melds)).as("rest of %s beside %s", hand, melds).isEqualTo(expected);
    assertThat(played(hand, melds)).as("additions of %s to %s", hand, melds).isEqualTo(expected);
  }

  private static void meldIsExact(long seed) {
    var luck = new SplitMix64(SplitMix64.mix(seed));
    var contract = Contract.of(1 + (int) (seed % 7));
    var cards = new ArrayList<>(shoe(luck));
    var melds = melds(cards, luck);
    var hand = handWith(contract, cards, luck);
    var expected = new EveryWay().restAfterContract(hand, contract, melds);
    var found = Turns.layDown(hand, contract, melds);
    assertThat(found.map(Turns.LayDown::rest).orElse(Integer.MAX_VALUE))
        .as("rest of %s in %s beside %s, by %s", hand, contract, melds, found)
        .isEqualTo(expected);
    if (found.isPresent()) {
      var left = new ArrayList<>(hand);
      var more = new ArrayList<>(melds);
      for (var group : found.get().melds()) {
        group.forEach(card -> assertThat(left.remove(card)).isTrue());
        more.add(meld(group));
      }
      assertThat(played(left, more)).isEqualTo(expected);
    }
  }

  /// What is left after the additions were made one by one; 0 when one card or none is.
  private static int played(List<Card> hand, List<Meld> melds) {
    var left = new ArrayList<>(hand);
    var table = new ArrayList<>(melds);
    for (var addition : Turns.additions(hand, melds)) {
      var meld = table.get(addition.meld());
      assertThat(meld.takes(addition.card(), addition.end())).isTrue();
      assertThat(left.remove(addition.card())).isTrue();
      var cards = new ArrayList<>(meld.cards());
      cards.add(addition.end() == Meld.End.LOW ? 0 : cards.size(), addition.card());
      table.set(addition.meld(), new Meld(meld.kind(), cards));
    }
    return left.size() <= 1
        ? 0
        : left.stream().mapToInt(card -> Hand.points(Hand.faceOf(card))).sum();
  }

  private static List<Card> hand(RandomGenerator luck) {
    return shoe(luck).subList(0, 1 + luck.nextInt(LARGEST));
  }

  /// Two to four decks; now and then of few suits, or with many jokers, so that cards meet.
  private static List<Card> shoe(RandomGenerator luck) {
    var suits = 1 + luck.nextInt(4);
    var jokers = luck.nextInt(8) == 0 ? 9 : 4;
    return Deck.shuffle(
        Deck.shoe(2 + luck.nextInt(3), jokers).stream()
            .filter(c -> !(c instanceof Card.Natural n) || Hand.suitOf(n.suit()) < suits)
            .toList(),
        luck);
  }

  /// Up to four melds, taken out of the cards.
  private static List<Meld> melds(List<Card> cards, RandomGenerator luck) {
    var melds = new ArrayList<Meld>();
    for (var wanted = luck.nextInt(5); wanted > 0; wanted--) {
      var contract = luck.nextBoolean() ? new Contract(1, 0) : new Contract(0, 1);
      var some = cards.subList(0, Math.min(14, cards.size()));
      Turns.layDown(List.copyOf(some), contract, List.of())
          .ifPresent(found -> {
            found.melds().getFirst().forEach(cards::remove);
            melds.add(meld(found.melds().getFirst()));
          });
    }
    return melds;
  }

  /// A hand that mostly has the contract.
  private static List<Card> handWith(Contract contract, List<Card> cards, RandomGenerator luck) {
    var size = Math.min(LARGEST, 11 + luck.nextInt(8));
    var some = List.copyOf(cards.subList(0, Math.min(cards.size(), 40)));
    var found = Turns.layDown(some.subList(0, Math.min(24, some.size())), contract, List.of());
    var hand = new ArrayList<Card>();
    found.ifPresent(melds -> melds.melds().forEach(hand::addAll));
    some.stream().filter(card -> !hand.contains(card)).forEach(hand::add);
    return List.copyOf(hand.subList(0, Math.min(size, hand.size())));
  }

  private static Meld meld(List<Card> cards) {
    return new Meld(cards.size() == 3 ? Meld.Kind.TRIPLET : Meld.Kind.SEQUENCE, cards);
  }
}
