import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type ResultCache, createResultCache, keyOf } from "../cache/result-cache.ts";

/** Where files lie that are served as they are; pictures, sound and fonts in them are compressed already. */
export const compressibleFolders = ["build/client", "build/static"];

const pattern = "**/*.{js,css,svg,json,txt,wasm}";
/** Node compresses in a pool of four threads; more at once would only wait. */
const parallel = 4;
const brotlis = createResultCache("brotli-11");
const gzips = createResultCache("gzip-9");

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Puts `.br` (quality 11) and `.gz` (level 9) beside every text file of the folders; a form that would not be
 * smaller is left out. Resolves with a line that says how much was saved.
 */
export async function precompress(folders: readonly string[]): Promise<string> {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => globSync(pattern, { cwd: folder }).map((file) => join(folder, file)))
    // The face engines come compressed: theirs is kept from build to build.
    .filter((file) => !file.includes("/static/engine/"));
  const waiting = [...files];
  let plainBytes = 0;
  let brotliBytes = 0;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        const plain = readFileSync(file);
        const key = keyOf(plain);
        const small = await compressOnce(brotlis, key, () => maxBrotli(plain));
        const other = await compressOnce(gzips, key, () => gzipped(plain, { level: 9 }));
        if (small.length < plain.length) writeFileSync(`${file}.br`, small);
        if (other.length < plain.length) writeFileSync(`${file}.gz`, other);
        plainBytes += plain.length;
        brotliBytes += Math.min(small.length, plain.length);
      }
    }),
  );
  return `${files.length} files, ${kilobytes(plainBytes)} → ${kilobytes(brotliBytes)}`;
}

/** Kept from build to build: most files of a build are those of the last one. */
async function compressOnce(cached: ResultCache, key: string, compress: () => Promise<Buffer>): Promise<Buffer> {
  const cachedBytes = cached.get(key);
  if (cachedBytes !== null) return cachedBytes;
  const result = await compress();
  cached.save(key, result);
  return result;
}

const maxBrotli = (plain: Buffer): Promise<Buffer> =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
