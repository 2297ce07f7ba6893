package parlor.server.house;

/// What one node hands to another for a connection that lives there.
///
/// @param connection its name
record Delivery(String connection, ToConnection message) {}
