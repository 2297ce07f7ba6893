package parlor.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.testkit.Proves;

class ShankoReportTest {
  private static final List<String> FIGURES =
      List.of(
          "How long a round lasts",
          "When somebody goes out",
          "Does the seat matter?",
          "Does starting a round help?",
          "Buys used",
          "Jokers caught in the hand",
          "Points in the hands of the others",
          "Stalemates");

  @TempDir private Path folder;

  @Test
  @Proves("SHA-27")
  void one_command_writes_a_report_with_plots_of_all_that_a_designer_asks() throws IOException {
    var out = folder.resolve("report.html");
    ShankoLab.main(
        new String[] {"--players", "3", "--games", "6", "--seed", "4", "--out", out.toString()});
    var page = Files.readString(out);
    assertThat(page).contains("6 games of seven rounds, 3 medium bots", "turns each in a round");
    assertThat(page.split("<figure>", -1)).hasSize(1 + FIGURES.size());
    FIGURES.forEach(figure -> assertThat(page).contains("<h2>" + figure + "</h2>"));
    assertThat(page.split("<svg ", -1)).hasSize(1 + FIGURES.size());
  }
}
