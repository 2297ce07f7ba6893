package parlor.lab;

import java.util.List;
import java.util.Locale;

/// A small plot, drawn as SVG text.
final class ShankoPlot {
  private static final int WIDTH = 520;
  private static final int HEIGHT = 270;
  private static final int LEFT = 46;
  private static final int RIGHT = 12;
  private static final int TOP = 14;
  private static final int BOTTOM = 46;
  private static final int TICKS = 5;
  static final List<String> COLOURS =
      List.of(
          "#0f766e", "#c2410c", "#4338ca", "#b45309", "#be185d", "#0369a1", "#4d7c0f", "#6b21a8");

  private final StringBuilder svg = new StringBuilder();
  private final double most;
  private final int columns;

  /// @param most the value at the top
  ShankoPlot(String title, int columns, double most) {
    this.columns = columns;
    this.most = most <= 0 ? 1 : most;
    svg.append(
        "<svg viewBox='0 0 %d %d' role='img' aria-label='%s'>".formatted(WIDTH, HEIGHT, title));
  }

  private double x(double column) {
    return LEFT + (WIDTH - LEFT - RIGHT) * column / columns;
  }

  private double y(double value) {
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * Math.min(value, most) / most;
  }

  ShankoPlot grid(String unit, int decimals) {
    for (var tick = 0; tick <= TICKS; tick++) {
      var value = most * tick / TICKS;
      var label = ("%." + decimals + "f%s").formatted(value, unit);
      line(LEFT, y(value), WIDTH - RIGHT, y(value), tick == 0 ? "axis" : "grid");
      text(LEFT - 8, y(value) + 4, label, "end");
    }
    return this;
  }

  ShankoPlot names(List<String> names, String below) {
    for (var column = 0; column < names.size(); column++) {
      text(x(column + 0.5), HEIGHT - BOTTOM + 17, names.get(column), "middle");
    }
    return below(below);
  }

  ShankoPlot below(String text) {
    text(x(columns / 2.0), HEIGHT - 8, text, "middle");
    return this;
  }

  ShankoPlot bar(int column, double from, double to, String colour, double wide) {
    var left = x(column + 0.5 - wide / 2);
    svg.append(
        f(
            "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='%s' rx='2'/>",
            left,
            y(to),
            x(column + 0.5 + wide / 2) - left,
            Math.max(0.5, y(from) - y(to)),
            colour));
    return this;
  }

  ShankoPlot whisker(int column, double low, double high) {
    var middle = x(column + 0.5);
    line(middle, y(low), middle, y(high), "whisker");
    line(middle - 7, y(low), middle + 7, y(low), "whisker");
    line(middle - 7, y(high), middle + 7, y(high), "whisker");
    return this;
  }

  ShankoPlot level(double value, String name) {
    line(LEFT, y(value), WIDTH - RIGHT, y(value), "level");
    text(WIDTH - RIGHT - 2, y(value) - 5, name, "end");
    return this;
  }

  ShankoPlot mark(int column, double value) {
    line(x(column + 0.26), y(value), x(column + 0.74), y(value), "median");
    return this;
  }

  ShankoPlot label(int column, double value, String label) {
    text(x(column + 0.5), y(value) - 6, label, "middle");
    return this;
  }

  /// A curve over whole columns, from column 0.
  ShankoPlot curve(List<Double> values, String colour) {
    var path = new StringBuilder();
    for (var column = 0; column < values.size(); column++) {
      path.append(f("%s%.1f %.1f", column == 0 ? "M" : "L", x(column), y(values.get(column))));
    }
    svg.append("<path d='%s' fill='none' stroke='%s' stroke-width='2.5'/>".formatted(path, colour));
    return this;
  }

  ShankoPlot columnLabel(double column, String label) {
    text(x(column), HEIGHT - BOTTOM + 17, label, "middle");
    return this;
  }

  private void line(double x1, double y1, double x2, double y2, String kind) {
    svg.append(
        f("<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' class='%s'/>", x1, y1, x2, y2, kind));
  }

  private void text(double x, double y, String text, String anchor) {
    svg.append(f("<text x='%.1f' y='%.1f' text-anchor='%s'>%s</text>", x, y, anchor, text));
  }

  private static String f(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  String svg() {
    return svg + "</svg>";
  }
}
