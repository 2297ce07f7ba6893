package parlor.server.house;

import java.util.concurrent.Executor;
import parlor.tables.Boxes;

/// What all tables of one node share.
///
/// @param blocking where the register and the journal are read
record Rooms(
    Boxes boxes,
    Journal journal,
    Register register,
    Executor blocking,
    Timing timing,
    BotPool bots,
    Frames frames,
    Residents residents,
    Post post) {}
