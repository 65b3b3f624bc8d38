/**
 * The storage cannot answer now: gone, overloaded or too slow. What was to be written may or may not be there; to write it again
 * is safe.
 */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super("the storage does not answer", { cause });
    this.name = "StorageUnavailable";
  }
}

/** Goes by the name, because the platform and the bundle each have their own copy of the class. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === "StorageUnavailable";
