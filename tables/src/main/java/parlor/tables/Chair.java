package parlor.tables;

/// What is on one seat.
sealed interface Chair {
  record Open() implements Chair {}

  /// @param standIn whether a bot plays for this person
  record Person(PlayerId player, String name, boolean standIn) implements Chair {
    Person withStandIn(boolean bot) {
      return new Person(player, name, bot);
    }
  }

  record Bot(String level) implements Chair {}

  /// The chair of a new table's place.
  static Chair of(Entry.Place place) {
    if (place.player().isPresent()) {
      return new Person(place.player().get(), place.name().orElse(""), false);
    }
    return place.level().<Chair>map(Bot::new).orElseGet(Open::new);
  }
}
