package parlor.games.cambio.bot;

import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parlor.games.cambio.bot.CambioMemory.Ending;

/// Deals the cards that a seat was not shown as they may well lie, given all that it remembers.
final class Worlds {
  /// How often a table that explains the others' calls badly is dealt anew.
  private static final int TRIES_MAX = 40;

  /// How many cards of the draw pile are put in any order; games hardly ever need more.
  private static final int SHUFFLED = 30;

  /// What a player without sense does tells nothing.
  private static final double[] EVEN = doubles(Collections.nCopies(Deck52.RANKS, 1.0));

  private final CambioMemory memory;
  private final RandomGenerator luck;
  private final int[] known;
  private final int[] generation;
  private final double[][] odds;
  private final double[][] shown;
  private final int[] repute;
  private final double[] sensible;

  /// By generation and rank, the cards that were not seen, and those of them still to be dealt.
  private final int[][] pools;

  private final int[][] left;

  /// The spots whose card this seat was not shown; in any order.
  private final int[] hidden;

  Worlds(CambioMemory memory, RandomGenerator luck) {
    var cards = memory.cards();
    this.memory = memory;
    this.luck = luck;
    this.known = cards.stream().mapToInt(Remembered::rank).toArray();
    this.generation = cards.stream().mapToInt(Remembered::generation).toArray();
    this.odds = cards.stream().map(card -> doubles(card.odds())).toArray(double[][]::new);
    this.shown = cards.stream().map(card -> doubles(card.shown())).toArray(double[][]::new);
    this.sensible = doubles(memory.sensible());
    this.pools = memory.pools().stream().map(Worlds::counts).toArray(int[][]::new);
    this.left = new int[pools.length][Deck52.RANKS];
    this.hidden = IntStream.range(0, known.length).filter(this::isHidden).toArray();
    this.repute = IntStream.range(0, known.length).map(this::mean).toArray();
  }

  private static double[] doubles(List<Double> list) {
    return list.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static int[] counts(long cards) {
    return IntStream.range(0, Deck52.RANKS).map(rank -> Deck52.count(cards, rank)).toArray();
  }

  private boolean isHidden(int spot) {
    return known[spot] == Remembered.UNKNOWN;
  }

  /// What the card at a spot counts on average, as far as this seat can tell.
  private int mean(int spot) {
    if (!isHidden(spot)) {
      return Layout.value(known[spot]);
    }
    var trust = sensible[spot / Layout.PLACES];
    return (int) Math.round(trust * mean(spot, odds[spot]) + (1 - trust) * mean(spot, EVEN));
  }

  private double mean(int spot, double[] weights) {
    var sum = 0.0;
    var weight = 0.0;
    for (var rank = 0; rank < Deck52.RANKS; rank++) {
      var chance = pools[generation[spot]][rank] * weights[rank];
      sum += chance * Layout.value(rank);
      weight += chance;
    }
    return weight == 0 ? Layout.UNSEEN : sum / weight;
  }

  /// Lays out one possible table.
  void deal(Layout table) {
    for (var tries = 0; tries < TRIES_MAX; tries++) {
      table.careless = careless(table.me);
      layKnown(table);
      layHidden(table);
      if (luck.nextDouble() < explainsEndings(table)) {
        break;
      }
    }
    table.estimateAll();
    table.luck = luck.nextLong();
    stackDeck(table);
  }

  /// Draws who plays without sense.
  private int careless(int me) {
    var careless = 0;
    for (var seat = 0; seat < sensible.length; seat++) {
      if (seat != me && !Sense.isSure(sensible[seat]) && luck.nextDouble() >= sensible[seat]) {
        careless |= 1 << seat;
      }
    }
    return careless;
  }

  private void layKnown(Layout table) {
    for (var spot = 0; spot < known.length; spot++) {
      table.rank[spot] = known[spot];
      table.repute[spot] = repute[spot];
      var who = 0;
      for (var seat = 0; seat < shown[spot].length; seat++) {
        var chance = shown[spot][seat];
        if (chance == 1 || (chance > 0 && luck.nextDouble() < chance)) {
          who |= 1 << seat;
        }
      }
      table.shown[spot] = who;
    }
  }

  private void layHidden(Layout table) {
    for (var pool = 0; pool < pools.length; pool++) {
      System.arraycopy(pools[pool], 0, left[pool], 0, Deck52.RANKS);
    }
    for (var last = hidden.length - 1; last >= 0; last--) {
      exchange(hidden, luck.nextInt(last + 1), last);
      var spot = hidden[last];
      var weights = table.isCareless(spot / Layout.PLACES) ? EVEN : odds[spot];
      table.rank[spot] = draw(left[generation[spot]], weights);
    }
  }

  private int draw(int[] pool, double[] weights) {
    var sum = 0.0;
    for (var rank = 0; rank < Deck52.RANKS; rank++) {
      sum += pool[rank] * weights[rank];
    }
    var point = luck.nextDouble() * sum;
    var drawn = Remembered.UNKNOWN;
    for (var rank = 0; rank < Deck52.RANKS && point >= 0; rank++) {
      if (pool[rank] > 0) {
        drawn = rank;
        point -= pool[rank] * weights[rank];
      }
    }
    pool[drawn]--;
    return drawn;
  }

  private double explainsEndings(Layout table) {
    var likelihood = 1.0;
    for (var seat = 0; seat < table.seats; seat++) {
      var ending = memory.endings().get(seat);
      if (seat != table.me && ending.isPresent()) {
        likelihood *= explains(ending.get(), seat, table);
      }
    }
    return likelihood;
  }

  private static double explains(Ending ending, int seat, Layout table) {
    if (table.isCareless(seat)) {
      return Careless.explainsEnding(ending.called());
    }
    var total = 0;
    for (int spot : ending.spots()) {
      total += table.isShown(spot, seat) ? Layout.value(table.rank[spot]) : Layout.UNSEEN;
    }
    return Inference.explainsEnding(ending.called(), total);
  }

  private void stackDeck(Layout table) {
    var pool = left[left.length - 1];
    var size = 0;
    for (var rank = 0; rank < Deck52.RANKS; rank++) {
      for (var count = pool[rank]; count > 0; count--) {
        table.deck[size++] = rank;
      }
    }
    table.deckSize = size;
    table.deckAt = 0;
    for (var at = 0; at < Math.min(size, SHUFFLED); at++) {
      exchange(table.deck, at, at + table.next(size - at));
    }
  }

  private static void exchange(int[] numbers, int one, int two) {
    var number = numbers[one];
    numbers[one] = numbers[two];
    numbers[two] = number;
  }
}
