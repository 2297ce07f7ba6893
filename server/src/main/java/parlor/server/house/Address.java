package parlor.server.house;

import org.apache.pekko.actor.typed.ActorRef;

/// Where a connection is reached, from any node.
///
/// @param connection its name
/// @param node where it lives
record Address(String connection, ActorRef<Delivery> node) {}
