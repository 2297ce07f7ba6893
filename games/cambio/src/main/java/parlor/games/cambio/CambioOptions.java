package parlor.games.cambio;

/// This game has no options.
public record CambioOptions() {}
