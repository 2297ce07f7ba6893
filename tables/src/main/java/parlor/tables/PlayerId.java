package parlor.tables;

/// A person, whatever they are called; never shown to others.
public record PlayerId(String value) {}
