package parlor.server.house;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import parlor.engine.Box;
import parlor.engine.Play;
import parlor.engine.Seat;
import parlor.engine.Status;
import parlor.tables.Boxes;
import parlor.wire.Shelf;

/// The real games with bots that play what silence means, so that tests need not wait for clever
/// ones; and one whose rules fail.
final class TestBoxes {
  /// Tic-Tac-Toe that fails at the first action.
  static final String FAULTY = "faulty";

  private static final Shelf SHELF = Shelf.load();

  private TestBoxes() {}

  static Boxes boxes() {
    return key ->
        key.equals(FAULTY)
            ? SHELF.box("tic-tac-toe").map(box -> wrapped(Box.class, box, true))
            : SHELF.box(key).map(box -> wrapped(Box.class, box, false));
  }

  private static <T> T wrapped(Class<T> type, T real, boolean faulty) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) ->
                switch (method.getName()) {
                  case "levels" -> List.of("easy", "medium", "hard");
                  case "withBot", "withoutBot" -> wrapped(Play.class, (Play) real, faulty);
                  case "choose" -> silence((Play) real, (Seat) arguments[0]);
                  case "act" -> act(real, method, arguments, faulty);
                  default -> again(call(real, method, arguments), faulty);
                }));
  }

  private static Object again(Object result, boolean faulty) {
    return switch (result) {
      case Play play -> wrapped(Play.class, play, faulty);
      case Play.Folded(var play, var news) ->
          new Play.Folded(wrapped(Play.class, play, faulty), news);
      default -> result;
    };
  }

  private static Object act(Object real, Method method, Object[] arguments, boolean faulty)
      throws Throwable {
    if (faulty) {
      throw new IllegalStateException("the ace of spades is next");
    }
    return call(real, method, arguments);
  }

  private static String silence(Play play, Seat seat) {
    return play.status() instanceof Status.Waiting<?> ? play.fallback(seat) : "";
  }

  private static Object call(Object real, Method method, Object[] arguments) throws Throwable {
    try {
      method.setAccessible(true);
      return method.invoke(real, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
