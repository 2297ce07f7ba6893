package parlor.games.shanko.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Gives the cards of a hand their places in chosen melds: as many natural cards as possible, at
/// least one in each meld, and jokers in the other places.
final class Layout {
  private static final int NONE = -1;

  private final int[][] wanted;
  private final int[] left;
  private final int[][] placed;

  private Layout(List<int[]> melds, int[] cards) {
    this.wanted = melds.toArray(int[][]::new);
    this.left = cards.clone();
    this.placed = melds.stream().map(meld -> filled(meld.length)).toArray(int[][]::new);
  }

  private static int[] filled(int length) {
    var places = new int[length];
    Arrays.fill(places, NONE);
    return places;
  }

  /// The faces in each meld, or nothing when some meld would be of jokers alone.
  ///
  /// @param melds for each meld the face that each place calls for; in a triplet, whose places take
  ///   any suit, its rank minus the number of ranks
  /// @param cards how many natural cards of each face may be used
  static Optional<List<List<Integer>>> of(List<int[]> melds, int[] cards) {
    var layout = new Layout(melds, cards);
    return layout.represent(0) ? Optional.of(layout.filled()) : Optional.empty();
  }

  /// Finds a first natural card for each meld from this one on; those that no other place could
  /// take come first.
  private boolean represent(int meld) {
    if (meld == wanted.length) {
      return true;
    }
    for (var place = 0; place < wanted[meld].length; place++) {
      for (var face : faces(wanted[meld][place])) {
        if (left[face] > 0) {
          left[face]--;
          placed[meld][place] = face;
          if (represent(meld + 1)) {
            return true;
          }
          placed[meld][place] = NONE;
          left[face]++;
        }
      }
    }
    return false;
  }

  private List<List<Integer>> filled() {
    for (var slot = 0; slot < wanted.length; slot++) {
      for (var place = 0; place < wanted[slot].length; place++) {
        if (placed[slot][place] == NONE) {
          augment(slot, place, new boolean[left.length]);
        }
      }
    }
    var melds = new ArrayList<List<Integer>>();
    for (var meld : placed) {
      melds.add(Arrays.stream(meld).mapToObj(face -> face == NONE ? Hand.JOKER : face).toList());
    }
    return melds;
  }

  /// Fills a place with a card that is free, or that another place can do without.
  private boolean augment(int meld, int place, boolean[] seen) {
    for (var face : faces(wanted[meld][place])) {
      if (!seen[face]) {
        seen[face] = true;
        if (left[face] > 0) {
          left[face]--;
          placed[meld][place] = face;
          return true;
        }
        if (passesOn(face, seen)) {
          placed[meld][place] = face;
          return true;
        }
      }
    }
    return false;
  }

  private boolean passesOn(int face, boolean[] seen) {
    for (var meld = 0; meld < placed.length; meld++) {
      for (var place = 0; place < placed[meld].length; place++) {
        if (placed[meld][place] == face && augment(meld, place, seen)) {
          return true;
        }
      }
    }
    return false;
  }

  private static int[] faces(int wanted) {
    if (wanted >= 0) {
      return new int[] {wanted};
    }
    var rank = wanted + Hand.RANKS;
    var faces = new int[Hand.SUITS];
    for (var suit = 0; suit < Hand.SUITS; suit++) {
      faces[suit] = suit * Hand.RANKS + rank;
    }
    return faces;
  }
}
