import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Where files lie that are served as they are; pictures, sound and fonts in them are compressed already. */
export const compressibleFolders = ["build/client", "build/static"];

const pattern = "**/*.{js,css,svg,json,txt,wasm}";
const parallel = 4;
const cache = join(import.meta.dirname, "../../node_modules/.cache/kate-zone/brotli-11");

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
        const small = await smallest(plain);
        const other = await gzipped(plain, { level: 9 });
        if (small.length < plain.length) writeFileSync(`${file}.br`, small);
        if (other.length < plain.length) writeFileSync(`${file}.gz`, other);
        plainBytes += plain.length;
        brotliBytes += Math.min(small.length, plain.length);
      }
    }),
  );
  return `${files.length} files, ${kilobytes(plainBytes)} → ${kilobytes(brotliBytes)}`;
}

/** The hardest brotli, kept from build to build: most files of a build are those of the last one. */
async function smallest(plain: Buffer): Promise<Buffer> {
  const kept = join(cache, `${createHash("sha256").update(plain).digest("hex")}.br`);
  if (existsSync(kept)) return readFileSync(kept);
  const small = await brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  mkdirSync(cache, { recursive: true });
  // Whole or not at all: two builds may compress the same file at once.
  const part = `${kept}.${process.pid}.${Math.round(performance.now() * 1000)}`;
  writeFileSync(part, small);
  renameSync(part, kept);
  return small;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
