package parlor.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.testkit.Proves;

/// The deck for the printer, as `./parlor deck` writes it.
@ExtendWith(Stage.class)
class DeckTest {
  private static final Pattern CARD =
      Pattern.compile(
          "<svg [^>]*x=\"([\\d.]+)\" y=\"([\\d.]+)\" width=\"69\" height=\"94\" viewBox=\"-3 -3 69 94\">");
  private static final Pattern PDF_PAGE = Pattern.compile("/Type /Page[^s]");

  @TempDir private static Path folder;

  /// What the command said.
  private static String said = "";

  @BeforeAll
  static void write() throws Exception {
    var process =
        new ProcessBuilder("../parlor", "deck", folder.toString())
            .redirectErrorStream(true)
            .start();
    said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> files(Path where, String start) throws IOException {
    try (var all = Files.list(where)) {
      return all.filter(file -> file.getFileName().toString().startsWith(start)).sorted().toList();
    }
  }

  @Test
  @Proves({"SHA-23", "SHA-26"})
  void there_are_56_distinct_fronts_and_one_back() throws IOException {
    var cards = files(folder.resolve("cards"), "");
    assertThat(cards).hasSize(57);
    assertThat(cards.stream().map(DeckTest::text).distinct()).hasSize(57);
    assertThat(cards)
        .allSatisfy(card ->
            assertThat(text(card)).contains("width=\"69mm\" height=\"94mm\" viewBox=\"-3 -3"));
  }

  @Test
  @Proves("SHA-26")
  void the_sheets_hold_every_card_with_its_bleed_and_cut_marks() throws IOException {
    var sheets = Stream.of(files(folder, "fronts-"), files(folder, "backs")).flatMap(List::stream);
    assertThat(sheets)
        .hasSize(8)
        .allSatisfy(sheet -> {
          assertThat(text(sheet)).contains("width=\"297mm\" height=\"210mm\"");
          var places = CARD.matcher(text(sheet)).results().toList();
          assertThat(places).hasSize(8);
          assertThat(places).allSatisfy(place -> isMarked(place, text(sheet)));
        });
  }

  /// Its four edges are told by marks in the margins of the sheet.
  private static void isMarked(MatchResult place, String sheet) {
    var left = Double.parseDouble(place.group(1)) + 3;
    var top = Double.parseDouble(place.group(2)) + 3;
    for (var x : List.of(left, left + 63)) {
      assertThat(sheet)
          .containsPattern("class=\"mark\" d=\"M" + number(x) + " [\\d.]+L" + number(x) + " ");
    }
    for (var y : List.of(top, top + 88)) {
      assertThat(sheet)
          .containsPattern(
              "class=\"mark\" d=\"M[\\d.]+ " + number(y) + "L[\\d.]+ " + number(y) + "\"");
    }
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  @Test
  @Proves("SHA-26")
  void the_rules_are_there_in_both_languages() {
    assertThat(text(folder.resolve("rules.en.html"))).contains("Laying off").contains("<table>");
    assertThat(text(folder.resolve("rules.ja.html"))).contains("lang=\"ja\"").contains("メルド");
  }

  @Test
  @Proves("SHA-26")
  void one_pdf_has_fronts_backs_and_rules_or_the_command_says_why_not() throws IOException {
    var pdf = folder.resolve("shanko-deck.pdf");
    if (!Files.exists(pdf)) {
      assertThat(said).contains("no PDF: Chromium or Chrome was not found");
      return;
    }
    var pages = PDF_PAGE.matcher(Files.readString(pdf, StandardCharsets.ISO_8859_1)).results();
    assertThat(pages.count()).isGreaterThanOrEqualTo(14 + 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "2", "7", "10", "K"})
  @Proves("SHA-23")
  void the_suits_differ_in_greyscale_at_the_size_of_a_phone(String rank, Scene scene) {
    try (var ann = scene.visitor(Look.SMALLEST)) {
      var page = ann.opens("/").page();
      var suits = Stream.of("C", "D", "H", "S").map(suit -> pixels(page, rank + suit)).toList();
      for (var one = 0; one < suits.size(); one++) {
        for (var other = one + 1; other < suits.size(); other++) {
          assertThat(difference(suits.get(one), suits.get(other)))
              .as("%s: suits %d and %d", rank, one, other)
              .isGreaterThan(0.1);
        }
      }
    }
  }

  /// The suit in a card's corner, one pixel a millimetre, in shades of grey.
  private static List<?> pixels(Page page, String card) {
    var source =
        "data:image/svg+xml;base64,"
            + Base64.getEncoder()
                .encodeToString(
                    text(folder.resolve("cards/" + card + ".svg"))
                        .getBytes(StandardCharsets.UTF_8));
    return (List<?>)
        page.evaluate(
            """
            async source => {
              const image = new Image();
              image.src = source;
              await image.decode();
              const canvas = document.createElement('canvas');
              [canvas.width, canvas.height] = [16, 14];
              const context = canvas.getContext('2d');
              context.drawImage(image, -3 - 2, -3 - 23, 69, 94);
              const { data } = context.getImageData(0, 0, 16, 14);
              return Array.from({ length: 16 * 14 }, (_, i) => (0.299 * data[4 * i] + 0.587 * data[4 * i + 1] + 0.114 * data[4 * i + 2]) / 255);
            }
            """,
            source);
  }

  /// The share of the pixels that clearly differ.
  private static double difference(List<?> one, List<?> other) {
    var differing = 0;
    for (var i = 0; i < one.size(); i++) {
      var distance = ((Number) one.get(i)).doubleValue() - ((Number) other.get(i)).doubleValue();
      differing += Math.abs(distance) > 0.25 ? 1 : 0;
    }
    return differing / (double) one.size();
  }
}
