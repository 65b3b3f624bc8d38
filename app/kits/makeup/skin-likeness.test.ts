import { beforeAll, describe, expect, test } from "vitest";
import type { Look } from "#contracts/look.ts";
import face from "#content/faces/face-1.json";
import { drawStillAssets } from "#test-support/still-assets.ts";
import { ciede2000 } from "../basics/ciede2000.ts";
import { hexToLab } from "../basics/lab.ts";
import { srgbToHex } from "../basics/srgb.ts";
import { readFaceLight } from "./face-light.ts";
import { paintStill, type StillAssets, type StillPicture } from "./paint-still.ts";
import { hueLikeness, lightLikeness, skinHueOf } from "./skin-likeness.ts";

const [widthPx, heightPx] = [390, 488];
const landmarks = Float32Array.from(face.landmarks.flat());
const look: Look = {
  layers: [
    { kind: "base", hex: "#F0C8B0", intensity: 1, finish: "satin" },
    { kind: "blush", hex: "#E8455A", intensity: 1, place: "apple" },
    { kind: "shadow", well: "main", hex: "#3A5A8A", intensity: 1, finish: "satin" },
  ],
};
type Bytes = readonly [number, number, number];
const tones: Bytes[] = [
  [236, 208, 192],
  [196, 150, 128],
  [92, 62, 48],
];
let assets: StillAssets;
beforeAll(async () => {
  assets = await drawStillAssets();
});

const at = (i: number): [x: number, y: number] => [
  Math.floor(landmarks[i * 3]! * widthPx),
  Math.floor(landmarks[i * 3 + 1]! * heightPx),
];

function plainFace(skin: Bytes): StillPicture {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0; i < widthPx * heightPx; i++) data.set([...skin, 255], i * 4);
  return { data, width: widthPx, height: heightPx };
}

/** Upright through a point, `halfPx` to each side. */
function drawBar({ data }: StillPicture, [x]: readonly [number, number], halfPx: number, colour: Bytes): void {
  for (let row = 0; row < heightPx; row++)
    for (let column = x - halfPx; column <= x + halfPx; column++)
      data.set([...colour, 255], (row * widthPx + column) * 4);
}

const lightOf = ({ data }: StillPicture) =>
  readFaceLight({ rgba: data, widthPx, heightPx, from: { x: 0, y: 0, width: 1, height: 1 } }, landmarks);

function painted(picture: StillPicture): StillPicture {
  const copy = { ...picture, data: picture.data.slice() };
  paintStill(copy, assets, landmarks, lightOf(picture), look, [1, 1, 1]);
  return copy;
}

const hexAt = ({ data }: StillPicture, [x, y]: readonly [number, number]): string => {
  const i = (y * widthPx + x) * 4;
  return srgbToHex([data[i]! / 255, data[i + 1]! / 255, data[i + 2]! / 255]);
};
const difference = (a: string, b: string): number => ciede2000(hexToLab(a), hexToLab(b));

describe.each(tones)("on skin of %i, %i, %i", (...skin: Bytes) => {
  test.each([
    ["a dark strand of hair", [26, 20, 18]],
    ["a frame of grey metal", [150, 154, 158]],
    ["a frame of blue plastic", [60, 84, 150]],
  ] as const)("%s across cheek and lid stays above the paint", (_, colour) => {
    const picture = plainFace(skin);
    const lid = at(159);
    const cheek: [number, number] = [lid[0], at(50)[1]];
    drawBar(picture, lid, 3, colour);
    const after = painted(picture);
    for (const place of [cheek, [lid[0], lid[1] - 3], [lid[0], at(66)[1] - 12]] as const)
      expect(difference(hexAt(after, place), hexAt(picture, place)), String(place)).toBeLessThan(0.7);
  });

  test("the skin beside it is painted as if nothing were there", () => {
    const picture = plainFace(skin);
    const without = painted(picture);
    drawBar(picture, at(159), 3, [26, 20, 18]);
    const after = painted(picture);
    // Light skin shows the middle of a blush most, deep skin its upper edge.
    const besides = [280, 352, 425].map(at);
    const shown = besides.map((beside) => difference(hexAt(without, beside), hexAt(picture, beside)));
    expect(Math.max(...shown)).toBeGreaterThan(4);
    for (const beside of besides) expect(difference(hexAt(after, beside), hexAt(without, beside))).toBeLessThan(0.5);
  });

  test("what skin itself has in colour and light counts as skin", () => {
    const hue = skinHueOf(lightOf(plainFace(skin)), [1, 1, 1]);
    const times = (red: number, green: number, blue: number): [number, number, number] => [
      (skin[0] / 255) * red,
      (skin[1] / 255) * green,
      (skin[2] / 255) * blue,
    ];
    // A red spot, a shadow, a ring under the eye, a yellow cast.
    for (const own of [times(1, 0.75, 0.75), times(0.5, 0.5, 0.5), times(0.82, 0.84, 0.87), times(1, 1, 0.9)]) {
      expect(hueLikeness(own, hue)).toBe(1);
      expect(lightLikeness(own, hue)).toBe(1);
    }
  });
});

test("in a dim room the grain of the camera tears no holes into the paint", () => {
  const picture = plainFace([46, 35, 30]);
  const light = { ...lightOf(picture), detail: { blur: 0, noise: 0.012 } };
  const hue = skinHueOf(light, [1, 1, 1]);
  // Twice its deviation, in the channels that look most like grey.
  expect(hueLikeness([46 / 255 - 0.024, 35 / 255, 30 / 255 + 0.024], hue)).toBeGreaterThan(0.6);
});
