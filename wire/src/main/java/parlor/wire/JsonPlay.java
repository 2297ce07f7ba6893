package parlor.wire;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.Match;
import parlor.engine.Mind;
import parlor.engine.News;
import parlor.engine.Options;
import parlor.engine.Play;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;

/// The one class where types end: a typed match below, JSON text above.
final class JsonPlay<O, S, A, E, V extends View<A>> implements Play {
  private static final Refusal MALFORMED =
      Refusal.of("malformed-action", "This is not an action of this game.");

  private final JsonBox<O, S, A, E, V> box;
  private final Setup<O> setup;
  private final Match<O, S, A, E, V> match;
  private final Steps<E> history;
  private final Map<Seat, Mind<A, V, ?>> minds;

  /// The last step that was decided here. Nearly always it is folded next, and needs not be read
  /// again then. Any thread may overwrite it.
  private volatile Optional<Written<O, S, A, E, V>> written = Optional.empty();

  /// A step, and the very text that was made of it.
  private record Written<O, S, A, E, V extends View<A>>(
      String text, Match.Step<O, S, A, E, V> step) {}

  private JsonPlay(
      JsonBox<O, S, A, E, V> box,
      Setup<O> setup,
      Match<O, S, A, E, V> match,
      Steps<E> history,
      Map<Seat, Mind<A, V, ?>> minds) {
    this.box = box;
    this.setup = setup;
    this.match = match;
    this.history = history;
    this.minds = minds;
  }

  static <O, S, A, E, V extends View<A>> JsonPlay<O, S, A, E, V> of(
      JsonBox<O, S, A, E, V> box, Setup<O> setup, Match<O, S, A, E, V> match) {
    return new JsonPlay<>(box, setup, match, Steps.none(), Map.of());
  }

  @Override
  public Status<?> status() {
    return match.status();
  }

  @Override
  public String fallback(Seat seat) {
    if (!(match.status() instanceof Status.Waiting<A> waiting)
        || !waiting.ifSilent().containsKey(seat)) {
      throw new IllegalStateException("nobody waits for " + seat);
    }
    return text(box.actionWriter, waiting.ifSilent().get(seat));
  }

  @Override
  public Decision<String> act(Seat seat, String action, Chance chance) {
    A typed;
    try {
      typed = box.actionReader.readValue(action);
    } catch (JacksonException e) {
      return Decision.reject(MALFORMED);
    }
    if (typed == null) {
      return Decision.reject(MALFORMED);
    }
    var outOfRange = Ranges.objection(typed);
    if (outOfRange.isPresent()) {
      return Decision.reject(outOfRange.get());
    }
    return switch (match.decide(seat, typed, chance)) {
      case Decision.Refused<Match.Step<O, S, A, E, V>>(var why) -> Decision.reject(why);
      case Decision.Accepted<Match.Step<O, S, A, E, V>>(var step) -> Decision.accept(text(step));
    };
  }

  @Override
  public String deal(Chance chance) {
    return text(match.dealt(chance));
  }

  @Override
  public Folded fold(String step) {
    var own = own(step);
    var known = own.orElseGet(() -> read(step));
    var news = match.news(known.events());
    var minds = remembered(known.after(), news);
    var play = new JsonPlay<>(box, setup, known.after(), history.plus(known.events()), minds);
    // Events that hide nothing are their own news, and are written already.
    var isWritten = own.isPresent() && news.equals(known.events());
    return new Folded(play, isWritten ? step : text(box.newsWriter, news));
  }

  @SuppressWarnings("ReferenceEquality") // Another text may say something else.
  private Optional<Match.Step<O, S, A, E, V>> own(String step) {
    return written.filter(last -> last.text() == step).map(Written::step);
  }

  private Match.Step<O, S, A, E, V> read(String step) {
    List<E> events = Json.read(step, box.stepType);
    return new Match.Step<>(events, match.fold(events));
  }

  private Map<Seat, Mind<A, V, ?>> remembered(Match<O, S, A, E, V> after, List<News> news) {
    if (minds.isEmpty()) {
      return minds;
    }
    var remembered = new TreeMap<Seat, Mind<A, V, ?>>();
    minds.forEach((seat, mind) -> remembered.put(seat, mind.after(view(after, seat), news)));
    return remembered;
  }

  @Override
  public String view(Viewer viewer) {
    var view = match.view(viewer);
    return text(view, view.options());
  }

  @Override
  public String viewOnly(Viewer viewer) {
    return text(match.view(viewer), Options.none());
  }

  private String text(V view, Options<A> options) {
    return Json.joined(out -> {
      out.writeRaw("\"view\":");
      box.viewWriter.writeValue(out, view);
      out.writeRaw(",\"options\":");
      box.actionsWriter.writeValue(out, options.listed());
      out.writeRaw(",\"optionsComplete\":");
      out.writeRaw(String.valueOf(options.complete()));
    });
  }

  @Override
  public String replayed(Viewer viewer) {
    return text(box.viewWriter, match.replayed(viewer));
  }

  @Override
  public Play withBot(Seat seat, String level, RandomGenerator chance) {
    var bot = box.plugin.bots().get(level);
    if (bot == null) {
      throw new IllegalArgumentException("no such level: " + level);
    }
    Mind<A, V, ?> mind = Mind.blank(bot, seat, chance);
    var replayed = Match.of(box.plugin.game(), setup);
    for (var step : history.inOrder()) {
      var news = replayed.news(step);
      replayed = replayed.fold(step);
      mind = mind.after(view(replayed, seat), news);
    }
    var more = new TreeMap<>(minds);
    more.put(seat, mind);
    return new JsonPlay<>(box, setup, match, history, more);
  }

  @Override
  public Play withoutBot(Seat seat) {
    var fewer = new TreeMap<>(minds);
    fewer.remove(seat);
    return new JsonPlay<>(box, setup, match, history, fewer);
  }

  @Override
  public String choose(Seat seat, RandomGenerator chance, BooleanSupplier timeIsUp) {
    var mind = minds.get(seat);
    if (mind == null) {
      throw new IllegalStateException("no bot at " + seat);
    }
    return text(box.actionWriter, mind.choose(view(match, seat), chance, timeIsUp));
  }

  @Override
  public String rematchOptions() {
    return Json.write(box.plugin.rematch(setup.options(), match.state()));
  }

  private V view(Match<O, S, A, E, V> at, Seat seat) {
    return at.view(new Viewer.At(seat));
  }

  private String text(Match.Step<O, S, A, E, V> step) {
    var text = text(box.stepWriter, step.events());
    written = Optional.of(new Written<>(text, step));
    return text;
  }

  private static String text(ObjectWriter writer, Object value) {
    try {
      return writer.writeValueAsString(value);
    } catch (JacksonException e) {
      throw new IllegalStateException("cannot be written as JSON: " + value.getClass(), e);
    }
  }

  /// The steps so far, last first, shared between successive plays.
  private record Steps<E>(List<E> last, Optional<Steps<E>> before) {
    static <E> Steps<E> none() {
      return new Steps<>(List.of(), Optional.empty());
    }

    Steps<E> plus(List<E> step) {
      return new Steps<>(step, Optional.of(this));
    }

    List<List<E>> inOrder() {
      var steps = new ArrayList<List<E>>();
      for (var at = this; at.before.isPresent(); at = at.before.get()) {
        steps.add(at.last);
      }
      return steps.reversed();
    }
  }
}
