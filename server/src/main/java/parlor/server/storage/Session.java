package parlor.server.storage;

import java.time.Instant;
import parlor.tables.PlayerId;

/// A person who plays, as known by the token they carry.
public record Session(PlayerId player, String name, Instant created, Instant seen) {}
