package parlor.server.http;

import parlor.engine.Viewer;
import parlor.server.house.CloseCode;
import parlor.server.house.House;

/// Hands frames on with the host in their tables' links, as this client reached us.
///
/// @param base the part of a link before the path
record LinkedFrames(House.Listener to, String base) implements House.Listener {
  @Override
  public void frame(String json) {
    to.frame(Links.complete(json, base));
  }

  @Override
  public void answered(String id, House.Answer answer) {
    to.answered(id, answer);
  }

  @Override
  public void moved(Viewer viewer) {
    to.moved(viewer);
  }

  @Override
  public void ended(CloseCode why) {
    to.ended(why);
  }
}
