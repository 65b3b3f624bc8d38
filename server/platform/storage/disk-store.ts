import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { systemRandom } from "../random.ts";
import { checkKey, type ObjectStore } from "./object-store.ts";

/** What is being written has this in its name, which no key has. */
const draftMark = "~";

/** A folder as a store. It is made when it is needed, and is for the user of the process alone. */
export function openDiskStore(root: string): ObjectStore {
  const pathOf = (key: string): string => join(root, ...checkKey(key).split("/"));
  return {
    kind: "disk",
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}${draftMark}${systemRandom.uuid()}`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, path);
    },
    get: async (key) => readFile(pathOf(key)).catch(nullIfMissing),
    remove: async (key) => rm(pathOf(key), { force: true }),
    async *list(prefix) {
      // Down from the last whole folder of the prefix: a prefix may end in the middle of a name.
      const from = join(root, prefix.slice(0, prefix.lastIndexOf("/") + 1));
      const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      for (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.includes(draftMark)) continue;
        const path = join(entry.parentPath, entry.name);
        const key = relative(root, path).split(sep).join("/");
        if (!key.startsWith(prefix)) continue;
        const facts = await stat(path).catch(nullIfMissing);
        if (facts) yield { key, bytes: facts.size, at: facts.mtime };
      }
    },
    signRead: async () => null,
    close() {},
  };
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
  throw error;
}
