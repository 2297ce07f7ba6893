package parlor.tables;

import java.util.Optional;

/// What is on one seat.
sealed interface Chair {
  record Open() implements Chair {}

  /// @param since the row with which this person sat down
  /// @param standIn whether a bot plays for this person
  /// @param luck what they added to the deals
  record Person(PlayerId player, String name, long since, boolean standIn, Optional<String> luck)
      implements Chair {
    Person withStandIn(boolean bot) {
      return new Person(player, name, since, bot, luck);
    }

    Person withLuck(String added) {
      return new Person(player, name, since, standIn, Optional.of(added));
    }
  }

  record Bot(String level) implements Chair {}

  /// The chair of a new table's place.
  static Chair of(Entry.Place place) {
    if (place.player().isPresent()) {
      return new Person(place.player().get(), place.name().orElse(""), 1, false, place.luck());
    }
    return place.level().<Chair>map(Bot::new).orElseGet(Open::new);
  }
}
