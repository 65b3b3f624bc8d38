/** Something that is kept, by its key. */
export interface StoredObject {
  key: string;
  bytes: number;
  /** When it was written. */
  at: Date;
}

/**
 * Where what visitors sent and what was drawn for them lies: a folder of this machine, or a bucket that several machines share.
 * Nothing in it is public: whoever is shown something is shown it by the server.
 */
export interface ObjectStore {
  readonly kind: "disk" | "bucket";
  /**
   * Keeps the bytes under a key; they are there wholly or not at all, and for good once this resolves.
   * @throws StorageUnavailable, as all here may
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** It is no mistake when there is none. */
  remove(key: string): Promise<void>;
  /** All whose keys begin like this, in no promised order. What comes or goes meanwhile may be missing or not. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** An address by which whoever has it may read the object for so long; null where a store has no door of its own. */
  signRead(key: string, forSeconds: number): Promise<string | null>;
  /** Lets go of connections. */
  close(): void;
}

const keyPattern = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** @throws TypeError for what is no key: lower case, by slashes, never a way out of the store */
export function checkKey(key: string): string {
  if (!keyPattern.test(key) || key.length > 200) throw new TypeError(`${key} is no key of an object`);
  return key;
}
