package parlor.testkit.toy;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.Setup;
import parlor.testkit.Golden;

class GoldenToyTest {
  private static final Setup<Toy.Rules> SETUP = new Setup<>(3, new Toy.Rules(4));

  @TempDir Path folder;

  private Golden<Toy.Rules, ToyState, ToyAction, ToyEvent, ToyView> golden(Bug bug) {
    return new Golden<>(new ToyPlugin(bug), folder);
  }

  @BeforeEach
  void write() {
    System.setProperty("parlor.golden", "write");
    golden(Bug.NONE).playThrough("play", SETUP, 3, 200);
    golden(Bug.NONE).journal("journal", SETUP, 3, 200);
    System.clearProperty("parlor.golden");
  }

  @AfterEach
  void writeNoMore() {
    System.clearProperty("parlor.golden");
  }

  @Test
  void what_was_recorded_replays() {
    assertThatCode(() -> golden(Bug.NONE).playThrough("play", SETUP, 3, 200))
        .doesNotThrowAnyException();
    assertThatCode(() -> golden(Bug.NONE).journal("journal", SETUP, 3, 200))
        .doesNotThrowAnyException();
  }

  @Test
  void changed_behaviour_shows() {
    assertThatThrownBy(() -> golden(Bug.LEAK_IN_NEWS).playThrough("play", SETUP, 3, 200))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void a_changed_fold_shows_in_an_old_journal() {
    assertThatThrownBy(() -> golden(Bug.LOST_CARD).journal("journal", SETUP, 3, 200))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void a_journal_is_written_only_once() {
    System.setProperty("parlor.golden", "write");
    assertThatThrownBy(() -> golden(Bug.LOST_CARD).journal("journal", SETUP, 3, 200))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void a_missing_file_is_a_failure() {
    assertThatThrownBy(() -> golden(Bug.NONE).playThrough("other", SETUP, 3, 200))
        .isInstanceOf(AssertionError.class);
  }
}
