package parlor.games.shanko.bot;

/// What the hard bot cares about.
///
/// @param gain what being first is worth, in points
/// @param danger what it costs to give the next player a card it wants, in own draws
/// @param deep how many discards are looked at two steps deep
/// @param outs what a card that would help is worth among three or more, in points
/// @param fitting what it is worth to keep a card that fits the table, in points
/// @param better how many times more outs a card must bring to be taken or bought for them
record Weights(double gain, double danger, int deep, double outs, double fitting, double better) {}
