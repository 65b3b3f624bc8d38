import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Cut } from "./cut-font.ts";

/**
 * Makes cuts on all cores and hands each over as it is done, in no order. Rejects with the first that cannot be made.
 */
export async function createCuts<One extends Cut>(
  cuts: readonly One[],
  onCut: (cut: One, bytes: Buffer) => void,
  threads = availableParallelism(),
): Promise<void> {
  // The largest first: no thread is left alone with one at the end.
  const waiting = cuts.toSorted((a, b) => a.glyphs.length - b.glyphs.length);
  await Promise.all(
    Array.from({ length: Math.min(threads, waiting.length) }, async () => {
      const worker = new Worker(new URL("cut-worker.ts", import.meta.url));
      try {
        for (let cut = waiting.pop(); cut !== undefined; cut = waiting.pop()) {
          const { source, glyphs, axes } = cut;
          worker.postMessage({ source, glyphs, axes }, []);
          const [bytes] = (await once(worker, "message")) as [Uint8Array];
          onCut(cut, Buffer.from(bytes));
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
}
