import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FaceDetection, landmarkCount } from "#contracts/face-detection.ts";
import { isPerson } from "./person-check.ts";

const photo = { width: 900, height: 1200 } as ImageBitmap;
const { signal } = new AbortController();

/** The plainest face that is its own mirror image: two corners of the eyes, and everything else on one spot below them. */
function plainFace(below: number, x = 0.5): FaceDetection {
  const landmarks = new Float32Array(landmarkCount * 3);
  for (let i = 0; i < landmarkCount; i++) landmarks.set([x, below, 0], i * 3);
  landmarks.set([x - 0.1, 0.4, 0], 33 * 3);
  landmarks.set([x + 0.1, 0.4, 0], 263 * 3);
  return { landmarks, blendshapes: null, matrix: null };
}

/** An engine that sees this in one look after the other. */
function engineSeeing(...looks: FaceDetection[][]) {
  const detectImage = vi.fn(async () => looks[detectImage.mock.calls.length - 1] ?? []);
  return { name: "landmarker" as const, detectImage };
}

beforeEach(() => {
  const context = { translate() {}, scale() {}, rotate() {}, drawImage() {} };
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => context;
      transferToImageBitmap = () => ({});
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe("a second look at what was found", () => {
  const face = plainFace(0.5);

  it("sees a person's face in the same places near, mirrored and far", async () => {
    const engine = engineSeeing([face], [face], [face]);
    expect(await isPerson(engine, photo, face, signal)).toBe(true);
    expect(engine.detectImage).toHaveBeenCalledTimes(3);
  });

  it("sees the points of an animal wander", async () => {
    expect(await isPerson(engineSeeing([face], [face], [plainFace(0.52)]), photo, face, signal)).toBe(false);
  });

  it("loses a drawing when it is mirrored", async () => {
    expect(await isPerson(engineSeeing([face], [], [face]), photo, face, signal)).toBe(false);
  });

  it("keeps to the face that was asked about where others stand beside it", async () => {
    const others = [plainFace(0.7, 0.1), face];
    expect(await isPerson(engineSeeing(others, others, others), photo, face, signal)).toBe(true);
  });

  it("is not asked of the second engine, which takes seconds for a still", async () => {
    const engine = { ...engineSeeing(), name: "mesh" as const };
    expect(await isPerson(engine, photo, face, signal)).toBe(true);
    expect(engine.detectImage).not.toHaveBeenCalled();
  });

  it("ends when the visitor leaves", async () => {
    await expect(isPerson(engineSeeing([face]), photo, face, AbortSignal.abort())).rejects.toThrow("aborted");
  });
});
