package parlor.server.metrics;

import java.lang.management.ManagementFactory;

/// The basics of the Java machine: memory, threads, collections, time since the start.
public final class JavaFigures {
  private JavaFigures() {}

  public static void register(Metrics metrics) {
    var memory = ManagementFactory.getMemoryMXBean();
    var threads = ManagementFactory.getThreadMXBean();
    var runtime = ManagementFactory.getRuntimeMXBean();
    var collectors = ManagementFactory.getGarbageCollectorMXBeans();
    metrics.gauge(
        "jvm_heap_used_bytes", "Heap in use.", () -> memory.getHeapMemoryUsage().getUsed());
    metrics.gauge(
        "jvm_heap_max_bytes", "Largest heap allowed.", () -> memory.getHeapMemoryUsage().getMax());
    metrics.gauge("jvm_threads", "Platform threads.", threads::getThreadCount);
    metrics.counter(
        "jvm_gc_seconds_total",
        "Time spent in garbage collections.",
        () -> collectors.stream().mapToLong(c -> Math.max(0, c.getCollectionTime())).sum() / 1e3);
    metrics.counter(
        "jvm_gc_total",
        "Garbage collections.",
        () -> collectors.stream().mapToLong(c -> Math.max(0, c.getCollectionCount())).sum());
    metrics.gauge(
        "process_uptime_seconds", "Time since the start.", () -> runtime.getUptime() / 1e3);
  }
}
