package parlor.e2e;

import com.microsoft.playwright.options.ColorScheme;

/// How a visitor looks at the page: on which screen, in which colours, in which language.
record Look(String name, int width, int height, ColorScheme theme, String language) {
  static final Look DESK = new Look("desk", 1280, 800, ColorScheme.LIGHT, "en");
  static final Look PHONE = new Look("phone", 360, 740, ColorScheme.LIGHT, "en");
  static final Look SMALLEST = new Look("smallest", 320, 568, ColorScheme.LIGHT, "en");

  Look dark() {
    return new Look(name, width, height, ColorScheme.DARK, language);
  }

  Look japanese() {
    return new Look(name, width, height, theme, "ja");
  }

  @Override
  public String toString() {
    return name + "-" + theme.name().toLowerCase(java.util.Locale.ROOT) + "-" + language;
  }
}
