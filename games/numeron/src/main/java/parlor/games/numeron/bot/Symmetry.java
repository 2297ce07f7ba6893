package parlor.games.numeron.bot;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parlor.games.numeron.Code;

/// Which calls need to be looked at: of those that differ only by a renaming that leaves everything
/// known as it is, one is enough.
///
/// Digits that were never called, and digits that are excluded, can be renamed among themselves;
/// places can be exchanged where every call so far stays itself when its digits follow.
final class Symmetry {
  private static final int ALL_DIGITS = (1 << Code.DIGITS) - 1;
  private static final int[][] DIGITS_OF =
      Code.ALL.stream()
          .map(code -> new int[] {code.digit(0), code.digit(1), code.digit(2)})
          .toArray(int[][]::new);
  private static final int[] MASKS =
      Arrays.stream(DIGITS_OF).mapToInt(d -> 1 << d[0] | 1 << d[1] | 1 << d[2]).toArray();
  static final int[][] PLACE_ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  /// Nothing is known to be alike, but for digits that are excluded.
  static final Symmetry NONE = new Symmetry(ALL_DIGITS, List.of());

  /// Nothing was called, so everything is alike.
  static final Symmetry START =
      new Symmetry(
          0, Arrays.stream(PLACE_ORDERS).skip(1).map(order -> new Exchange(order)).toList());

  private final int called;
  private final List<Exchange> exchanges;

  private Symmetry(int called, List<Exchange> exchanges) {
    this.called = called;
    this.exchanges = exchanges;
  }

  /// What is alike when these calls are all that was asked.
  static Symmetry after(List<Integer> calls) {
    var symmetry = START;
    for (var call : calls) {
      symmetry = symmetry.and(call);
    }
    return symmetry;
  }

  /// What is alike after one more call.
  Symmetry and(int call) {
    if (called == ALL_DIGITS && exchanges.isEmpty()) {
      return this;
    }
    var left = exchanges.stream().flatMap(exchange -> exchange.and(call).stream()).toList();
    return new Symmetry(called | MASKS[call], left);
  }

  /// One of each kind of call, given the codes that are still possible.
  int[] calls(int[] possible) {
    var alive = 0;
    for (var code : possible) {
      alive |= MASKS[code];
    }
    var fresh = ~called & alive & ALL_DIGITS;
    var dead = ~alive & ALL_DIGITS;
    var kept = new int[Code.ALL.size()];
    var count = 0;
    for (var call = 0; call < kept.length; call++) {
      if (namesInOrder(call, fresh, dead) && isFirstOfItsKind(call)) {
        kept[count++] = call;
      }
    }
    return Arrays.copyOf(kept, count);
  }

  /// Whether fresh digits, and excluded ones, are named from the lowest up.
  private static boolean namesInOrder(int call, int fresh, int dead) {
    var freshLeft = fresh;
    var deadLeft = dead;
    for (var digit : DIGITS_OF[call]) {
      var bit = 1 << digit;
      if ((freshLeft & bit) != 0) {
        if (Integer.lowestOneBit(freshLeft) != bit) {
          return false;
        }
        freshLeft &= ~bit;
      } else if ((deadLeft & bit) != 0) {
        if (Integer.lowestOneBit(deadLeft) != bit) {
          return false;
        }
        deadLeft &= ~bit;
      }
    }
    return true;
  }

  private boolean isFirstOfItsKind(int call) {
    if (exchanges.isEmpty()) {
      return true;
    }
    var own = number(DIGITS_OF[call], called);
    for (var exchange : exchanges) {
      if (number(exchange.image(call), called) < own) {
        return false;
      }
    }
    return true;
  }

  /// A call as a number in which uncalled digits count as the lowest ones in order.
  private static int number(int[] digits, int called) {
    var uncalled = ~called & ALL_DIGITS;
    var number = 0;
    for (var digit : digits) {
      if (digit >= 0 && (called >> digit & 1) == 1) {
        number = number * Code.DIGITS + digit;
      } else {
        number = number * Code.DIGITS + Integer.numberOfTrailingZeros(uncalled);
        uncalled &= uncalled - 1;
      }
    }
    return number;
  }

  /// An exchange of places that called digits follow.
  private static final class Exchange {
    private final int[] order;

    /// By digit; -1 where it was never called.
    private final int[] digits;

    private Exchange(int[] order, int[] digits) {
      this.order = order;
      this.digits = digits;
    }

    Exchange(int[] order) {
      this(order, IntStream.generate(() -> -1).limit(Code.DIGITS).toArray());
    }

    int[] image(int call) {
      var image = new int[Code.PLACES];
      for (var place = 0; place < Code.PLACES; place++) {
        image[order[place]] = digits[DIGITS_OF[call][place]];
      }
      return image;
    }

    /// The same when this call has to stay itself too, if it can.
    Optional<Exchange> and(int call) {
      var following = digits.clone();
      for (var place = 0; place < Code.PLACES; place++) {
        var digit = DIGITS_OF[call][place];
        var image = DIGITS_OF[call][order[place]];
        var isSettled = following[digit] != -1 || contains(following, image);
        if (isSettled && following[digit] != image) {
          return Optional.empty();
        }
        following[digit] = image;
      }
      return Optional.of(new Exchange(order, following));
    }

    private static boolean contains(int[] images, int image) {
      return Arrays.stream(images).anyMatch(each -> each == image);
    }
  }
}
