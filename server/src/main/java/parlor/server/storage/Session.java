package parlor.server.storage;

import java.time.Instant;
import parlor.tables.PlayerId;

/// A person who plays, as known by the token they carry.
///
/// @param id tells a person's sessions apart; it is not the token
public record Session(String id, PlayerId player, String name, Instant created, Instant seen) {}
