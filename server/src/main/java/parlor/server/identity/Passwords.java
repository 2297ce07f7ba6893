package parlor.server.identity;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/// Turns passwords into what may be stored of them, with Argon2id: 19 MiB of memory and two passes,
/// the least that OWASP advises. The work is meant to be slow, so it has one thread of its own.
public final class Passwords implements AutoCloseable {
  private static final int MEMORY_KB = 19 * 1024;
  private static final int PASSES = 2;
  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;
  private static final String KIND = "$argon2id$v=19$m=%d,t=%d,p=1".formatted(MEMORY_KB, PASSES);
  private static final SecureRandom RANDOM = new SecureRandom();

  /// What nobody's password matches, but takes as long to find out.
  private static final String NOBODY = kept(new byte[SALT_BYTES], new byte[HASH_BYTES]);

  /// More than that at once are told to come again.
  private static final int WAITING_MAX = 50;

  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING_MAX),
          Thread.ofPlatform().daemon().name("passwords").factory());

  /// What to store of a password. Fails when too many wait.
  public CompletionStage<String> keep(String password) {
    var salt = new byte[SALT_BYTES];
    RANDOM.nextBytes(salt);
    return later(() -> kept(salt, hash(password, salt)));
  }

  /// Whether this is the password of which that was stored. Fails when too many wait.
  public CompletionStage<Boolean> matches(String password, String stored) {
    return later(() -> isKept(password, stored));
  }

  /// Takes as long as a wrong password, and is always false.
  public CompletionStage<Boolean> matchesNobody(String password) {
    return later(() -> isKept(password, NOBODY)).thenApply(_ -> false);
  }

  private <T> CompletionStage<T> later(Supplier<T> work) {
    try {
      return CompletableFuture.supplyAsync(work, thread);
    } catch (RuntimeException e) {
      return CompletableFuture.failedStage(e);
    }
  }

  private static String kept(byte[] salt, byte[] hash) {
    var text = Base64.getEncoder().withoutPadding();
    return String.join("$", KIND, text.encodeToString(salt), text.encodeToString(hash));
  }

  private static boolean isKept(String password, String stored) {
    var parts = stored.split("\\$", -1);
    if (!stored.startsWith(KIND + "$") || parts.length != 6) {
      throw new IllegalStateException("a password was stored in an unknown way");
    }
    var salt = Base64.getDecoder().decode(parts[4]);
    return MessageDigest.isEqual(Base64.getDecoder().decode(parts[5]), hash(password, salt));
  }

  private static byte[] hash(String password, byte[] salt) {
    var generator = new Argon2BytesGenerator();
    generator.init(
        new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
            .withVersion(Argon2Parameters.ARGON2_VERSION_13)
            .withMemoryAsKB(MEMORY_KB)
            .withIterations(PASSES)
            .withParallelism(1)
            .withSalt(salt)
            .build());
    var secret = password.getBytes(StandardCharsets.UTF_8);
    var hash = new byte[HASH_BYTES];
    generator.generateBytes(secret, hash);
    Arrays.fill(secret, (byte) 0);
    return hash;
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
