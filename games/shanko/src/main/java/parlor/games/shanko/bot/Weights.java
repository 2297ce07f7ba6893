package parlor.games.shanko.bot;

/// What the hard bot cares about.
///
/// @param gain what being first is worth, in points
/// @param danger what it costs to give the next player a card it wants, in own draws
/// @param buyMargin by how many points buying must be better than not buying
/// @param deep how many discards are looked at two steps deep
record Weights(double gain, double danger, double buyMargin, int deep) {}
