package parlor.games.cambio;

import parlor.engine.Seat;

/// A place of somebody's grid.
public record Spot(Seat seat, Place place) {}
