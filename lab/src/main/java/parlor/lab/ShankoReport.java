package parlor.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// The designer's report over many games, as one HTML page that needs nothing else.
final class ShankoReport {
  private static final List<String> CONTRACTS =
      List.of("2T", "T+S", "2S", "3T", "2T+S", "T+2S", "3S");
  private static final double SURE = 1.96;
  private static final List<String> BUY_SHADES =
      List.of("#e2e8f0", "#99d5cd", "#34a79b", "#0f766e");

  private final ShankoFigures figures;
  private final List<String> rounds =
      IntStream.range(0, ShankoFigures.ROUNDS)
          .mapToObj(round -> (round + 1) + " · " + CONTRACTS.get(round))
          .toList();

  ShankoReport(ShankoFigures figures) {
    this.figures = figures;
  }

  String html(String level, long seed) {
    var body = new StringBuilder();
    body.append("<header><h1>Shanko at the table</h1><p>")
        .append(
            f(
                "%,d games of seven rounds, %d %s bots at each table. Seed %d.",
                figures.games(), figures.players(), level, seed))
        .append("</p></header><section class='tiles'>");
    tile(body, f("%.1f", meanTurns()), "turns each in a round");
    tile(
        body,
        f("%.2f %%", 100 - 100.0 * figures.stalemates() / Math.max(1, figures.roundsPlayed())),
        "of rounds end by going out");
    tile(body, f("%.2f", meanBuys()), "buys per player and round");
    tile(body, f("%.0f", meanPoints()), "points in a hand that is caught");
    body.append("</section><main>");
    figure(
        body,
        "How long a round lasts",
        "Turns each, the middle half of all rounds as a bar, nine in ten within the whiskers, the median marked and written above.",
        lengths());
    figure(
        body,
        "When somebody goes out",
        "The share of rounds that are over after so many turns each." + legend(),
        endings());
    figure(
        body,
        "Does the seat matter?",
        "Games won from each place after the player who starts round 1, with 95 % intervals.",
        seats());
    figure(
        body,
        "Does starting a round help?",
        "Rounds gone out of, by place after the player who starts them, with 95 % intervals.",
        starts());
    figure(
        body,
        "Buys used",
        "Players who bought never, once, twice and three times in a round." + buyLegend(),
        buys());
    figure(
        body,
        "Jokers caught in the hand",
        "Jokers left in a hand that did not go out, on average. Each costs 50 points.",
        jokers());
    figure(
        body,
        "Points in the hands of the others",
        "The middle half of all caught hands as a bar, nine in ten within the whiskers, the median marked and written above.",
        points());
    figure(body, "Stalemates", "Rounds in which nobody went out.", stalemates());
    return page(body.append("</main>").toString());
  }

  private static void tile(StringBuilder body, String number, String name) {
    body.append("<div><b>")
        .append(number)
        .append("</b><span>")
        .append(name)
        .append("</span></div>");
  }

  private static void figure(StringBuilder body, String title, String text, String svg) {
    body.append("<figure><h2>").append(title).append("</h2><p>").append(text).append("</p>");
    body.append(svg).append("</figure>");
  }

  private String lengths() {
    return spread("Round length", "round and contract", r -> r.turns);
  }

  private String points() {
    return spread("Points", "round and contract", r -> r.points);
  }

  private interface Values {
    List<Integer> of(ShankoFigures.RoundFigures round);
  }

  private String spread(String title, String below, Values values) {
    var most =
        figures.rounds().stream()
            .mapToInt(r -> ShankoFigures.quantile(values.of(r), 0.95))
            .max()
            .orElse(1);
    var plot = new ShankoPlot(title, ShankoFigures.ROUNDS, nice(most)).grid("", 0);
    for (var round = 0; round < ShankoFigures.ROUNDS; round++) {
      var list = values.of(figures.rounds().get(round));
      plot.whisker(round, ShankoFigures.quantile(list, 0.05), ShankoFigures.quantile(list, 0.95))
          .bar(
              round,
              ShankoFigures.quantile(list, 0.25),
              ShankoFigures.quantile(list, 0.75),
              ShankoPlot.COLOURS.get(round),
              0.48)
          .mark(round, ShankoFigures.quantile(list, 0.5))
          .label(round, ShankoFigures.quantile(list, 0.95), "" + ShankoFigures.quantile(list, 0.5));
    }
    return plot.names(rounds, below).svg();
  }

  private String endings() {
    var longest =
        figures.rounds().stream()
            .mapToInt(r -> ShankoFigures.quantile(r.turns, 0.98))
            .max()
            .orElse(10);
    var columns = Math.max(10, (longest + 4) / 5 * 5);
    var plot = new ShankoPlot("When rounds end", columns, 100).grid(" %", 0);
    for (var round = 0; round < ShankoFigures.ROUNDS; round++) {
      var curve = new ArrayList<Double>();
      for (var turn = 0; turn <= columns; turn++) {
        curve.add(100 * figures.rounds().get(round).overBy(turn));
      }
      plot.curve(curve, ShankoPlot.COLOURS.get(round));
    }
    for (var turn = 0; turn <= columns; turn += columns > 30 ? 10 : 5) {
      plot.columnLabel(turn, "" + turn);
    }
    return plot.below("turns each").svg();
  }

  private String legend() {
    var legend = new StringBuilder("<br>");
    for (var round = 0; round < ShankoFigures.ROUNDS; round++) {
      legend.append(key(ShankoPlot.COLOURS.get(round), rounds.get(round)));
    }
    return legend.toString();
  }

  private static String buyLegend() {
    var legend = new StringBuilder("<br>");
    for (var used = 0; used < BUY_SHADES.size(); used++) {
      legend.append(key(BUY_SHADES.get(used), used + (used == 1 ? " buy" : " buys")));
    }
    return legend.toString();
  }

