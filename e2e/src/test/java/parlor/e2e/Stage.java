package parlor.e2e;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/// Gives a test the browser and a running server, both shared by all tests of a run.
public final class Stage implements ParameterResolver {
  private static final Namespace SHARED = Namespace.create(Stage.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Scene.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(SHARED)
        .computeIfAbsent(Scene.class, _ -> Scene.open(), Scene.class);
  }
}
