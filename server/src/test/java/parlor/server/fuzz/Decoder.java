package parlor.server.fuzz;

import java.util.List;

/// Something that reads what others wrote. Its promise is in [#read].
public interface Decoder {
  String name();

  /// In how many situations it reads: moments of a game, kinds of bodies.
  int situations();

  /// Texts that are good, or nearly.
  List<Input> samples();

  /// Reads a text; whatever it throws breaks its promise.
  void read(Input input);

  /// A text, and the situation in which it comes.
  record Input(int situation, String text) {}

  /// For a promise that is broken without anything being thrown.
  static void check(boolean isKept, String promise) {
    if (!isKept) {
      throw new AssertionError(promise);
    }
  }
}
