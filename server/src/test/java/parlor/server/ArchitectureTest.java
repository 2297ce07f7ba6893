package parlor.server;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import parlor.engine.GamePlugin;
import parlor.testkit.Proves;
import parlor.wire.Shelf;

/// The shape of ARCHITECTURE.md, kept.
class ArchitectureTest {
  private static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("parlor");

  private static final String[] PURE = {
    "parlor.engine..", "parlor.cards..", "parlor.games..", "parlor.tables.."
  };

  @Test
  void the_engine_and_the_cards_stand_alone() {
    classes()
        .that()
        .resideInAPackage("parlor.engine..")
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage("parlor.engine..", "java.."))
        .check(ALL);
    classes()
        .that()
        .resideInAPackage("parlor.cards..")
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage("parlor.cards..", "java.."))
        .check(ALL);
  }

  @Test
  void games_know_the_engine_and_the_cards_only() {
    classes()
        .that()
        .resideInAPackage("parlor.games..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("parlor.games..", "parlor.engine..", "parlor.cards..", "java.."))
        .check(ALL);
  }

  @Test
  void no_game_knows_another() {
    slices().matching("parlor.games.(*)..").should().notDependOnEachOther().check(ALL);
  }

  @Test
  void tables_know_the_engine_only() {
    classes()
        .that()
        .resideInAPackage("parlor.tables..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("parlor.tables..", "parlor.engine..", "java..", "javax.crypto.."))
        .check(ALL);
  }

  @Test
  void the_server_knows_no_game() {
    noClasses()
        .that()
        .resideInAPackage("parlor.server..")
        .should()
        .dependOnClassesThat(resideInAPackage("parlor.games.."))
        .check(ALL);
  }

  @Test
  void the_pure_parts_use_no_file_network_thread_or_wall_clock() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.io..", "java.net..", "java.nio..", "java.sql..")
                .or(resideInAPackage("java.util.concurrent..")))
        .check(ALL);
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.Thread")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(java.time.Instant.class, "now")
        .check(ALL);
  }

  @Test
  void the_pure_parts_draw_luck_only_from_what_they_are_given() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.Random")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.security.SecureRandom")
        .orShould()
        .callMethod(Math.class, "random")
        .check(ALL);
  }

  @Test
  @Proves("PLT-8")
  @SuppressWarnings("rawtypes")
  void no_bot_knows_a_state() {
    for (var plugin : ServiceLoader.load(GamePlugin.class)) {
      var state = stateOf(plugin.getClass());
      noClasses()
          .that()
          .resideInAPackage(plugin.getClass().getPackageName() + ".bot..")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName(state.getName())
          .allowEmptyShould(true)
          .check(ALL);
    }
  }

  @Test
  void every_game_has_its_rules_in_both_languages_and_a_stand_in() {
    for (var box : Shelf.load().boxes()) {
      for (var language : new String[] {"en", "ja"}) {
        assertThat(Shelf.class.getResource("/rules/" + box.key() + "." + language + ".md"))
            .as(box.key() + " in " + language)
            .isNotNull();
      }
      assertThat(box.levels()).as(box.key()).contains(box.standIn());
    }
  }

  private static Class<?> stateOf(Class<?> plugin) {
    return Arrays.stream(plugin.getGenericInterfaces())
        .filter(ParameterizedType.class::isInstance)
        .map(type -> (Class<?>) ((ParameterizedType) type).getActualTypeArguments()[1])
        .findFirst()
        .orElseThrow();
  }
}
