package parlor.games.shanko;

import java.util.List;

/// What a round asks for. RULES.md § Rounds.
public record Contract(int triplets, int sequences) {
  private static final List<Contract> ROUNDS =
      List.of(
          new Contract(2, 0),
          new Contract(1, 1),
          new Contract(0, 2),
          new Contract(3, 0),
          new Contract(2, 1),
          new Contract(1, 2),
          new Contract(0, 3));

  static final int LAST_ROUND = ROUNDS.size();

  /// The contract of a round, counted from 1.
  public static Contract of(int round) {
    return ROUNDS.get(round - 1);
  }

  /// How many cards it takes.
  public int cards() {
    return triplets * Meld.TRIPLET_SIZE + sequences * Meld.SEQUENCE_SIZE;
  }
}
