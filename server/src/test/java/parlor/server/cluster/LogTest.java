package parlor.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;
import parlor.wire.Json;

class LogTest {
  @Test
  @Proves("PLT-26")
  void a_log_line_is_one_json_object_with_its_values() throws Exception {
    var line = Json.MAPPER.readTree(logged("{}", "seated"));
    assertThat(line.get("level").asText()).isEqualTo("WARN");
    assertThat(line.get("formattedMessage").asText()).isEqualTo("seated");
    assertThat(line.get("kvpList").get(0).get("table").asText()).isEqualTo("t1");
  }

  /// What the program's own configuration, not that of the tests, prints.
  private static String logged(String message, String argument) throws Exception {
    var before = System.out;
    var printed = new ByteArrayOutputStream();
    var context = new LoggerContext();
    context.setMDCAdapter(new LogbackMDCAdapter());
    try {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      var configurator = new JoranConfigurator();
      configurator.setContext(context);
      configurator.doConfigure(LogTest.class.getResource("/logback.xml"));
      context.getLogger("x").atWarn().addKeyValue("table", "t1").log(message, argument);
    } finally {
      context.stop();
      System.setOut(before);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }
}
