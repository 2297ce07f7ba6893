package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.persistence.CapabilityFlag;
import org.apache.pekko.persistence.japi.journal.JavaJournalSpec;
import org.apache.pekko.persistence.journal.JournalSpec$;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.scalatest.Args;
import org.scalatest.Reporter;
import org.scalatest.events.Event;
import org.scalatest.events.TestFailed;
import org.scalatest.events.TestSucceeded;
import parlor.testkit.Proves;

/// Pekko's own test of journals, on both databases.
class SqlJournalTckTest {
  @Test
  @Proves("PLT-17")
  void the_journal_on_sqlite_keeps_every_promise_of_pekko(@TempDir Path folder) {
    passes(new DatabaseSettings.Embedded(folder));
  }

  @Test
  @Proves({"PLT-17", "PLT-25"})
  void the_journal_on_postgresql_keeps_every_promise_of_pekko() {
    passes(TestPostgres.fresh());
  }

  private static void passes(DatabaseSettings settings) {
    try (var database = Database.open(settings)) {
      var results = new Results();
      new Spec(database).run(scala.Option.empty(), arguments(results));
      assertThat(results.failures).isEmpty();
      assertThat(results.passed).hasSizeGreaterThanOrEqualTo(15);
    }
  }

  private static Args arguments(Reporter reporter) {
    return Args.apply(
        reporter,
        Args.apply$default$2(),
        Args.apply$default$3(),
        Args.apply$default$4(),
        Args.apply$default$5(),
        Args.apply$default$6(),
        Args.apply$default$7(),
        Args.apply$default$8(),
        Args.apply$default$9(),
        Args.apply$default$10());
  }

  private static final class Results implements Reporter {
    final List<String> passed = new ArrayList<>();
    final List<String> failures = new ArrayList<>();

    @Override
    public void apply(Event event) {
      switch (event) {
        case TestSucceeded test -> passed.add(test.testName());
        case TestFailed test -> failures.add(test.testName() + ": " + test.message());
        default -> {}
      }
    }
  }

  private static final class Spec extends JavaJournalSpec {
    private static final Config CONFIG =
        JournalSpec$.MODULE$.config().withFallback(ConfigFactory.load()).resolve();
    private final ActorSystem system;

    Spec(Database database) {
      this.system =
          ActorSystem.create(
              "journal",
              ActorSystemSetup.create(BootstrapSetup.create(CONFIG), new DatabaseSetup(database)));
      super(CONFIG);
    }

    @Override
    public ActorSystem system() {
      return system;
    }

    @Override
    public CapabilityFlag supportsRejectingNonSerializableObjects() {
      return CapabilityFlag.on();
    }
  }
}
