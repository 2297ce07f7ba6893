package parlor.games.shanko.solver;

import java.util.Arrays;
import java.util.List;

/// Matches the cards of a hand to places by augmenting paths.
final class Matching {
  private final int[][] choices;
  private final int[] free;
  private final int[][] holders;

  private Matching(int[][] choices, Hand hand) {
    this.choices = choices;
    this.free = new int[Hand.JOKER];
    this.holders = new int[Hand.JOKER][choices.length];
    for (var face = 0; face < Hand.JOKER; face++) {
      free[face] = hand.count(face);
    }
  }

  /// How many cards these melds lack, when jokers fill places too but no meld may be of jokers
  /// alone.
  static int missing(Hand hand, List<int[]> melds) {
    var places = melds.stream().flatMapToInt(Arrays::stream).toArray();
    var slots = new int[places.length][];
    for (var place = 0; place < places.length; place++) {
      slots[place] = faces(places[place]);
    }
    var whole = new int[melds.size()][];
    for (var meld = 0; meld < whole.length; meld++) {
      whole[meld] = Arrays.stream(melds.get(meld)).flatMap(p -> Arrays.stream(faces(p))).toArray();
    }
    var filled = new Matching(slots, hand).most();
    var represented = new Matching(whole, hand).most();
    return Math.max(
        Math.max(0, places.length - filled - hand.jokers()), melds.size() - represented);
  }

  private static int[] faces(int wanted) {
    return wanted >= 0
        ? new int[] {wanted}
        : new int[] {wanted + 13, wanted + 26, wanted + 39, wanted + 52};
  }

  private int most() {
    var matched = 0;
    for (var slot = 0; slot < choices.length; slot++) {
      matched += augment(slot, new boolean[Hand.JOKER]) ? 1 : 0;
    }
    return matched;
  }

  private boolean augment(int slot, boolean[] seen) {
    for (var face : choices[slot]) {
      if (seen[face]) {
        continue;
      }
      seen[face] = true;
      if (free[face] > 0) {
        free[face]--;
        holders[face][slot] = 1;
        return true;
      }
      for (var other = 0; other < choices.length; other++) {
        if (holders[face][other] == 1 && augment(other, seen)) {
          holders[face][other] = 0;
          holders[face][slot] = 1;
          return true;
        }
      }
    }
    return false;
  }
}
