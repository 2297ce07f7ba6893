package parlor.server.fuzz;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/// Loads our classes and the JSON library anew, with a call of [Probes] wherever two ways meet or
/// part. It needs nothing but Java: neither an agent nor a library.
final class ProbingLoader extends ClassLoader {
  private static final List<String> PROBED = List.of("parlor.", "com.fasterxml.jackson.");
  private static final String OWN = ProbingLoader.class.getPackageName() + ".";
  private static final ClassDesc PROBES = ClassDesc.of(Probes.class.getName());
  private static final MethodTypeDesc PASS =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);

  private final ClassFile files;

  ProbingLoader(ClassLoader parent) {
    super(parent);
    this.files =
        ClassFile.of(
            ClassFile.ClassHierarchyResolverOption.of(
                ClassHierarchyResolver.ofResourceParsing(parent)));
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (name.startsWith(OWN) || PROBED.stream().noneMatch(name::startsWith)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      var loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    try (var file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      var bytes = probed(file.readAllBytes());
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private byte[] probed(byte[] original) {
    var probing =
        CodeTransform.ofStateful(() ->
            new CodeTransform() {
              @Override
              public void atStart(CodeBuilder code) {
                probe(code);
              }

              @Override
              public void accept(CodeBuilder code, CodeElement element) {
                code.with(element);
                if (element instanceof LabelTarget || parts(element)) {
                  probe(code);
                }
              }
            });
    return files.transformClass(
        files.parse(original), ClassTransform.transformingMethodBodies(probing));
  }

  private static boolean parts(CodeElement element) {
    return element instanceof BranchInstruction branch
        && branch.opcode() != Opcode.GOTO
        && branch.opcode() != Opcode.GOTO_W;
  }

  private static void probe(CodeBuilder code) {
    code.loadConstant(Probes.newPlace()).invokestatic(PROBES, "pass", PASS);
  }
}
