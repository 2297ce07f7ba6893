package parlor.server.client;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// A disk of its own, an ext4 file system in a file, whose power can be cut: from that instant
/// nothing is written to it any more, and what the system had kept back is gone.
@SuppressWarnings("restricted")
public final class FrailDisk implements AutoCloseable {
  private static final int MEGABYTES = 96;
  private static final int ATTEMPTS_MAX = 100;

  /// The kernel's `FS_IOC_SHUTDOWN`, and its way in which not even the file system's journal is
  /// written.
  private static final int SHUTDOWN = 0x8004587D;

  private static final int WITHOUT_THE_JOURNAL = 2;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final MethodHandle OPEN =
      of(
          "open",
          2,
          FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));
  private static final MethodHandle IOCTL =
      of(
          "ioctl",
          2,
          FunctionDescriptor.of(
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_LONG,
              ValueLayout.ADDRESS));
  private static final MethodHandle CLOSE =
      of("close", 1, FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

  private final Path image;
  private final Path folder;

  private FrailDisk(Path image, Path folder) {
    this.image = image;
    this.folder = folder;
  }

  private static MethodHandle of(String function, int fixed, FunctionDescriptor shape) {
    var address = LINKER.defaultLookup().findOrThrow(function);
    return fixed < shape.argumentLayouts().size()
        ? LINKER.downcallHandle(address, shape, Linker.Option.firstVariadicArg(fixed))
        : LINKER.downcallHandle(address, shape);
  }

  /// Nothing where this user may not mount, or the system has no such file system.
  public static Optional<FrailDisk> make(Path home) {
    var disk = new FrailDisk(home.resolve("disk.img"), home.resolve("disk"));
    try {
      Files.createDirectory(disk.folder);
      var isMade =
          SystemCommand.succeeds("truncate", "-s", MEGABYTES + "M", disk.image.toString())
              && SystemCommand.succeeds("mkfs.ext4", "-q", "-F", disk.image.toString())
              && disk.mount();
      return isMade ? Optional.of(disk) : Optional.empty();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Where it is mounted.
  public Path folder() {
    return folder;
  }

  private boolean mount() {
    return SystemCommand.succeeds("mount", "-o", "loop", image.toString(), folder.toString());
  }

  public void cutPower() {
    try (var arena = Arena.ofConfined()) {
      var handle = (int) OPEN.invokeExact(arena.allocateFrom(folder.toString()), 0);
      var how = arena.allocateFrom(ValueLayout.JAVA_INT, WITHOUT_THE_JOURNAL);
      var done = (int) IOCTL.invokeExact(handle, (long) SHUTDOWN & 0xFFFFFFFFL, how);
      var _ = (int) CLOSE.invokeExact(handle);
      if (done != 0) {
        throw new IllegalStateException("the file system cannot be shut down");
      }
    } catch (RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /// Mounts it again, once nobody has a file of it open.
  public void plugIn() {
    unmount();
    if (!mount()) {
      throw new IllegalStateException("the disk cannot be mounted again");
    }
  }

  private void unmount() {
    for (var tries = 0; !SystemCommand.succeeds("umount", folder.toString()); tries++) {
      if (tries == ATTEMPTS_MAX) {
        throw new IllegalStateException("the disk cannot be unmounted");
      }
      rest();
    }
  }

  private static void rest() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    unmount();
  }
}
