package parlor.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

/// What search engines and link previews find at a game's own address.
final class GamePagesTest {
  private static String nine(String address) {
    return new ClientFiles(address).file("nine.html").orElseThrow().plain().toString(UTF_8);
  }

  @Test
  @Proves("NINE-17")
  void the_page_of_nine_is_described_under_the_configured_address() {
    var page = nine("https://games.example");
    assertThat(page)
        .contains("<meta name=\"description\"", "<meta name=\"keywords\"")
        .contains("<meta property=\"og:url\" content=\"https://games.example/nine\">")
        .contains("<meta property=\"og:image\" content=\"https://games.example/nine.svg\">")
        .contains("<meta name=\"twitter:card\" content=\"summary_large_image\">")
        .contains("\"@type\":\"VideoGame\"", "\"url\":\"https://games.example/nine\"")
        .doesNotContain("{{");
  }

  @Test
  @Proves("NINE-17")
  void its_picture_shows_red_and_black_cards() {
    var picture = new ClientFiles("").file("nine.svg").orElseThrow();
    assertThat(picture.type()).isEqualTo("image/svg+xml");
    assertThat(picture.plain().toString(UTF_8)).contains("#c0392b", "#2c3e50");
  }
}
