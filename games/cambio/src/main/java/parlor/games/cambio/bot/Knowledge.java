package parlor.games.cambio.bot;

/// What this seat knows of a table, as numbers that a network reads: its own cards and those of
/// each other, highest first, the top of the discards, the cards nobody has seen, and who called.
final class Knowledge {
  private static final int ABOUT_OWN = 3 * Layout.PLACES + 3;
  private static final int ABOUT_ANOTHER = 3 * Layout.PLACES + 2;
  private static final int ABOUT_PILES = 8;

  /// A card of at most this is taken from the discards by most.
  private static final int LOW = 40;

  private static final float ONE_CARD = 100;
  private static final float ONE_HAND = 200;
  private static final float LARGEST_PILE = 44;
  private static final int LAST_CARDS = 4;

  /// Where in a number by which cards are sorted their worth begins, and what comes below it.
  private static final int WORTH = 8;

  private static final int UNSEEN = 1 << 4;
  private static final int OTHERS = UNSEEN - 1;
  private static final int SHOWN_TO_ME = 2;
  private static final int SHOWN_TO_OWNER = 1;

  final float[] numbers = new float[size(Layout.SEATS_MAX)];

  /// Room for a network to reckon in.
  final float[] sums = new float[Network.HIDDEN_MAX];

  private final int[] cards = new int[Layout.PLACES];
  private int at;
  private float meanOfPool;
  private float lowOfPool;

  static int size(int seats) {
    return ABOUT_OWN + ABOUT_ANOTHER * (seats - 1) + ABOUT_PILES + seats + 1;
  }

  /// Where it says that nobody called; next to it that this seat did.
  static int nobodyCalled(int seats) {
    return size(seats) - seats - 1;
  }

  /// Notes which cards this seat has not seen.
  void count(Layout table) {
    var count = 0;
    var sum = 0;
    var low = 0;
    for (var card = table.deckAt; card < table.deckSize; card++) {
      var value = Layout.value(table.deck[card]);
      count++;
      sum += value;
      low += value <= LOW ? 1 : 0;
    }
    for (var spot = 0; spot < table.seats * Layout.PLACES; spot++) {
      if (!table.isShown(spot, table.me)) {
        var value = Layout.value(table.rank[spot]);
        count++;
        sum += value;
        low += value <= LOW ? 1 : 0;
      }
    }
    meanOfPool = count == 0 ? Layout.UNSEEN / ONE_CARD : sum / (ONE_CARD * count);
    lowOfPool = count == 0 ? 0 : (float) low / count;
  }

  /// Writes all the numbers.
  void read(Layout table) {
    at = 0;
    readOwn(table);
    for (var next = 1; next < table.seats; next++) {
      var seat = table.me + next;
      readOther(table, seat < table.seats ? seat : seat - table.seats);
    }
    readPiles(table);
    for (var seat = 0; seat <= table.seats; seat++) {
      numbers[at + seat] = 0;
    }
    var caller = (table.caller - table.me + table.seats) % table.seats;
    numbers[at + (table.caller == Layout.NOBODY ? 0 : 1 + caller)] = 1;
  }

  private void add(float number) {
    numbers[at++] = number;
  }

  private void readOwn(Layout table) {
    var me = table.me;
    for (var place = 0; place < Layout.PLACES; place++) {
      var spot = me * Layout.PLACES + place;
      var others = Integer.bitCount(table.shown[spot] & ~(1 << me));
      var unseen = table.isShown(spot, me) ? 0 : UNSEEN;
      cards[place] = table.guess(spot) << WORTH | unseen | others;
    }
    sort();
    var total = 0;
    var unseen = 0;
    for (var card : cards) {
      add((card >> WORTH) / ONE_CARD);
      add((card & UNSEEN) == 0 ? 0 : 1);
      add((card & OTHERS) / 3f);
      total += card >> WORTH;
      unseen += (card & UNSEEN) / UNSEEN;
    }
    add(total / ONE_HAND);
    add(unseen / 2f);
    add(unseen == 0 ? 1 : 0);
  }

  private void readOther(Layout table, int seat) {
    var total = 0;
    var estimated = 0;
    for (var place = 0; place < Layout.PLACES; place++) {
      var spot = seat * Layout.PLACES + place;
      var guess = table.guess(spot);
      var owns = table.isShown(spot, seat);
      total += guess;
      estimated += owns ? guess : Layout.UNSEEN;
      var shown = (table.isShown(spot, table.me) ? SHOWN_TO_ME : 0) | (owns ? SHOWN_TO_OWNER : 0);
      cards[place] = guess << WORTH | shown;
    }
    sort();
    for (var card : cards) {
      add((card >> WORTH) / ONE_CARD);
      add((card & SHOWN_TO_ME) == 0 ? 0 : 1);
      add(card & SHOWN_TO_OWNER);
    }
    add(estimated / ONE_HAND);
    add(total / ONE_HAND);
  }

  private void readPiles(Layout table) {
    var isBare = table.top == Layout.NO_CARD;
    var top = isBare ? (int) ONE_CARD : Layout.value(table.top);
    var left = table.deckSize - table.deckAt;
    add(top / ONE_CARD);
    add(top <= LOW ? 1 : 0);
    add(top <= LOW ? (LOW - top) / (float) LOW : 0);
    add(isBare ? 1 : 0);
    add(meanOfPool);
    add(lowOfPool);
    add(left / LARGEST_PILE);
    add(left < LAST_CARDS ? 1 : 0);
  }

  /// Puts the highest first.
  private void sort() {
    order(0, 1);
    order(2, 3);
    order(0, 2);
    order(1, 3);
    order(1, 2);
  }

  private void order(int one, int two) {
    if (cards[one] < cards[two]) {
      var card = cards[one];
      cards[one] = cards[two];
      cards[two] = card;
    }
  }
}
