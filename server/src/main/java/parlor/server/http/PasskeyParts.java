package parlor.server.http;

import parlor.server.storage.Accounts;
import parlor.server.storage.Challenges;
import parlor.server.storage.Passkeys;

/// What everything with passkeys needs.
record PasskeyParts(
    Accounts accounts,
    Passkeys passkeys,
    Challenges challenges,
    PasskeyChecks checks,
    Entrance entrance,
    RateLimits limits,
    Blocking blocking) {}