  private static String key(String colour, String name) {
    return "<span class='key'><i style='background:%s'></i>%s</span>".formatted(colour, name);
  }

  private String seats() {
    return shares("Games won by place", figures.games(), figures::winShare);
  }

  private String starts() {
    return shares("Rounds gone out of by place", figures.roundsPlayed(), figures::outShare);
  }

  private interface Share {
    double of(int place);
  }

  private String shares(String title, int trials, Share share) {
    var players = figures.players();
    var most = IntStream.range(0, players).mapToDouble(share::of).max().orElse(1);
    var plot = new ShankoPlot(title, players, nice(130 * most)).grid(" %", 0);
    var names = new ArrayList<String>();
    for (var place = 0; place < players; place++) {
      var mean = share.of(place);
      var doubt = SURE * Math.sqrt(mean * (1 - mean) / Math.max(1, trials));
      plot.bar(
              place,
              0,
              100 * mean,
              place == 0 ? ShankoPlot.COLOURS.get(1) : ShankoPlot.COLOURS.get(0),
              0.5)
          .whisker(place, 100 * Math.max(0, mean - doubt), 100 * (mean + doubt));
      names.add(place == 0 ? "starts" : "+" + place);
    }
    return plot.level(100.0 / players, "fair").names(names, "places after the starter").svg();
  }

  private String buys() {
    var plot = new ShankoPlot("Buys used", ShankoFigures.ROUNDS, 100).grid(" %", 0);
    for (var round = 0; round < ShankoFigures.ROUNDS; round++) {
      var hands = figures.rounds().get(round).hands;
      var all = Math.max(1, IntStream.of(hands).sum());
      var from = 0.0;
      for (var used = 0; used < hands.length; used++) {
        var to = from + 100.0 * hands[used] / all;
        plot.bar(round, from, to, BUY_SHADES.get(used), 0.6);
        from = to;
      }
    }
    return plot.names(rounds, "round and contract").svg();
  }

  private String jokers() {
    return bars("Jokers left", 2, r -> r.jokersLeftPerHand(), "");
  }

  private String stalemates() {
    return bars("Stalemates", 1, r -> 100.0 * r.stalemates / Math.max(1, r.count()), " %");
  }

  private interface Figure {
    double of(ShankoFigures.RoundFigures round);
  }

  private String bars(String title, int decimals, Figure number, String unit) {
    var most = figures.rounds().stream().mapToDouble(number::of).max().orElse(0);
    var plot =
        new ShankoPlot(title, ShankoFigures.ROUNDS, most == 0 ? 1 : most * 1.2)
            .grid(unit, decimals);
    for (var round = 0; round < ShankoFigures.ROUNDS; round++) {
      var value = number.of(figures.rounds().get(round));
      plot.bar(round, 0, value, ShankoPlot.COLOURS.get(round), 0.5)
          .label(round, value, f("%." + decimals + "f%s", value, unit));
    }
    return plot.names(rounds, "round and contract").svg();
  }

  private double meanTurns() {
    return figures.rounds().stream()
        .mapToDouble(ShankoFigures.RoundFigures::meanTurns)
        .average()
        .orElse(0);
  }

  private double meanBuys() {
    return figures.rounds().stream()
        .mapToDouble(ShankoFigures.RoundFigures::meanBuys)
        .average()
        .orElse(0);
  }

  private double meanPoints() {
    return figures.rounds().stream()
        .flatMap(r -> r.points.stream())
        .mapToInt(Integer::intValue)
        .average()
        .orElse(0);
  }

  /// A round number a little above.
  private static double nice(double most) {
    var step = most > 100 ? 50 : most > 20 ? 10 : 5;
    return (Math.floor(most / step) + 1) * step;
  }

  private static String f(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private static String page(String body) {
    return """
    <!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1"><title>Shanko at the table</title>
    <style>
    :root{color-scheme:light dark;--ink:#1e293b;--soft:#64748b;--line:#e2e8f0;--paper:#fff;--ground:#f6f5f1}
    @media(prefers-color-scheme:dark){:root{--ink:#e2e8f0;--soft:#94a3b8;--line:#334155;--paper:#1b2433;--ground:#111827}}
    body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
    header,main,.tiles{max-width:1120px;margin:0 auto;padding:0 20px}
    header{padding-top:36px}h1{margin:0;font-size:2rem;letter-spacing:-.02em}header p{margin:.3em 0 1.4em;color:var(--soft)}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));gap:16px}
    .tiles div,figure{background:var(--paper);border:1px solid var(--line);border-radius:14px}
    .tiles div{padding:16px 20px}.tiles b{display:block;font-size:1.8rem;line-height:1.2}.tiles span{color:var(--soft);font-size:.9rem}
    main{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));gap:16px;padding-top:16px;padding-bottom:48px}
    figure{margin:0;padding:18px 20px}h2{margin:0;font-size:1.1rem}figure p{margin:.2em 0 .8em;color:var(--soft);font-size:.86rem;min-height:2.6em}
    svg{width:100%;height:auto;display:block}svg text{font:11px system-ui,sans-serif;fill:var(--soft)}
    .axis{stroke:var(--soft)}.grid{stroke:var(--line)}.whisker{stroke:var(--ink);stroke-width:1.4;opacity:.75}
    .level{stroke:var(--ink);stroke-dasharray:5 4;opacity:.6}.median{stroke:var(--paper);stroke-width:3}
    .key{display:inline-block;margin:4px 12px 0 0;white-space:nowrap}.key i{display:inline-block;width:10px;height:10px;border-radius:3px;margin-right:5px}
    @media print{body{background:#fff}figure{break-inside:avoid}}
    </style>
    """
        + body
        + "</html>\n";
  }
}
