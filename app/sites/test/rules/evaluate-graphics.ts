import type { CheckResult } from "#app/kits/basics/check-result.ts";

/** Renderers that are the processor in disguise; some browsers do not count them as slow. */
const softwareRenderers = /SwiftShader|llvmpipe|softpipe|Basic Render|Software/i;

/** Can pictures be drawn by the graphics chip? `isSlow`: only when the browser is told that slow will do. */
export function evaluateWebgl(given: {
  isAvailable: boolean;
  isSlow: boolean;
  maxTexturePx: number | null;
  renderer: string | null;
}): CheckResult {
  const facts = { ...given, isSoftware: softwareRenderers.test(given.renderer ?? "") };
  const as = (result: CheckResult["result"], verdict: string): CheckResult => ({ id: "webgl", result, verdict, facts });
  if (!given.isAvailable) return as("no", "none");
  return given.isSlow || facts.isSoftware ? as("warn", "slow") : as("ok", "fast");
}

/** What the benchmark measured. Null: that part could not run here. */
export interface SpeedFacts {
  hasWorker: boolean;
  hasWasm: boolean;
  hasSimd: boolean;
  /** Billions of 32-bit multiplications and additions a second, in one thread. */
  computeGflops: number | null;
  /** Millions of shaded pixels a second. */
  fillMpx: number | null;
}

export type SpeedClass = "fast" | "normal" | "light";

/**
 * Where the estimate is anchored: on a machine that ran the benchmark at `computeGflops`, the face model took
 * `frameMs` for one frame of 640 px video on one thread (tasks-vision 0.10.35, CPU, SIMD; its matrix kernels are
 * bound by the same instructions as the benchmark, so time goes as one over the figure).
 */
const reference = { computeGflops: 46, frameMs: 28 };

/** Up to this many milliseconds a frame the make-up follows the face; up to the second it lags but works. */
const fastMs = 40;
const normalMs = 100;
/** Drawing at 640 × 480 thirty times a second takes about 9 Mpx/s a layer; so many leave room for the layers. */
const fastMpx = 150;
const normalMpx = 40;

/** Milliseconds the face model should take for one frame; null when nothing was measured. */
export function estimateFrameMs(computeGflops: number | null): number | null {
  if (computeGflops === null || computeGflops <= 0) return null;
  return Math.round((reference.frameMs * reference.computeGflops) / computeGflops);
}

/** Which way of finding the face suits this device. */
export function evaluateSpeed(measured: SpeedFacts): CheckResult {
  const frameMs = measured.hasSimd ? estimateFrameMs(measured.computeGflops) : null;
  const facts = { ...measured, frameMs, framesPerSecond: frameMs === null ? null : Math.round(1000 / frameMs) };
  if (!measured.hasWorker || !measured.hasWasm) return { id: "speed", result: "no", verdict: "none", facts };
  const speed = speedClass(frameMs, measured.fillMpx);
  return { id: "speed", result: speed === "light" ? "warn" : "ok", verdict: speed, facts };
}

function speedClass(frameMs: number | null, fillMpx: number | null): SpeedClass {
  if (frameMs === null || fillMpx === null) return "light";
  if (frameMs <= fastMs && fillMpx >= fastMpx) return "fast";
  return frameMs <= normalMs && fillMpx >= normalMpx ? "normal" : "light";
}
