package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class ShankoPageTest {
  private static final String NAME = "shanko";

  @Test
  @Proves({"SHA-2", "SHA-14"})
  void round_contract_and_buys_of_everybody_are_shown(Scene scene) {
    try (var ann = scene.calmVisitor(Look.PHONE)) {
      var page = ShankoTables.with(ann, 4);
      assertThat(page.locator(".contract")).containsText("Round 1 of 7");
      assertThat(page.locator(".contract")).containsText("2 triplets");
      assertThat(page.locator(".players li")).hasCount(4);
      assertThat(page.locator(".players li .buys .left")).hasCount(4 * 3);
      assertThat(page.locator(".players li").nth(1)).containsText("11 cards, 3 buys left");
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("SHA-24")
  void who_wants_no_hints_is_not_shown_what_can_be_taken(Scene scene) {
    try (var ann = scene.calmVisitor(Look.DESK)) {
      var page = ShankoTables.with(ann, 2);
      var card = page.locator(".inviting .shanko-card").first();
      assertThat(card).hasCSS("outline-style", "solid");
      ann.button("Settings").click();
      page.getByLabel("Show what can be played").uncheck();
      ann.button("Close").click();
      assertThat(card).hasCSS("outline-style", "none");
    }
  }

  @Test
  @Proves("SHA-24")
  void a_manual_order_survives_a_reload(Scene scene) {
    try (var ann = scene.calmVisitor(Look.PHONE)) {
      var page = ann.playsAlone(NAME).page();
      ann.button("Sort by rank").click();
      var sorted = ShankoGame.order(page);
      ShankoGame.hand(page).nth(0).click();
      ann.button("To the right").click();
      ann.button("To the right").click();
      var order = ShankoGame.order(page);
      assertThat(order).isNotEqualTo(sorted).containsExactlyInAnyOrderElementsOf(sorted);
      page.reload();
      ShankoGame.hand(page).first().waitFor();
      assertThat(ShankoGame.order(page)).isEqualTo(order);
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("SHA-24")
  void a_card_is_moved_by_three_taps(Scene scene) {
    try (var ann = scene.calmVisitor(Look.PHONE)) {
      var page = ann.playsAlone(NAME).page();
      ann.button("Sort by suit").click();
      var before = ShankoGame.order(page);
      ShankoGame.hand(page).nth(9).click();
      ann.button("Move the selected cards").click();
      ShankoGame.hand(page).nth(1).click();
      assertThat(ShankoGame.order(page).get(1)).isEqualTo(before.get(9));
      assertThat(ShankoGame.order(page).get(2)).isEqualTo(before.get(1));
    }
  }

  @Test
  @Proves("SHA-24")
  void a_card_is_moved_by_dragging_and_discarded_by_dragging(Scene scene) {
    try (var ann = scene.calmVisitor(Look.DESK)) {
      var page = ShankoTables.with(ann, 2);
      var before = ShankoGame.order(page);
      drag(
          page,
          ShankoGame.hand(page).nth(8).boundingBox(),
          ShankoGame.hand(page).nth(2).boundingBox());
      assertThat(ShankoGame.order(page).indexOf(before.get(8))).isBetween(1, 4);
      ShankoGame.pile(page).click();
      assertThat(ShankoGame.hand(page)).hasCount(12);
      drag(
          page,
          ShankoGame.hand(page).nth(4).boundingBox(),
          page.locator(".pile").last().boundingBox());
      assertThat(ShankoGame.hand(page)).hasCount(11);
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves("SHA-24")
  void cards_glide_when_they_are_drawn_and_thrown(Scene scene) {
    try (var ann = scene.visitor(Look.PHONE)) {
      var page = ShankoTables.with(ann, 2);
      ShankoGame.countMotion(page);
      ShankoGame.pile(page).click();
      assertThat(ShankoGame.hand(page)).hasCount(12);
      var drawing = ShankoGame.motion(page);
      assertThat(drawing).as("drawing").isPositive();
      ShankoGame.hand(page).last().click();
      page.locator(".shanko .task .main").click();
      assertThat(ShankoGame.hand(page)).hasCount(11);
      assertThat(ShankoGame.motion(page)).as("throwing").isGreaterThan(drawing);
    }
  }

  @ParameterizedTest
  @CsvSource({"slow, 640", "full, 320", "brisk, 160"})
  @Proves({"SHA-24", "PLT-21"})
  void cards_move_as_fast_as_the_settings_say(String motion, int milliseconds, Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ShankoTables.with(ann, 2);
      ann.button("Settings").click();
      page.getByLabel("Motion").selectOption(motion);
      page.keyboard().press("Escape");
      ShankoGame.countMotion(page);
      ShankoGame.pile(page).click();
      assertThat(ShankoGame.hand(page)).hasCount(12);
      assertThat(page.evaluate("wanted => window.durations.includes(wanted)", milliseconds))
          .isEqualTo(true);
    }
  }

  private static void drag(Page page, BoundingBox from, BoundingBox to) {
    page.mouse().move(from.x + 15, from.y + 15);
    page.mouse().down();
    page.mouse().move(from.x + 30, from.y - 10);
    page.mouse().move(to.x + 15, to.y + 30);
    page.mouse().up();
  }

  @Test
  @Proves({"SHA-24", "SHA-25"})
  void the_builder_says_what_a_selection_forms(Scene scene) {
    try (var ann = scene.calmVisitor(Look.PHONE)) {
      var page = ShankoTables.tutorial(ann);
      ShankoGame.pile(page).click();
      ShankoGame.card(page, "owl (Q) of clouds").click();
      assertThat(ShankoGame.says(page))
          .containsText("2 more of rank owl (Q) or jokers for a triplet");
      ShankoGame.card(page, "owl (Q) of drops").click();
      ShankoGame.card(page, "10 of clouds").click();
      assertThat(ShankoGame.says(page)).containsText("No meld");
      ShankoGame.card(page, "10 of clouds").click();
      ShankoGame.card(page, "joker").click();
      assertThat(ShankoGame.says(page)).containsText("A triplet of owl (Q).");
      assertThat(ShankoGame.says(page)).containsText("Still needed: 1 triplet and 1 sequence.");
      page.locator(".slot.fits").click();
      assertThat(ShankoGame.says(page)).containsText("Still needed: 1 sequence.");
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"SHA-24", "PLT-22"})
  void with_eight_players_the_hand_covers_no_pile_of_a_phone(Scene scene) {
    try (var ann = scene.calmVisitor(Look.PHONE)) {
      var page = ShankoTables.with(ann, 8);
      ShankoGame.pile(page).click();
      assertThat(ShankoGame.hand(page)).hasCount(12);
      var piles = page.locator(".shanko .piles").boundingBox();
      assertThat(piles.y + piles.height)
          .isLessThanOrEqualTo(page.locator(".shanko .mine-area").boundingBox().y);
      var top = page.locator(".shanko .pile").first().boundingBox();
      assertThat(Math.min(top.width, top.height)).isGreaterThanOrEqualTo(44);
    }
  }

  @Test
  @Proves({"SHA-24", "PLT-22"})
  void a_hand_of_eighteen_has_targets_of_44_pixels_on_the_smallest_phone(Scene scene) {
    try (var ann = scene.calmVisitor(Look.SMALLEST)) {
      var page = ann.playsAlone(NAME).page();
      ShankoGame.hand(page).first().waitFor();
      page.evaluate(
          """
          () => {
            const hand = document.querySelector('.shanko .hand');
            for (let more = 0; hand.children.length < 18; more++) hand.append(hand.children[more].cloneNode(true));
          }
          """);
      var free =
          page.evaluate(
              """
              () => [...document.querySelectorAll('.shanko .hand li')].map(li => li.getBoundingClientRect())
                .map(box => Math.min(box.width, box.height))
              """);
      assertThat((List<?>) free)
          .hasSize(18)
          .allSatisfy(size -> assertThat(((Number) size).doubleValue()).isGreaterThanOrEqualTo(44));
      var width = (Number) page.evaluate("() => document.documentElement.scrollWidth");
      assertThat(width.intValue()).isLessThanOrEqualTo(320);
    }
  }
}
