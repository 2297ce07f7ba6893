package parlor.server.client;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Two computers made of the kernel's network namespaces, each with two cables: one to a switch, at
/// which the other computer and the database are, and one to the people who play. The cables of the
/// switch can be cut.
public final class TestNetwork implements AutoCloseable {
  private static final int COMPUTERS = 2;

  /// Tells the networks of several test runs apart.
  private final long number = ProcessHandle.current().pid() % 250;

  private final String name = "parlor" + ProcessHandle.current().pid();
  private final List<Computer> computers = new ArrayList<>();

  /// A computer: how a program is started there, and where it is reached.
  ///
  /// @param address at the switch
  /// @param door where people reach it
  public record Computer(List<String> through, String address, String door) {}

  /// Why there can be no such network here.
  public static Optional<String> obstacle() {
    if (!Files.isExecutable(Path.of("/usr/sbin/ip")) && !Files.isExecutable(Path.of("/sbin/ip"))) {
      return Optional.of("the program ip is missing");
    }
    var trial = "parlor" + ProcessHandle.current().pid() + "-trial";
    if (!SystemCommand.succeeds("ip", "netns", "add", trial)) {
      return Optional.of("this user may not make network namespaces");
    }
    SystemCommand.succeeds("ip", "netns", "delete", trial);
    return Optional.empty();
  }

  private TestNetwork() {}

  public static TestNetwork make() {
    var network = new TestNetwork();
    try {
      network.layOut();
      return network;
    } catch (RuntimeException e) {
      network.close();
      throw e;
    }
  }

  private void layOut() {
    ip("link add %s type bridge", bridge());
    ip("addr add %s/24 dev %s", switchAddress(), bridge());
    ip("link set %s up", bridge());
    for (var computer = 0; computer < COMPUTERS; computer++) {
      var space = space(computer);
      var address = "10.211.%d.%d".formatted(number, 2 + computer);
      var door = "10.212.%d.%d".formatted(number, 4 * computer + 2);
      ip("netns add %s", space);
      ip("link add %s type veth peer name lan netns %s", cable(computer), space);
      ip("link set %s master %s up", cable(computer), bridge());
      ip("link add %s type veth peer name door netns %s", doorCable(computer), space);
      ip("addr add 10.212.%d.%d/30 dev %s", number, 4 * computer + 1, doorCable(computer));
      ip("link set %s up", doorCable(computer));
      ip("-n %s addr add %s/24 dev lan", space, address);
      ip("-n %s addr add %s/30 dev door", space, door);
      for (var device : List.of("lo", "lan", "door")) {
        ip("-n %s link set %s up", space, device);
      }
      computers.add(new Computer(List.of("ip", "netns", "exec", space), address, door));
    }
  }

  public Computer computer(int number) {
    return computers.get(number);
  }

  /// Where the test itself is reached from the computers.
  public String switchAddress() {
    return "10.211.%d.1".formatted(number);
  }

  /// The computers no longer hear each other; both still hear the database.
  public void cutBetween() {
    for (var computer = 0; computer < COMPUTERS; computer++) {
      ip("link set %s type bridge_slave isolated on", cable(computer));
    }
  }

  /// One computer hears neither the other nor the database; people still reach it.
  public void cutOff(int computer) {
    ip("link set %s down", cable(computer));
  }

  /// All cables are whole again.
  public void heal() {
    for (var computer = 0; computer < COMPUTERS; computer++) {
      ip("link set %s type bridge_slave isolated off", cable(computer));
      ip("link set %s up", cable(computer));
    }
  }

  @Override
  public void close() {
    for (var computer = 0; computer < COMPUTERS; computer++) {
      SystemCommand.succeeds("ip", "link", "delete", cable(computer));
      SystemCommand.succeeds("ip", "link", "delete", doorCable(computer));
      SystemCommand.succeeds("ip", "netns", "delete", space(computer));
    }
    SystemCommand.succeeds("ip", "link", "delete", bridge());
  }

  private String space(int computer) {
    return name + "-" + computer;
  }

  /// The name of a network device has at most 15 characters.
  private String bridge() {
    return "pl" + ProcessHandle.current().pid() + "b";
  }

  private String cable(int computer) {
    return "pl" + ProcessHandle.current().pid() + "c" + computer;
  }

  private String doorCable(int computer) {
    return "pl" + ProcessHandle.current().pid() + "d" + computer;
  }

  private static void ip(String format, Object... arguments) {
    var command = "ip " + format.formatted(arguments);
    if (!SystemCommand.succeeds(command.split(" ", -1))) {
      throw new IllegalStateException("failed: " + command);
    }
  }
}
