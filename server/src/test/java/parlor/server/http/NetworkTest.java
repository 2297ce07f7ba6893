package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import parlor.testkit.Proves;

final class NetworkTest {
  private static InetAddress address(String text) {
    return InetAddress.ofLiteral(text);
  }

  @Test
  void a_network_contains_the_addresses_that_share_its_first_bits() {
    var network = Network.parse("10.1.0.0/15").orElseThrow();
    assertThat(network.contains(address("10.0.255.1"))).isTrue();
    assertThat(network.contains(address("10.2.0.0"))).isFalse();
    assertThat(network.contains(address("::1"))).isFalse();
  }

  @Test
  void a_single_address_is_a_network_of_one() {
    var network = Network.parse("2001:db8::7").orElseThrow();
    assertThat(network.contains(address("2001:db8::7"))).isTrue();
    assertThat(network.contains(address("2001:db8::8"))).isFalse();
  }

  @Test
  @Proves("PLT-28")
  void neighbours_in_a_24_or_56_share_one_allowance() {
    assertThat(Network.around(address("192.0.2.1")))
        .isEqualTo(Network.around(address("192.0.2.200")))
        .isNotEqualTo(Network.around(address("192.0.3.1")));
    assertThat(Network.around(address("2001:db8:0:1::1")))
        .isEqualTo(Network.around(address("2001:db8:0:ff::9")))
        .isNotEqualTo(Network.around(address("2001:db8:0:100::1")));
  }

  @Test
  void names_and_wrong_widths_are_no_networks() {
    assertThat(Network.parse("localhost")).isEmpty();
    assertThat(Network.parse("10.0.0.0/33")).isEmpty();
    assertThat(Network.parse("10.0.0.0/x")).isEmpty();
  }
}
