package parlor.tables.draws;

import java.time.Duration;
import parlor.engine.Absence;

/// @param holder whether seat 0's absence holds every clock
/// @param pause between two rounds
public record DrawsOptions(int rounds, Absence absence, boolean holder, Duration pause) {}
