import { describe, expect, test } from "vitest";
import { estimateFrameMs, evaluateSpeed, evaluateWebgl, type SpeedFacts } from "./evaluate-graphics.ts";

const phone: SpeedFacts = { hasWorker: true, hasWasm: true, hasSimd: true, computeGflops: 60, fillMpx: 900 };

describe("the face model", () => {
  test("takes half the time on a device that computes twice as fast", () => {
    const slow = estimateFrameMs(20) ?? Number.NaN;
    const fast = estimateFrameMs(40) ?? Number.NaN;
    expect(slow / fast).toBeCloseTo(2, 1);
    expect(estimateFrameMs(null)).toBeNull();
    expect(estimateFrameMs(0)).toBeNull();
  });

  test.each([
    ["a new phone", {}, "ok", "fast"],
    ["a phone of some years", { computeGflops: 18 }, "ok", "normal"],
    ["a slow processor", { computeGflops: 6 }, "warn", "light"],
    ["a fast processor that draws by itself", { fillMpx: 12 }, "warn", "light"],
    ["a modest graphics chip", { fillMpx: 90 }, "ok", "normal"],
    ["a browser without SIMD", { hasSimd: false }, "warn", "light"],
    ["a browser without WebGL2", { fillMpx: null }, "warn", "light"],
    ["a browser without module workers", { hasWorker: false, computeGflops: null, fillMpx: null }, "no", "none"],
    ["a browser without WebAssembly", { hasWasm: false, hasSimd: false, computeGflops: null }, "no", "none"],
  ] as const)("%s", (_, measured, result, verdict) => {
    expect(evaluateSpeed({ ...phone, ...measured })).toMatchObject({ id: "speed", result, verdict });
  });

  test("is estimated only from what it would use", () => {
    expect(evaluateSpeed({ ...phone, hasSimd: false }).facts.frameMs).toBeNull();
    expect(evaluateSpeed(phone).facts.framesPerSecond).toBeGreaterThan(25);
  });
});

describe("WebGL2", () => {
  const chip = { isAvailable: true, isSlow: false, maxTexturePx: 8192, renderer: "Apple GPU" };

  test("is fast on a chip, slow where the browser says so, and not there where it is not", () => {
    expect(evaluateWebgl(chip)).toMatchObject({ result: "ok", verdict: "fast" });
    expect(evaluateWebgl({ ...chip, isSlow: true })).toMatchObject({ result: "warn", verdict: "slow" });
    expect(evaluateWebgl({ ...chip, isAvailable: false })).toMatchObject({ result: "no", verdict: "none" });
  });

  test("is slow on a processor in disguise, although the browser is silent about it", () => {
    const renderer = "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device), SwiftShader driver)";
    expect(evaluateWebgl({ ...chip, renderer })).toMatchObject({ result: "warn", verdict: "slow" });
  });
});
