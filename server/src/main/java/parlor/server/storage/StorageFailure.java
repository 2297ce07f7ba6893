package parlor.server.storage;

/// The database could not do what was asked; nothing was acknowledged.
public final class StorageFailure extends RuntimeException {
  StorageFailure(String message) {
    super(message);
  }

  StorageFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
