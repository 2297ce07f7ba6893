package parlor.server.qr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

final class QrCodeTest {
  /// Level M with masks 0 to 7, from the table in the standard.
  private static final Set<String> FORMATS =
      Set.of(
          "101010000010010",
          "101000100100101",
          "101111001111100",
          "101101101001011",
          "100010111111001",
          "100000011001110",
          "100111110010111",
          "100101010100000");

  @Test
  @Proves("PLT-2")
  void a_link_is_read_back_from_its_code() {
    var link = "http://192.168.178.23:8080/t/K7M2QX";
    assertThat(new QrReader(QrCode.of(link)).text()).isEqualTo(link);
  }

  @Test
  @Proves("PLT-2")
  void texts_of_every_length_are_read_back_in_all_ten_versions() {
    var sizes = new TreeSet<Integer>();
    for (var length = 0; length <= QrCode.BYTES_MAX; length++) {
      var text = "https://play.example/t/".repeat(10).substring(0, length);
      var code = QrCode.of(text);
      sizes.add(code.size());
      assertThat(new QrReader(code).text()).isEqualTo(text);
      assertThat(FORMATS).contains(new QrReader(code).format());
    }
    assertThat(sizes).hasSize(10);
  }

  @Test
  void error_correction_bytes_are_those_of_a_published_example() {
    byte[] data = {
      32,
      91,
      11,
      120,
      (byte) 209,
      114,
      (byte) 220,
      77,
      67,
      64,
      (byte) 236,
      17,
      (byte) 236,
      17,
      (byte) 236,
      17
    };
    assertThat(ReedSolomon.checks(data, 10))
        .containsExactly(196, 35, 39, 119, 235, 215, 231, 226, 93, 23);
  }

  @Test
  void version_7_carries_the_bits_of_the_standard() {
    assertThat(Integer.toBinaryString(QrDrawing.withChecks(7, 12, 0b1111100100101)))
        .isEqualTo("111110010010100");
  }

  @Test
  void letters_beyond_ascii_are_utf_8() {
    assertThat(new QrReader(QrCode.of("部屋 ♣")).text()).isEqualTo("部屋 ♣");
  }

  @Test
  void what_does_not_fit_is_refused() {
    assertThatThrownBy(() -> QrCode.of("x".repeat(QrCode.BYTES_MAX + 1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void the_drawing_is_one_svg_without_script_or_style() {
    assertThat(QrCode.of("parlor").svg())
        .startsWith("<svg ")
        .contains("viewBox=\"0 0 29 29\"")
        .doesNotContain("style");
  }
}
