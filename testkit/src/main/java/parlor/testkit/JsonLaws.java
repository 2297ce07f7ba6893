package parlor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import parlor.engine.Decision;
import parlor.engine.Status;
import parlor.engine.View;
import parlor.engine.Viewer;
import parlor.wire.Json;
import parlor.wire.Shelf;

/// Laws of the wire: what is written is read back equal.
final class JsonLaws<O, S, A, E, V extends View<A>> {
  private final Subject<O, S, A, E, V> subject;
  private final Wire<O, A, E, V> wire;

  JsonLaws(Subject<O, S, A, E, V> subject) {
    this.subject = subject;
    this.wire = new Wire<>(subject.plugin());
  }

  /// Table options, actions, events, news and views survive JSON.
  void everythingSurvives() {
    Trials.of(
        subject,
        (setup, seed) -> {
          assertThat(wire.readOptions(wire.options(setup.options()))).isEqualTo(setup.options());
          for (var moment : Walk.sample(Walk.ofStrangers(subject, setup, seed), seed)) {
            survives(moment);
          }
        });
  }

  /// A table can be made with every option set, and again with the one that follows a finished
  /// game.
  void optionSetsAreTaken() {
    var box = Shelf.of(subject.plugin());
    Trials.of(
        subject,
        (setup, seed) -> {
          var end = Walk.of(subject, setup, seed, Mover.sleepers()).getLast().after().state();
          var rematch = subject.plugin().rematch(setup.options(), end);
          for (var options : List.of(setup.options(), rematch)) {
            assertThat(box.options(setup.seats(), wire.options(options)))
                .as("%s for %d seats", options, setup.seats())
                .isEqualTo(Decision.accept(wire.options(options)));
          }
        });
  }

  private void survives(Moment<O, S, A, E, V> moment) {
    assertThat(wire.readStep(wire.step(moment.step()))).as("events").isEqualTo(moment.step());
    for (var news : moment.before().news(moment.step())) {
      assertThat(wire.readNews(wire.news(news))).as("news").isEqualTo(news);
      assertThat(Json.write(news)).as("news, written without its type").isEqualTo(wire.news(news));
    }
    var viewers = new ArrayList<Viewer>();
    viewers.add(new Viewer.Public());
    moment.setup().allSeats().forEach(seat -> viewers.add(new Viewer.At(seat)));
    if (moment.after().status() instanceof Status.Finished<A>) {
      viewers.add(new Viewer.Open());
    }
    for (var viewer : viewers) {
      var view = moment.after().view(viewer);
      assertThat(wire.readView(wire.view(view))).as("view of %s", viewer).isEqualTo(view);
      for (var action : view.options().listed()) {
        assertThat(wire.readAction(wire.action(action))).as("action").isEqualTo(action);
      }
    }
  }
}
