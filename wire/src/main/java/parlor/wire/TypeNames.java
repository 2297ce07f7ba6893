package parlor.wire;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parlor.cards.Card;
import parlor.engine.View;

/// Names types and enum constants in JSON: a record of a sealed interface carries its own name in
/// `type`, in kebab case (`DrawFromDeck` is `draw-from-deck`), so rules need no annotation.
class TypeNames extends JacksonAnnotationIntrospector {
  static final String PROPERTY = "type";

  static String nameOf(Class<?> type) {
    return kebab(type.getSimpleName());
  }

  static String nameOf(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static String kebab(String camelCase) {
    return camelCase.replaceAll("([a-z0-9])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
  }

  /// The records below a sealed interface, however deep.
  static List<Class<?>> leaves(Class<?> sealed) {
    var leaves = new ArrayList<Class<?>>();
    for (var permitted : sealed.getPermittedSubclasses()) {
      if (permitted.isSealed()) {
        leaves.addAll(leaves(permitted));
      } else {
        leaves.add(permitted);
      }
    }
    return leaves;
  }

  @Override
  public TypeResolverBuilder<?> findTypeResolver(
      MapperConfig<?> config, AnnotatedClass annotated, JavaType baseType) {
    var raw = annotated.getRawType();
    if (!isNamed(raw)) {
      return super.findTypeResolver(config, annotated, baseType);
    }
    return new StdTypeResolverBuilder()
        .init(JsonTypeInfo.Id.NAME, null)
        .inclusion(JsonTypeInfo.As.PROPERTY)
        .typeProperty(PROPERTY);
  }

  /// A sealed interface of ours, or a record that belongs to one.
  private static boolean isNamed(Class<?> raw) {
    if (raw == Card.class || Card.class.isAssignableFrom(raw)) {
      return false;
    }
    if (raw.isSealed() && raw.isInterface()) {
      return raw.getName().startsWith("parlor.");
    }
    if (!raw.isRecord() || Modifier.isAbstract(raw.getModifiers())) {
      return false;
    }
    for (var parent : raw.getInterfaces()) {
      if (parent.isSealed() && parent.getName().startsWith("parlor.")) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<NamedType> findSubtypes(Annotated annotated) {
    var raw = annotated.getRawType();
    if (raw.isSealed() && raw.isInterface()) {
      var named = new ArrayList<NamedType>();
      for (var leaf : leaves(raw)) {
        named.add(new NamedType(leaf, nameOf(leaf)));
      }
      return named;
    }
    return super.findSubtypes(annotated);
  }

  @Override
  public String findTypeName(AnnotatedClass annotated) {
    var raw = annotated.getRawType();
    return isNamed(raw) && raw.isRecord() ? nameOf(raw) : super.findTypeName(annotated);
  }

  @Override
  public String[] findEnumValues(
      MapperConfig<?> config, AnnotatedClass annotated, Enum<?>[] constants, String[] names) {
    for (var i = 0; i < constants.length; i++) {
      if (names[i] == null) {
        names[i] = nameOf(constants[i]);
      }
    }
    return names;
  }

  /// A record around one `value` is that value: `TableId("t1")` is `"t1"`.
  private static boolean isWrapper(Class<?> raw) {
    return raw.isRecord()
        && raw.getName().startsWith("parlor.")
        && raw.getRecordComponents().length == 1
        && raw.getRecordComponents()[0].getName().equals("value");
  }

  @Override
  public Boolean hasAsValue(Annotated annotated) {
    if (annotated instanceof AnnotatedMethod method && isWrapper(method.getDeclaringClass())) {
      return method.getName().equals("value");
    }
    return super.hasAsValue(annotated);
  }

  @Override
  public JsonCreator.Mode findCreatorAnnotation(MapperConfig<?> config, Annotated annotated) {
    if (annotated instanceof AnnotatedConstructor made && isWrapper(made.getDeclaringClass())) {
      return JsonCreator.Mode.DELEGATING;
    }
    return super.findCreatorAnnotation(config, annotated);
  }

  /// The same, but a view's options are left out.
  static final class OfViews extends TypeNames {
    @Override
    public boolean hasIgnoreMarker(AnnotatedMember member) {
      return (View.class.isAssignableFrom(member.getDeclaringClass())
              && member.getName().equals("options"))
          || super.hasIgnoreMarker(member);
    }
  }
}
