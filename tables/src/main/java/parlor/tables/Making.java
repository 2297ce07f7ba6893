package parlor.tables;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlor.engine.Box;
import parlor.engine.Chance;
import parlor.engine.Decision;
import parlor.engine.JsonText;
import parlor.engine.Play;
import parlor.engine.Status;

/// Makes tables, and begins their games.
final class Making {
  private Making() {}

  static Verdict make(Boxes boxes, Command.Create wanted, Instant now) {
    var box = boxes.box(wanted.game());
    return box.isPresent()
        ? make(box.get(), wanted, now)
        : new Verdict.Refused(Refusals.UNKNOWN_GAME);
  }

  private static Verdict make(Box box, Command.Create wanted, Instant now) {
    var places = places(box, wanted);
    if (places.isEmpty()) {
      return new Verdict.Refused(Refusals.BAD_SEATS);
    }
    return switch (box.options(wanted.seats().size(), wanted.options())) {
      case Decision.Refused<String>(var why) -> new Verdict.Refused(why);
      case Decision.Accepted<String>(var options) ->
          new Verdict.Store(created(box, wanted, places.get(), options, now));
    };
  }

  private static Entry created(
      Box box, Command.Create wanted, List<Entry.Place> places, String options, Instant now) {
    var starts = wanted.startAtOnce() && places.stream().noneMatch(Making::isOpen);
    var start =
        starts
            ? Optional.of(
                firstStep(
                    box.open(places.size(), options),
                    new DealChance(wanted.secrets().deal(), luck(places))))
            : Optional.<JsonText>empty();
    return new Entry.Created(
        now,
        wanted.table(),
        wanted.code(),
        wanted.game(),
        box.rulesVersion(),
        wanted.host(),
        places,
        new JsonText(options),
        wanted.spectators(),
        wanted.secrets(),
        start);
  }

  /// Who sits where; nothing when the game cannot be played so, or the host has no seat.
  private static Optional<List<Entry.Place>> places(Box box, Command.Create wanted) {
    var plans = wanted.seats();
    if (plans.size() < box.minSeats() || plans.size() > box.maxSeats()) {
      return Optional.empty();
    }
    var places = new ArrayList<Entry.Place>();
    for (var plan : plans) {
      if (plan instanceof SeatPlan.Bot(var level) && !box.levels().contains(level)) {
        return Optional.empty();
      }
      places.add(place(plan, wanted));
    }
    if (places.stream().noneMatch(place -> place.player().equals(Optional.of(wanted.host())))) {
      var open = places.indexOf(place(new SeatPlan.Open(), wanted));
      if (open < 0) {
        return Optional.empty();
      }
      places.set(open, place(new SeatPlan.Mine(), wanted));
    }
    return Optional.of(List.copyOf(places));
  }

  private static Entry.Place place(SeatPlan plan, Command.Create wanted) {
    return switch (plan) {
      case SeatPlan.Open() -> new Entry.Place(Optional.empty(), Optional.empty(), Optional.empty());
      case SeatPlan.Mine() -> person(wanted.host(), wanted.hostName(), Optional.empty());
      case SeatPlan.For(var player, var name, var luck) -> person(player, name, luck);
      case SeatPlan.Bot(var level) ->
          new Entry.Place(Optional.empty(), Optional.empty(), Optional.of(level));
    };
  }

  private static Entry.Place person(PlayerId player, String name, Optional<String> luck) {
    return new Entry.Place(Optional.of(player), Optional.of(name), Optional.empty(), luck);
  }

  private static List<String> luck(List<Entry.Place> places) {
    return places.stream().flatMap(place -> place.luck().stream()).toList();
  }

  private static boolean isOpen(Entry.Place place) {
    return place.player().isEmpty() && place.level().isEmpty();
  }

  /// What the dealer does before anyone else.
  static JsonText firstStep(Play play, Chance chance) {
    return new JsonText(
        play.status() instanceof Status.Dealing<?>(var pause) && pause.isZero()
            ? play.deal(chance)
            : Fold.NO_NEWS);
  }
}
