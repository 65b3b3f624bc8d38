import { onAbort } from "#app/kits/basics/abort.ts";
import type { BenchResult } from "../bench/speed-bench.worker.ts";
import { evaluateSpeed } from "../rules/evaluate-graphics.ts";
import type { Check } from "./check.ts";

/** The measurement takes about half a second; a worker that is silent for so long never began. */
const timeoutMs = 12_000;

/** How fast could the face model run? Measured where it would run: in a module worker. */
export const speed: Check = {
  id: "speed",
  async run(signal) {
    const answer = await measureInWorker(signal);
    if (!answer) {
      return evaluateSpeed({ hasWorker: false, hasWasm: false, hasSimd: false, computeGflops: null, fillMpx: null });
    }
    // Some workers have no canvas; then the page provides one.
    const fillMpx = answer.fillMpx ?? (await fillOnPage());
    signal.throwIfAborted();
    return evaluateSpeed({ ...answer, hasWorker: true, fillMpx });
  },
};

/** Null where no module worker starts. */
function measureInWorker(signal: AbortSignal): Promise<BenchResult | null> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let worker: Worker;
    try {
      worker = new Worker(new URL("../bench/speed-bench.worker.ts", import.meta.url), { type: "module" });
    } catch {
      return resolve(null);
    }
    const settle = (finish: () => void): void => {
      worker.terminate();
      clearTimeout(timer);
      unsubscribe();
      finish();
    };
    const timer = setTimeout(() => settle(() => resolve(null)), timeoutMs);
    const unsubscribe = onAbort(signal, () => settle(() => reject(signal.reason)));
    worker.addEventListener("message", ({ data }: MessageEvent<BenchResult>) => settle(() => resolve(data)));
    worker.addEventListener("error", () => settle(() => resolve(null)));
  });
}

async function fillOnPage(): Promise<number | null> {
  const { measureFillMpx } = await import("../bench/measure-fill.ts");
  return measureFillMpx(document.createElement("canvas"));
}
