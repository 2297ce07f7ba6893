package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.tables.People.*;
import static parlor.tables.Story.given;

import org.junit.jupiter.api.Test;
import parlor.engine.Viewer;
import parlor.testkit.Proves;

class WatchingTest {
  private static final Viewer PUBLIC = new Viewer.Public();
  private static final Command.Create TABLE = makes("draws", "{\"rounds\":1}", OPEN, OPEN);

  @Test
  @Proves("PLT-30")
  void strangers_watch_only_where_the_table_allows_it_and_see_the_public_view() {
    assertThat(given(TABLE).table().viewer(CAT, PUBLIC)).isEmpty();
    var open = given(watchable(TABLE)).table();
    assertThat(open.viewer(CAT, PUBLIC)).contains(PUBLIC);
    assertThat(open.viewer(CAT, new Viewer.At(FIRST))).isEmpty();
    assertThat(open.viewer(CAT, new Viewer.Open())).isEmpty();
  }

  @Test
  void a_seated_person_looks_from_their_seat_and_no_other() {
    var table = given(TABLE, joins(BOB)).table();
    assertThat(table.viewer(BOB, PUBLIC)).contains(new Viewer.At(SECOND));
    assertThat(table.viewer(BOB, new Viewer.At(SECOND))).contains(new Viewer.At(SECOND));
    assertThat(table.viewer(BOB, new Viewer.At(FIRST))).contains(new Viewer.At(SECOND));
  }

  @Test
  @Proves("PLT-15")
  void once_finished_anybody_with_the_address_may_look() {
    var story = given(TABLE, joins(BOB), starts(ANN), picks(ANN, "a", 1));
    assertThat(story.table().viewer(ANN, new Viewer.Open())).isEmpty();
    story.and(picks(BOB, "b", 1));
    assertThat(story.table().viewer(CAT, PUBLIC)).contains(PUBLIC);
    assertThat(story.table().viewer(CAT, new Viewer.Open())).contains(new Viewer.Open());
  }
}
