import { onAbort } from "#app/kits/basics/abort.ts";
import type { Pixels } from "./pixels.ts";
import type { ReadAnswer, ReadRequest } from "./read-barcode.worker.ts";

export interface BarcodeReader {
  /**
   * The thirteen digits in a picture; null when none are found. The picture's bytes are handed over.
   * @throws Error when the reader does not work on this device
   */
  read(pixels: Pixels, pass: ReadRequest["turn"]): Promise<string | null>;
}

/** Loading takes this long on a slow line at most; who is silent for longer does not work here. */
const readerTimeoutMs = 20_000;

/** Starts the reader in a worker of its own; it ends with the signal. Nothing of a picture leaves the device. */
export function startBarcodeReader(signal: AbortSignal): BarcodeReader {
  const worker = new Worker(new URL("./read-barcode.worker.ts", import.meta.url), { type: "module" });
  const pending = new Map<number, (answer: ReadAnswer | null) => void>();
  let last = 0;
  const fail = (): void => {
    for (const respond of pending.values()) respond(null);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<ReadAnswer>) => pending.get(data.id)?.(data));
  worker.addEventListener("error", fail);
  onAbort(signal, () => {
    worker.terminate();
    fail();
  });

  return {
    async read(pixels, pass) {
      signal.throwIfAborted();
      const id = ++last;
      const answer = await new Promise<ReadAnswer | null>((resolve) => {
        const timer = setTimeout(() => resolve(null), readerTimeoutMs);
        pending.set(id, (result) => {
          clearTimeout(timer);
          resolve(result);
        });
        worker.postMessage({ id, pixels, turn: pass } satisfies ReadRequest, [pixels.data.buffer]);
      });
      pending.delete(id);
      signal.throwIfAborted();
      if (!answer || answer.hasFailed) throw new Error("the reader does not work here");
      return answer.code;
    },
  };
}
