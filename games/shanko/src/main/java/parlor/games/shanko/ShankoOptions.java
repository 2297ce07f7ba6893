package parlor.games.shanko;

import parlor.engine.Range;

/// The table's options.
///
/// @param youngest the seat of the youngest player, counted from 1, who starts round 1; 0 leaves it
///   to the dealer
public record ShankoOptions(@Range(min = 0, max = 8) int youngest) {}
