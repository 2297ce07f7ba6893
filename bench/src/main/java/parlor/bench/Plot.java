package parlor.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/// How the cost grows with the number of games, as a picture: how long until a change is seen, and
/// how many cores the server keeps busy.
final class Plot {
  private static final int WIDTH = 320;
  private static final int HEIGHT = 200;
  private static final int LEFT = 56;
  private static final int TOP = 40;
  private static final int LINES = 4;

  private final List<Point> points = new ArrayList<>();

  /// What was measured with so many games.
  record Point(int games, double usual, double late, double cores) {}

  void add(Point point) {
    points.add(point);
  }

  /// Writes it, unless there is only one point.
  void write(Path file) {
    if (points.size() < 2) {
      return;
    }
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, svg());
      Bench.say("how the cost grows: %s", file);
    } catch (IOException e) {
      throw new IllegalStateException("the plot cannot be written", e);
    }
  }

  private String svg() {
    var second = 2 * LEFT + WIDTH;
    return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">
    <rect width="100%%" height="100%%" fill="#fff"/>
    %s%s</svg>
    """
        .formatted(
            second + WIDTH + LEFT / 2,
            TOP + HEIGHT + 50,
            axes(LEFT, "sent to seen by all, ms", top(Point::late))
                + curve(LEFT, Point::usual, top(Point::late), "#1a7f5a", "half of them")
                + curve(LEFT, Point::late, top(Point::late), "#b3401f", "99 of 100"),
            axes(second, "cores of the server", top(Point::cores))
                + curve(second, Point::cores, top(Point::cores), "#2456a6", ""));
  }

  /// A round number above all values.
  private double top(ToDoubleFunction<Point> value) {
    var most = points.stream().mapToDouble(value).max().orElse(1);
    var step = Math.pow(10, Math.floor(Math.log10(most)));
    return Math.ceil(most / step) * step;
  }

  private static double most(List<Point> points) {
    return points.stream().mapToInt(Point::games).max().orElse(1);
  }

  private String axes(int left, String title, double top) {
    var lines = new StringBuilder();
    lines.append(text(left, TOP - 16, "start", "#222", title));
    for (var i = 0; i <= LINES; i++) {
      var y = TOP + HEIGHT - HEIGHT * i / LINES;
      lines.append("<path d=\"M%d %dh%d\" stroke=\"#ddd\"/>%n".formatted(left, y, WIDTH));
      lines.append(text(left - 6, y + 4, "end", "#444", number(top * i / LINES)));
    }
    for (var point : points) {
      var x = left + WIDTH * point.games() / most(points);
      lines.append(text(x, TOP + HEIGHT + 18, "middle", "#444", String.valueOf(point.games())));
    }
    return lines
        .append(text(left + WIDTH / 2.0, TOP + HEIGHT + 38, "middle", "#222", "games"))
        .toString();
  }

  private String curve(
      int left, ToDoubleFunction<Point> value, double top, String colour, String name) {
    var path =
        points.stream()
            .map(point ->
                "%s %s"
                    .formatted(
                        number(left + WIDTH * point.games() / most(points)),
                        number(TOP + HEIGHT - HEIGHT * value.applyAsDouble(point) / top)))
            .collect(Collectors.joining("L"));
    var last = points.getLast();
    var y = TOP + HEIGHT - HEIGHT * value.applyAsDouble(last) / top;
    return "<path d=\"M%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>%n"
            .formatted(path, colour)
        + text(left + WIDTH - 4, y - 6, "end", colour, name);
  }

  private static String text(double x, double y, String anchor, String colour, String words) {
    return "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" fill=\"%s\">%s</text>%n"
        .formatted(number(x), number(y), anchor, colour, words);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.1f" : "%.0f", value);
  }
}
