package parlor.testkit;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JavaType;
import java.util.List;
import parlor.engine.GamePlugin;
import parlor.engine.News;
import parlor.engine.View;
import parlor.wire.Json;

/// A game's values as JSON, each written as its declared type.
final class Wire<O, A, E, V extends View<A>> {
  private final GamePlugin.Types<O, A, E, V> types;
  private final JavaType stepType;

  Wire(GamePlugin<O, ?, A, E, V> plugin) {
    this.types = plugin.types();
    this.stepType = Json.MAPPER.getTypeFactory().constructCollectionType(List.class, types.event());
  }

  String action(A action) {
    return write(Json.MAPPER.constructType(types.action()), action);
  }

  String options(O options) {
    return write(Json.MAPPER.constructType(types.options()), options);
  }

  String step(List<E> step) {
    return write(stepType, step);
  }

  String news(News news) {
    return write(Json.MAPPER.constructType(types.news()), news);
  }

  String allNews(List<? extends News> news) {
    return "[" + String.join(",", news.stream().map(this::news).toList()) + "]";
  }

  /// A view together with its options.
  String view(V view) {
    return write(Json.MAPPER.constructType(types.view()), view);
  }

  A readAction(String text) {
    return Json.read(text, types.action());
  }

  O readOptions(String text) {
    return Json.read(text, types.options());
  }

  List<E> readStep(String text) {
    return Json.read(text, stepType);
  }

  News readNews(String text) {
    return Json.read(text, types.news());
  }

  V readView(String text) {
    return Json.read(text, types.view());
  }

  private static String write(JavaType type, Object value) {
    try {
      return Json.MAPPER.writerFor(type).writeValueAsString(value);
    } catch (JacksonException e) {
      throw new AssertionError("cannot be written as JSON: " + value, e);
    }
  }
}
