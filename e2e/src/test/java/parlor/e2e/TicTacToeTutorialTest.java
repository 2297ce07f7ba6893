package parlor.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import parlor.testkit.Proves;

@ExtendWith(Stage.class)
class TicTacToeTutorialTest {
  @Test
  @Proves({"PLT-23", "PLT-22"})
  void the_tutorial_is_played_to_its_end_with_the_keyboard_alone(Scene scene) {
    try (var ann = scene.visitor(Look.DESK)) {
      var page = ann.playsAlone("tic-tac-toe").page();
      ann.button("Tutorial").press("Enter");
      var lesson = lesson(page);
      var album = new Album(page, Look.DESK);
      assertThat(square(lesson, 0)).isFocused();
      assertThat(coach(lesson)).containsText("Mark the centre square.");
      album.add("tic-tac-toe-lesson-begins");

      page.keyboard().press("Enter");
      assertThat(coach(lesson))
          .containsText("Row 1, column 1 can wait. In this lesson, mark row 2, column 2.");
      assertThat(marks(lesson)).hasCount(0);
      Axe.findsNothing(page, "a wrong square");

      press(page, "ArrowDown", "ArrowRight", "Enter");
      assertThat(coach(lesson)).not().containsText("can wait");
      assertThat(marks(lesson)).hasCount(2);
      press(page, "ArrowDown", "ArrowLeft", "Enter");
      assertThat(coach(lesson)).containsText("Block it: mark the top left corner.");
      press(page, "ArrowUp", "ArrowUp", "Enter", "ArrowDown", "Enter");
      assertThat(coach(lesson)).containsText("you win!");
      assertThat(lesson.locator(".won")).hasCount(3);
      Axe.findsNothing(page, "a won lesson");
      album.add("tic-tac-toe-lesson-won");

      walkTo(page, ann.button("Continue"));
      press(page, "Enter");
      assertThat(square(lesson, 0)).isFocused();
      press(page, "ArrowDown", "ArrowRight", "ArrowRight", "Enter");
      press(page, "ArrowDown", "ArrowLeft", "ArrowLeft", "Enter");
      assertThat(coach(lesson)).containsText("A draw");
      assertThat(marks(lesson)).hasCount(9);
      Axe.findsNothing(page, "the end of the lesson");

      walkTo(page, ann.button("Play"));
      press(page, "Enter");
      assertThat(lesson).hasCount(0);
      assertThat(ann.button("Tutorial")).isFocused();
      assertThat(page.locator(".free")).hasCount(9);
      ann.hasSeenNoError();
    }
  }

  @Test
  @Proves({"PLT-21", "PLT-22", "PLT-23"})
  void the_tutorial_is_played_in_japanese_on_a_phone(Scene scene) {
    var look = Look.PHONE.japanese();
    try (var ann = scene.visitor(look)) {
      var page = ann.playsAlone("tic-tac-toe").page();
      new Album(page, look).add("tic-tac-toe-tutorial-button");
      ann.button("チュートリアル").click();
      var lesson = lesson(page);
      var album = new Album(page, look);
      square(lesson, 8).click();
      assertThat(coach(lesson)).containsText("3行3列は後にしましょう。ここでは2行2列に印を付けてください。");
      assertThat(marks(lesson)).hasCount(0);
      Axe.findsNothing(page, "a wrong square");
      album.add("tic-tac-toe-lesson-wrong");
      for (var right : new int[] {4, 6, 0, 3}) {
        square(lesson, right).click();
      }
      assertThat(coach(lesson)).containsText("あなたの勝ち！");
      album.add("tic-tac-toe-lesson-won");
      ann.button("次へ").click();
      square(lesson, 5).click();
      square(lesson, 6).click();
      assertThat(coach(lesson)).containsText("引き分けです。");
      Axe.findsNothing(page, "the end of the lesson");
      album.add("tic-tac-toe-lesson-draw");
      ann.button("遊ぶ").click();
      assertThat(lesson).hasCount(0);
      ann.hasSeenNoError();
    }
  }

  private static Locator lesson(Page page) {
    return page.locator("dialog.first-game");
  }

  private static Locator coach(Locator lesson) {
    return lesson.locator("[role=status]");
  }

  private static Locator square(Locator lesson, int index) {
    return lesson.locator("[role=gridcell]").nth(index);
  }

  private static Locator marks(Locator lesson) {
    return lesson.locator(".board svg.X, .board svg.O");
  }

  private static void press(Page page, String... keys) {
    for (var key : keys) {
      page.keyboard().press(key);
    }
  }

  /// From the last marked square, past those that follow it.
  private static void walkTo(Page page, Locator button) {
    button.waitFor();
    for (var tab = 0;
        tab < 10 && !(Boolean) button.evaluate("b => b === document.activeElement");
        tab++) {
      press(page, "Tab");
    }
    assertThat(button).isFocused();
  }
}
