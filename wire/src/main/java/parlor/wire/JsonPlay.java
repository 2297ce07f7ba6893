package parlor.wire;

import com.fasterxml.jackson.core.JacksonException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
  private volatile Optional<Written<E>> written = Optional.empty();

  /// A step, and the very text that was made of it.
  private record Written<E>(String text, List<E> events) {}

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
  public Status<String> status() {
    return switch (match.status()) {
      case Status.Dealing<A>(var pause) -> new Status.Dealing<>(pause);
      case Status.Finished<A>(var ranking, var points) -> new Status.Finished<>(ranking, points);
      case Status.Waiting<A> waiting -> {
        var silent = new LinkedHashMap<Seat, String>();
        waiting.ifSilent().forEach((seat, action) -> silent.put(seat, text(action)));
        yield new Status.Waiting<>(
            waiting.clock(), waiting.limit(), waiting.whenAbsent(), silent, waiting.alsoHolding());
      }
    };
  }

  @Override
  public Decision<String> act(Seat seat, String action, Chance chance) {
    A typed;
    try {
      typed = Json.MAPPER.readValue(action, box.actionType);
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
    return switch (match.act(seat, typed, chance)) {
      case Decision.Refused<List<E>>(var why) -> Decision.reject(why);
      case Decision.Accepted<List<E>>(var step) -> Decision.accept(stepText(step));
    };
  }

  @Override
  public String deal(Chance chance) {
    return stepText(match.deal(chance));
  }

  @Override
  public Folded fold(String step) {
    var events = events(step);
    var news = match.news(events);
    var after = match.fold(events);
    var remembered = new TreeMap<Seat, Mind<A, V, ?>>();
    minds.forEach((seat, mind) -> remembered.put(seat, mind.after(view(after, seat), news)));
    var play = new JsonPlay<>(box, setup, after, history.plus(events), remembered);
    return new Folded(play, newsText(news));
  }

  @SuppressWarnings("ReferenceEquality") // Another text may say something else.
  private List<E> events(String step) {
    return written
        .filter(last -> last.text() == step)
        .map(Written::events)
        .orElseGet(() -> Json.read(step, box.stepType));
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
    return "\"view\":"
        + text(view)
        + ",\"options\":"
        + optionsText(options.listed())
        + ",\"optionsComplete\":"
        + options.complete();
  }

  @Override
  public String replayed(Viewer viewer) {
    return text(match.replayed(viewer));
  }

  private String text(V view) {
    try {
      return box.viewWriter.writeValueAsString(view);
    } catch (JacksonException e) {
      throw new IllegalStateException("a view cannot be written", e);
    }
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
    return text(mind.choose(view(match, seat), chance, timeIsUp));
  }

  @Override
  public String rematchOptions() {
    return Json.write(box.plugin.rematch(setup.options(), match.state()));
  }

  private V view(Match<O, S, A, E, V> at, Seat seat) {
    return at.view(new Viewer.At(seat));
  }

  private String text(A action) {
    try {
      return box.actionWriter.writeValueAsString(action);
    } catch (JacksonException e) {
      throw new IllegalStateException("an action cannot be written", e);
    }
  }

  private String optionsText(List<A> actions) {
    try {
      return box.actionsWriter.writeValueAsString(actions);
    } catch (JacksonException e) {
      throw new IllegalStateException("options cannot be written", e);
    }
  }

  private String stepText(List<E> step) {
    try {
      var text = box.stepWriter.writeValueAsString(step);
      written = Optional.of(new Written<>(text, List.copyOf(step)));
      return text;
    } catch (JacksonException e) {
      throw new IllegalStateException("a step cannot be written", e);
    }
  }

  private static String newsText(List<News> news) {
    return "[" + String.join(",", news.stream().map(Json::write).toList()) + "]";
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
