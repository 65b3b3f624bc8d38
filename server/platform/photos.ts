import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { systemRandom } from "./random.ts";

/** Where photos that visitors sent lie: in `photos/` of DATA_DIR, which several processes of one place share. */
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

/** Opens the store. Its folders are made when they are needed; ids are UUIDs, never a visitor's own names. */
export function openPhotoStore(dataDir: string): PhotoStore {
  const root = join(dataDir, "photos");
  const pathOf = (id: string): string => {
    if (!idPattern.test(id)) throw new TypeError(`${id} is no id of a photo`);
    return join(root, id.slice(0, 2), `${id}${ending}`);
  };
  return {
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${systemRandom.uuid()}`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, path);
    },
    get: (id) => readFile(pathOf(id)).catch(nullIfMissing),
    remove: (id) => rm(pathOf(id), { force: true }),
    async list() {
      const folders = (await readdir(root).catch(nullIfMissing)) ?? [];
      const files = await Promise.all(folders.map((folder) => readdir(join(root, folder))));
      return files
        .flat()
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .filter((id) => idPattern.test(id));
    },
  };
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ending = ".webp";

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
  throw error;
}
