package parlor.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The way from the server to a page, which can fall silent: what the page says still arrives.
final class SilentLine {
  private final List<WebSocketRoute> routes = new ArrayList<>();
  private boolean isSilent;

  /// To be laid before the page connects.
  SilentLine(Page page) {
    page.routeWebSocket(
        Pattern.compile("/socket"),
        route -> {
          routes.add(route);
          route
              .connectToServer()
              .onMessage(frame -> {
                if (!isSilent) {
                  route.send(frame.text());
                }
              });
        });
  }

  void falls() {
    isSilent = true;
  }

  /// The page's line ends, as if it had just noticed, and it connects anew.
  void rises() {
    isSilent = false;
    routes.getLast().close();
  }
}
