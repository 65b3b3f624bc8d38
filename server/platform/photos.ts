import type { ObjectStore } from "./storage/object-store.ts";

/** Where photos that visitors sent lie: under `photos/` of the store. */
export interface PhotoStore {
  /** Keeps the bytes under an id; they are there wholly or not at all. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  get(id: string): Promise<Uint8Array | null>;
  /** It is no mistake when there is none. */
  remove(id: string): Promise<void>;
  /** Every id there is. */
  list(): Promise<string[]>;
}

/** All keys of photos begin with it. */
export const photoPrefix = "photos/";
const ending = ".webp";
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The photos of a store; ids are UUIDs, never a visitor's own names. */
export function openPhotoStore(storage: ObjectStore): PhotoStore {
  const keyOf = (id: string): string => {
    if (!idPattern.test(id)) throw new TypeError(`${id} is no id of a photo`);
    return `${photoPrefix}${id.slice(0, 2)}/${id}${ending}`;
  };
  return {
    put: async (id, bytes) => storage.put(keyOf(id), bytes, "image/webp"),
    get: async (id) => storage.get(keyOf(id)),
    remove: async (id) => storage.remove(keyOf(id)),
    async list() {
      const ids: string[] = [];
      for await (const { key } of storage.list(photoPrefix)) {
        const name = key.slice(key.lastIndexOf("/") + 1);
        const id = name.slice(0, -ending.length);
        if (name.endsWith(ending) && idPattern.test(id)) ids.push(id);
      }
      return ids;
    },
  };
}
