import { createHash, type BinaryLike } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Outside of node_modules, so that `npm ci` leaves it, and in one folder, so that an image build can keep it. */
export const cacheFolder = join(import.meta.dirname, "../../.cache/kate-zone");

const dayMs = 86_400_000;
/** What no build asked for in this time is removed. */
export const maxUnusedMs = 30 * dayMs;

/** A place for results of one kind that cost time, each under a key made of everything it depends on. */
export interface ResultCache {
  /** The result of that key, or null. */
  get(key: string): Buffer | null;
  save(key: string, result: string | Uint8Array): void;
}

/** Results of a kind (`fonts`, `compiled` …); the folder of another cache in tests. */
export function createResultCache(kind: string, folder = cacheFolder): ResultCache {
  const fileOf = (key: string): string => join(folder, kind, key.slice(0, 2), key);
  return {
    get(key) {
      const file = fileOf(key);
      try {
        const result = readFileSync(file);
        markUsed(file);
        return result;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    save(key, result) {
      const file = fileOf(key);
      mkdirSync(dirname(file), { recursive: true });
      // Whole or not at all: two builds may make the same at once.
      const part = `${file}.${process.pid}.${Math.round(performance.now() * 1000)}`;
      writeFileSync(part, result);
      renameSync(part, file);
    },
  };
}

/** The key of a result: what it is made of, in order. */
export function keyOf(...parts: readonly BinaryLike[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${Buffer.byteLength(part as string)}:`).update(part);
  return hash.digest("hex");
}

/** Removes what was not used for a month before `nowMs`; returns how many results went. */
export function removeUnused(nowMs: number, folder = cacheFolder): number {
  const files = globSync("*/??/*", { cwd: folder }).map((file) => join(folder, file));
  const unused = files.filter((file) => nowMs - statSync(file).mtimeMs > maxUnusedMs);
  for (const file of unused) rmSync(file, { force: true });
  return unused.length;
}

/** The time of a file says when it was used last, to the day: one write a day and file is enough. */
function markUsed(file: string): void {
  const now = Date.now();
  if (now - statSync(file).mtimeMs > dayMs) utimesSync(file, now / 1000, now / 1000);
}
