package parlor.server.house;

/// Brings messages to connections, wherever in the cluster each one lives.
interface Post {
  void send(Address to, ToConnection message);
}
