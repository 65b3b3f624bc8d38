import { expect, test } from "vitest";
import { easeLight, type FaceLight, readFaceLight } from "./face-light.ts";
import { createFaceReadings } from "./face-readings.ts";
import { lipShownBy } from "./lip-cues.ts";

const grey = { rgba: new Uint8ClampedArray(16 * 16 * 4).fill(150), widthPx: 16, heightPx: 16 };
const plain = readFaceLight(
  { ...grey, from: { x: 0, y: 0, width: 1, height: 1 } },
  new Float32Array(478 * 3).fill(0.5),
);

/** A face whose lips are so much redder than its skin. */
function faceWith(redder: number, skinY: number): FaceLight {
  const lipCues = { redder, brighter: -0.2, bluer: 0.1 };
  return { ...plain, skinY, lipCues, lipRed: redder, lipShown: lipShownBy(lipCues) };
}

const pictureOf = (name: string): ImageBitmap => ({ name }) as unknown as ImageBitmap;
const vivid = { frame: pictureOf("vivid"), faces: [new Float32Array(1)] };
const pale = { frame: pictureOf("pale"), faces: [new Float32Array(1)] };
const lightOf = new Map([
  [vivid.frame, faceWith(0.6, 0.3)],
  [pale.frame, faceWith(0.14, 0.4)],
]);

/** The lights of a canvas, and how often a face was read. */
function createCanvas() {
  let readings = 0;
  const { readingsOf } = createFaceReadings<ImageBitmap>((before, frame, _landmarks, hasBase) => {
    readings++;
    const light = easeLight(before?.light ?? null, lightOf.get(frame)!, 0.35);
    return { light, tones: hasBase ? new Float32Array(1) : null };
  });
  return {
    lightsOf: (scene: typeof vivid & { isVideo?: boolean }, hasBase = false) =>
      readingsOf(scene, hasBase).map(({ light }) => light),
    getReadings: () => readings,
  };
}

test("the lips of the next photograph are painted in full, however red those of the last one were", () => {
  const { lightsOf } = createCanvas();
  for (let i = 0; i < 4; i++) lightsOf(vivid);
  for (let i = 0; i < 8; i++) {
    expect(lightsOf(pale)[0]!.lipShown).toBe(1);
    expect(lightsOf(pale)[0]!.skinY).toBe(0.4);
  }
});

test("a photograph keeps its light while other make-up is tried on it", () => {
  const { lightsOf, getReadings } = createCanvas();
  for (let i = 0; i < 20; i++) lightsOf(vivid);
  expect(getReadings()).toBe(1);
});

test("a base that is put on later has the skin read for it, once", () => {
  const { lightsOf, getReadings } = createCanvas();
  lightsOf(vivid);
  for (let i = 0; i < 5; i++) expect(lightsOf(vivid, true)[0]!.skinY).toBeCloseTo(0.3);
  expect(getReadings()).toBe(2);
});

test("another face of the same photograph has a light of its own", () => {
  const { lightsOf, getReadings } = createCanvas();
  lightsOf(vivid);
  lightsOf({ ...vivid, faces: [new Float32Array(1)] });
  expect(getReadings()).toBe(2);
});

test("in a video the light moves gently, and after a photograph it begins anew", () => {
  const { lightsOf } = createCanvas();
  const video = (one: typeof vivid) => lightsOf({ ...one, isVideo: true })[0]!.skinY;
  lightsOf(vivid);
  expect(video(pale)).toBe(0.4);
  const after = Array.from({ length: 12 }, () => video(vivid));
  expect(after[0]).toBe(0.4);
  expect(after.at(-1)).toBeGreaterThan(0.3);
  expect(after.at(-1)).toBeLessThan(0.37);
});

test("who leaves the picture and comes back is read anew", () => {
  const { lightsOf } = createCanvas();
  lightsOf({ ...vivid, isVideo: true });
  expect(lightsOf({ ...vivid, faces: [], isVideo: true })).toEqual([]);
  expect(lightsOf({ ...pale, isVideo: true })[0]!.skinY).toBe(0.4);
});
