package parlor.lab;

import java.util.Arrays;

/// Bot tournaments and simulations, by name.
public final class Lab {
  private Lab() {}

  public static void main(String[] arguments) {
    var rest = Arrays.copyOfRange(arguments, Math.min(1, arguments.length), arguments.length);
    switch (arguments.length == 0 ? "" : arguments[0]) {
      case "nine" -> NineLab.main(rest);
      case "numeron" -> NumeronLab.main(rest);
      case "cambio" -> CambioLab.main(rest);
      case "shanko" -> ShankoLab.main(rest);
      default -> {
        System.err.println("Usage: ./parlor lab nine | numeron | cambio | shanko [games]");
        System.exit(2);
      }
    }
  }
}
