import { expect, test } from "vitest";
import face from "#content/faces/face-1.json";
import { encodeGamma } from "../basics/srgb.ts";
import { easeKeyLight, readKeyLight, softWindow } from "./key-light.ts";
import { dot } from "./vector.ts";

const [widthPx, heightPx] = [390, 488];
const landmarks = Float32Array.from(face.landmarks.flat());
const middle = { x: landmarks[4 * 3]!, y: landmarks[4 * 3 + 1]! };

/** A head as bright at each place as light of this slope makes it: to the right, and downwards; in parts of the picture. */
function litFrom(right: number, down: number, level = 0.3) {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4).fill(255);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const bright = level * (1 + right * (x / widthPx - middle.x) + down * (y / heightPx - middle.y));
      const byte = Math.round(encodeGamma(Math.min(1, Math.max(0, bright))) * 255);
      for (const c of [0, 1, 2]) rgba[(y * widthPx + x) * 4 + c] = byte;
    }
  return { rgba, widthPx, heightPx, from: { x: 0, y: 0, width: 1, height: 1 } };
}

test("a window at the side is found at that side, a lamp above is found above", () => {
  expect(readKeyLight(litFrom(2, 0), landmarks).direction[0]).toBeGreaterThan(0.4);
  expect(readKeyLight(litFrom(-2, 0), landmarks).direction[0]).toBeLessThan(-0.4);
  const above = readKeyLight(litFrom(0, -2), landmarks).direction;
  expect(above[1]).toBeLessThan(-0.4);
  expect(above[1]).toBeLessThan(readKeyLight(litFrom(0, 2), landmarks).direction[1]);
});

test("the more one side is in the dark, the harder the light; an even face is lit softly", () => {
  const hardness = [0, 1, 2.5].map((slope) => readKeyLight(litFrom(slope, 0), landmarks).hardness);
  expect(hardness[0]).toBeLessThan(0.2);
  expect(hardness[1]).toBeGreaterThan(hardness[0]! + 0.1);
  expect(hardness[2]).toBeGreaterThan(hardness[1]!);
});

test("a black strand of hair over a cheek turns the light only a little", () => {
  const bare = litFrom(1.5, -1);
  const strand = { ...bare, rgba: bare.rgba.slice() };
  for (const point of [50, 123, 205]) {
    const [x, y] = [landmarks[point * 3]! * widthPx, landmarks[point * 3 + 1]! * heightPx].map(Math.round) as [
      number,
      number,
    ];
    for (let row = y - 9; row < y + 9; row++)
      for (let column = x - 9; column < x + 9; column++) strand.rgba.set([12, 8, 6], (row * widthPx + column) * 4);
  }
  const [without, hidden] = [bare, strand].map((picture) => readKeyLight(picture, landmarks).direction);
  expect(dot(without!, hidden!)).toBeGreaterThan(0.94);
});

test("in the dark, where nothing is told, the light comes from a window before the face", () => {
  expect(readKeyLight(litFrom(0, 0, 0), landmarks)).toEqual(softWindow);
});

test("a lamp that is switched on is followed gently", () => {
  const lamp = readKeyLight(litFrom(2.5, 0), landmarks);
  const eased = easeKeyLight(softWindow, lamp, 0.35);
  expect(eased.direction[0]).toBeGreaterThan(0);
  expect(eased.direction[0]).toBeLessThan(lamp.direction[0]);
  expect(Math.hypot(...eased.direction)).toBeCloseTo(1, 6);
});
