package parlor.tables;

/// The table of a rematch.
public record Next(TableId table, String code) {}
