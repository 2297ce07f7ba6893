package parlor.server.http;

import parlor.server.metrics.Metrics;

/// What the edge counts.
final class Figures {
  private final Metrics.Counter requests;
  private final Metrics.Counter limited;
  private final Metrics.Counter failed;
  private final Metrics.Counter refused;
  private final Metrics.Histogram acknowledged;

  Figures(Metrics metrics, LiveSockets sockets) {
    metrics.gauge("parlor_sockets_open", "Open sockets of this node.", sockets::count);
    requests = metrics.counter("parlor_requests_total", "HTTP requests.");
    limited = metrics.counter("parlor_limited_total", "Requests refused by a rate limit.");
    failed = metrics.counter("parlor_failures_total", "Requests that failed on the server's side.");
    refused = metrics.counter("parlor_commands_refused_total", "Commands that a table refused.");
    acknowledged =
        metrics.histogram(
            "parlor_command_ack_seconds", "From a command's arrival until it is durable.");
  }

  void requested() {
    requests.increment();
  }

  void limited() {
    limited.increment();
  }

  void failed() {
    failed.increment();
  }

  void refused() {
    refused.increment();
  }

  void acknowledged(long nanos) {
    acknowledged.record(nanos);
  }
}
