import { expect, test } from "vitest";
import face from "#content/faces/face-1.json";
import { encodeGamma, type Rgb } from "../basics/srgb.ts";
import { easeLight, exposureOf, type FaceLight, readFaceLight } from "./face-light.ts";

const [widthPx, heightPx] = [390, 488];
const landmarks = Float32Array.from(face.landmarks.flat());
const skin: Rgb = [0.42, 0.27, 0.2];
const eyeWhite: Rgb = [0.54, 0.486, 0.474];

/** A face of one colour with eyes of another, seen by a lamp of this colour and brightness. */
function lightBy(illuminant: Rgb, eye: Rgb = eyeWhite): FaceLight {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4).fill(255);
  const eyeRows = [159, 145].map((i) => landmarks[i * 3 + 1]! * heightPx) as [number, number];
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const colour = y > eyeRows[0] - 2 && y < eyeRows[1] + 2 ? eye : skin;
      for (const c of [0, 1, 2] as const)
        rgba[(y * widthPx + x) * 4 + c] = Math.round(encodeGamma(Math.min(1, colour[c] * illuminant[c])) * 255);
    }
  return readFaceLight({ rgba, widthPx, heightPx, from: { x: 0, y: 0, width: 1, height: 1 } }, landmarks);
}

test("by daylight a shade is neither tinted nor dimmed", () => {
  const light = lightBy([1, 1, 1]);
  expect(exposureOf(light)).toBe(1);
  for (const factor of light.illuminant) expect(factor).toBeCloseTo(1, 2);
});

test("under a warm bulb the shade is warm, under a blue screen it is blue", () => {
  const warm = lightBy([1.1, 0.9, 0.35]).illuminant;
  expect(warm[0]).toBeGreaterThan(warm[2] * 1.5);
  const blue = lightBy([0.5, 0.8, 1.4]).illuminant;
  expect(blue[2]).toBeGreaterThan(blue[0] * 1.5);
  for (const illuminant of [warm, blue]) expect((illuminant[0] + illuminant[1] + illuminant[2]) / 3).toBeCloseTo(1, 5);
});

test("shut eyes show no white, and tell nothing of the lamp", () => {
  for (const factor of lightBy([1, 1, 1], skin).illuminant) expect(factor).toBeCloseTo(1, 2);
});

test("the darker the room, the darker the shades, until hardly anything is seen", () => {
  const [lit, dim, dark] = [1, 0.3, 0.05].map((level) => exposureOf(lightBy([level, level, level]))) as number[];
  expect(lit).toBe(1);
  expect(dim).toBeLessThan(0.8);
  expect(dark).toBeLessThan(dim!);
  expect(exposureOf(lightBy([0.001, 0.001, 0.001]))).toBe(0.03);
});

test.each([0.4, 0.15, 0.06])("with %f of the light a shade has no more of it than the skin", (level) => {
  const [lit, dim] = [lightBy([1, 1, 1]), lightBy([level, level, level])];
  const [shade, skinShare] = [exposureOf(dim) / exposureOf(lit), dim.skinY / lit.skinY];
  expect(shade).toBeLessThan(skinShare * 1.5);
  expect(shade).toBeGreaterThan(skinShare * 0.6);
});

test("a flickering lamp moves the make-up only a little from one reading to the next", () => {
  const [dark, lit] = [lightBy([0.3, 0.3, 0.3]), lightBy([1, 1, 1])];
  const eased = easeLight(dark, lit, 0.35);
  expect(eased.skinY - dark.skinY).toBeCloseTo((lit.skinY - dark.skinY) * 0.35, 5);
  expect(easeLight(null, lit, 0.35)).toEqual(lit);
});

test("a lamp that takes the red out of lips takes their colour away for a moment only", () => {
  const cues = (redder: number) => ({ redder, brighter: -0.3, bluer: 0.2 });
  const seen: FaceLight = { ...lightBy([1, 1, 1]), lipShown: 1, lipRed: 0.5, lipCues: cues(0.5) };
  const paler: FaceLight = { ...seen, lipRed: 0.15, lipCues: cues(0.15) };
  let light = easeLight(seen, paler, 0.35);
  expect(light.lipShown).toBeLessThan(0.5);
  for (let i = 0; i < 60; i++) light = easeLight(light, paler, 0.35);
  expect(light.lipShown).toBeGreaterThan(0.9);
});
