import { kernelModule } from "./kernel-module.ts";
import { measureComputeGflops } from "./measure-compute.ts";
import { measureFillMpx } from "./measure-fill.ts";

/** What the worker measured; null: that part could not run. */
export interface BenchResult {
  hasWasm: boolean;
  hasSimd: boolean;
  computeGflops: number | null;
  fillMpx: number | null;
}

/** WebAssembly may be compiled only here: the worker's own script carries the policy that allows it. */
function measure(): BenchResult {
  const hasWasm = typeof WebAssembly === "object";
  const hasSimd = hasWasm && WebAssembly.validate(kernelModule(true));
  return { hasWasm, hasSimd, computeGflops: hasWasm ? tryMeasureCompute(hasSimd) : null, fillMpx: tryMeasureFill() };
}

function tryMeasureCompute(hasSimd: boolean): number | null {
  try {
    return measureComputeGflops(hasSimd);
  } catch {
    return null;
  }
}

function tryMeasureFill(): number | null {
  return typeof OffscreenCanvas === "function" ? measureFillMpx(new OffscreenCanvas(1, 1)) : null;
}

// It lives for one measurement: whoever starts it is waiting.
postMessage(measure());
