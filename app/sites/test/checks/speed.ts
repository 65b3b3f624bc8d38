import { onAbort } from "#app/kits/basics/abort.ts";
import type { BenchAnswer } from "../bench/speed-bench.worker.ts";
import { judgeSpeed } from "../rules/judge-drawing.ts";
import type { Check } from "./check.ts";

/** The measurement takes about half a second; a worker that is silent for so long never began. */
const patienceMs = 12_000;

/** How fast could the face model run? Measured where it would run: in a module worker. */
export const speed: Check = {
  id: "speed",
  async run(signal) {
    const answer = await measureInWorker(signal);
    if (!answer) {
      return judgeSpeed({ hasWorker: false, hasWasm: false, hasSimd: false, computeGflops: null, fillMpx: null });
    }
    // Some workers have no canvas; then the page lends one.
    const fillMpx = answer.fillMpx ?? (await fillOnPage());
    signal.throwIfAborted();
    return judgeSpeed({ ...answer, hasWorker: true, fillMpx });
  },
};

/** Null where no module worker starts. */
function measureInWorker(signal: AbortSignal): Promise<BenchAnswer | null> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let worker: Worker;
    try {
      worker = new Worker(new URL("../bench/speed-bench.worker.ts", import.meta.url), { type: "module" });
    } catch {
      return resolve(null);
    }
    const settle = (act: () => void): void => {
      worker.terminate();
      clearTimeout(timer);
      forget();
      act();
    };
    const timer = setTimeout(() => settle(() => resolve(null)), patienceMs);
    const forget = onAbort(signal, () => settle(() => reject(signal.reason)));
    worker.addEventListener("message", ({ data }: MessageEvent<BenchAnswer>) => settle(() => resolve(data)));
    worker.addEventListener("error", () => settle(() => resolve(null)));
  });
}

async function fillOnPage(): Promise<number | null> {
  const { measureFillMpx } = await import("../bench/measure-fill.ts");
  return measureFillMpx(document.createElement("canvas"));
}
