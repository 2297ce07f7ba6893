package parlor.tables;

/// What is on one seat.
sealed interface Chair {
  record Open() implements Chair {}

  /// @param since the row with which this person sat down
  /// @param standIn whether a bot plays for this person
  record Person(PlayerId player, String name, long since, boolean standIn) implements Chair {
    Person withStandIn(boolean bot) {
      return new Person(player, name, since, bot);
    }
  }

  record Bot(String level) implements Chair {}

  /// The chair of a new table's place.
  static Chair of(Entry.Place place) {
    if (place.player().isPresent()) {
      return new Person(place.player().get(), place.name().orElse(""), 1, false);
    }
    return place.level().<Chair>map(Bot::new).orElseGet(Open::new);
  }
}
