// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { type ModelFace, modelFaces, moveFace, turnFace } from "../rules/face-fixtures.ts";
import { type LiveView, scanLiveFace } from "./scan-live-face.ts";

const [{ reading: portrait, size: portraitSize }] = modelFaces as [ModelFace];
const size = { widthPx: 640, heightPx: 480 };
const factor = 280 / portraitSize.heightPx;
const straight: FaceDetection = {
  ...moveFace(portrait, portraitSize, size, ([x, y, z]) => [
    (x - portraitSize.widthPx / 2) * factor + 320,
    (y - portraitSize.heightPx / 2) * factor + 240,
    z * factor,
  ]),
  blendshapes: {},
  matrix: Float32Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -40, 1]),
};
/** A camera of fifteen pictures a second. */
const video = {
  ...{ readyState: 4, videoWidth: 640, videoHeight: 480 },
  requestVideoFrameCallback: (callback: () => void) => setTimeout(callback, 67),
} as unknown as HTMLVideoElement;
let taken = 0;
let closed = 0;

beforeEach(() => {
  [taken, closed] = [0, 0];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("createImageBitmap", async () => {
    taken += 1;
    return { width: 640, height: 480, close: () => void (closed += 1) };
  });
  const context = {
    clearRect() {},
    drawImage() {},
    getImageData: () => ({ data: new Uint8ClampedArray(64).fill(180) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as unknown as null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An engine that sees what a script of frames says, and its last frame for ever after. */
function engineSeeing(...script: FaceDetection[][]): FaceEngine {
  let at = 0;
  return {
    name: "landmarker",
    detectImage: async () => [],
    detectVideo: async (frame, timeMs) => ({ frame, timeMs, faces: script[Math.min(at++, script.length - 1)]! }),
    stop() {},
  };
}

async function runScan(engine: FaceEngine, frames: number, isMasked = false) {
  const views: LiveView[] = [];
  const controller = new AbortController();
  const result = scanLiveFace(
    { engine, video, isMasked: () => isMasked, onView: (view) => void views.push(view) },
    controller.signal,
  );
  const outcome = result.then(
    (face) => ({ face, error: null }),
    (error: unknown) => ({ face: null, error }),
  );
  for (let i = 0; i < frames; i++) await vi.advanceTimersByTimeAsync(67);
  controller.abort();
  return { views, ...(await outcome) };
}

describe("a face before the camera", () => {
  it("that holds still is read from twenty-four pictures, and all but the last are closed", async () => {
    const { views, face } = await runScan(engineSeeing([straight]), 40);
    expect(face?.ratios.length).toBeCloseTo(modelFaces[0]!.ratios.length, 1);
    expect(views.map(({ good }) => good)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    expect(taken).toBeGreaterThanOrEqual(24);
    expect(closed).toBe(taken - 1);
  });

  it("is counted only in good pictures, and told calmly what to do", async () => {
    const turnedAway = turnFace(straight, size, { yaw: 20 });
    const { views, face } = await runScan(engineSeeing([turnedAway]), 40);
    expect(face).toBeNull();
    expect(views.at(-1)).toMatchObject({ good: 0, hint: "turned-left" });
  });

  it("that goes away for long takes its pictures along", async () => {
    const script = Array.from({ length: 50 }, (_, i) => (i < 10 ? [straight] : []));
    const { views } = await runScan(engineSeeing(...script), 50);
    expect(Math.max(...views.map(({ good }) => good))).toBe(10);
    expect(views.at(-1)).toMatchObject({ good: 0, hint: "no-face" });
  });

  it("behind a mask is not asked to close its mouth", async () => {
    const open = { ...straight, blendshapes: { jawOpen: 0.9 } };
    expect((await runScan(engineSeeing([open]), 40)).face).toBeNull();
    expect((await runScan(engineSeeing([open]), 40, true)).face).not.toBeNull();
  });

  it("that is no person's when it is looked at again is refused, and the next one has its own chance", async () => {
    const context = { translate() {}, scale() {}, rotate() {}, drawImage() {} };
    vi.stubGlobal(
      "OffscreenCanvas",
      class {
        getContext = () => context;
        transferToImageBitmap = () => ({});
      },
    );
    const { views, face } = await runScan(engineSeeing([straight]), 40);
    expect(face).toBeNull();
    expect(views[24]).toMatchObject({ good: 0, hint: "not-a-person" });
    expect(views.at(-1)?.good).toBeGreaterThan(0);
  });

  it("of a camera that shows nothing is given up after fifteen seconds", async () => {
    const blankVideo = { ...video, videoWidth: 0 } as HTMLVideoElement;
    const failure = scanLiveFace(
      { engine: engineSeeing([]), video: blankVideo, isMasked: () => false, onView: () => {} },
      new AbortController().signal,
    ).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(await failure).toMatchObject({ code: "E-MODEL" });
  });
});
