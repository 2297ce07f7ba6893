package parlor.engine;

import java.util.List;

/// A game in its box: what a table needs to know of it, without its types. Options, actions,
/// events, news and views are JSON text from here up.
public interface Box {
  String key();

  String name();

  int minSeats();

  int maxSeats();

  int rulesVersion();

  /// Bot levels, weakest first.
  List<String> levels();

  String standIn();

  boolean seatsCanBeTakenBack();

  GamePlugin.Thinking thinking();

  boolean keepsSeatsAgainstBots();

  boolean rotatesSeats();

  /// A table's options in full, from those that were asked for; refused when one is unknown or
  /// wrong.
  Decision<String> options(int seats, String asked);

  /// Opens the box: a play in which nothing has happened yet.
  Play open(int seats, String options);

  /// A JSON description for the public list of games: option values, and actions as JSON Schema.
  String description();
}
