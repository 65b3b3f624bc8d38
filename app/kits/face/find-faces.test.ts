import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { findFaces } from "./find-faces.ts";

const face: FaceDetection = { landmarks: Float32Array.of(0.5, 0.5, 0), blendshapes: null, matrix: null };
const photo = { width: 1000, height: 800 } as ImageBitmap;
let calls: unknown[][] = [];

beforeEach(() => {
  calls = [];
  vi.stubGlobal("createImageBitmap", async (...args: unknown[]) => (calls.push(args), { parts: args.slice(1, 5) }));
});
afterEach(() => vi.unstubAllGlobals());

const engine = (successfulAttempt: number) => {
  let attempts = 0;
  return { detectImage: async () => (attempts++ === successfulAttempt ? [face] : []) };
};

it("a near face is found in the photo as it is", async () => {
  const found = await findFaces(engine(0), photo, new AbortController().signal);
  expect(found).toEqual({ faces: [face], crop: null });
});

it("a small face is found in a part of the photo, and its points lie where they are in the whole", async () => {
  const { faces, crop } = await findFaces(engine(1), photo, new AbortController().signal);
  expect(crop).toEqual({ xPx: 260, yPx: 160, sizePx: 480 });
  expect(faces[0]?.landmarks[0]).toBeCloseTo((260 + 240) / 1000, 5);
  expect(calls[1]?.slice(1, 5)).toEqual([260, 160, 480, 480]);
});

it("a photo without a face is looked at nineteen times and then left", async () => {
  const found = await findFaces(engine(99), photo, new AbortController().signal);
  expect(found).toEqual({ faces: [], crop: null });
  expect(calls).toHaveLength(19);
});

it("whoever leaves does not wait for the rest", async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(findFaces(engine(99), photo, controller.signal)).rejects.toBe(controller.signal.reason);
});
