import { open, rm } from "node:fs/promises";
import { join } from "node:path";

const flushes = 20;
/** One page of the database's log: the least that a commit writes. */
const page = Buffer.alloc(8_192, 1);

/**
 * How long the disk under a folder takes to keep one page for good, as every commit waits for it. The same page is written
 * again each time, as the database does with its log.
 * @returns milliseconds, one number a flush
 */
export async function flushTimesMs(dir: string): Promise<number[]> {
  const path = join(dir, "flush-time.probe");
  const file = await open(path, "w");
  try {
    const timesMs: number[] = [];
    // The first one makes the file longer and is not told.
    for (let at = 0; at <= flushes; at++) {
      const startedAt = performance.now();
      await file.write(page, 0, page.length, 0);
      await file.datasync();
      if (at > 0) timesMs.push(performance.now() - startedAt);
    }
    return timesMs;
  } finally {
    await file.close();
    await rm(path);
  }
}
