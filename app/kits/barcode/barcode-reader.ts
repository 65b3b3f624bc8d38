import { onAbort } from "#app/kits/basics/abort.ts";
import type { Pixels } from "./pixels.ts";
import type { ReadAnswer, ReadOrder } from "./read-barcode.worker.ts";

export interface BarcodeReader {
  /**
   * The thirteen digits in a picture; null when none are found. The picture's bytes are handed over.
   * @throws Error when the reader does not work on this device
   */
  read(pixels: Pixels, turn: ReadOrder["turn"]): Promise<string | null>;
}

/** Loading takes this long on a slow line at most; who is silent for longer does not work here. */
const patienceMs = 20_000;

/** Starts the reader in a worker of its own; it ends with the signal. Nothing of a picture leaves the device. */
export function startBarcodeReader(signal: AbortSignal): BarcodeReader {
  const worker = new Worker(new URL("./read-barcode.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: ReadAnswer | null) => void>();
  let last = 0;
  const fail = (): void => {
    for (const tell of waiting.values()) tell(null);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<ReadAnswer>) => waiting.get(data.id)?.(data));
  worker.addEventListener("error", fail);
  onAbort(signal, () => {
    worker.terminate();
    fail();
  });

  return {
    async read(pixels, turn) {
      signal.throwIfAborted();
      const id = ++last;
      const answer = await new Promise<ReadAnswer | null>((resolve) => {
        const timer = setTimeout(() => resolve(null), patienceMs);
        waiting.set(id, (told) => {
          clearTimeout(timer);
          resolve(told);
        });
        worker.postMessage({ id, pixels, turn } satisfies ReadOrder, [pixels.data.buffer]);
      });
      waiting.delete(id);
      signal.throwIfAborted();
      if (!answer || answer.hasFailed) throw new Error("the reader does not work here");
      return answer.code;
    },
  };
}
