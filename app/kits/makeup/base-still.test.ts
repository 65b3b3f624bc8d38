import { beforeAll, expect, test } from "vitest";
import type { LayerOf } from "#contracts/look.ts";
import face from "#content/faces/face-1.json";
import { drawStillAssets } from "#test-support/still-assets.ts";
import { ciede2000 } from "../basics/ciede2000.ts";
import { hexToLab } from "../basics/lab.ts";
import { srgbToHex } from "../basics/srgb.ts";
import { readFaceLight } from "./face-light.ts";
import { eyes, lipsInner, lipsOuter } from "./face-regions.ts";
import { paintStill, type StillAssets, type StillPicture } from "./paint-still.ts";

const [widthPx, heightPx] = [390, 488];
const landmarks = Float32Array.from(face.landmarks.flat());
const skin = [196, 150, 128] as const;
let assets: StillAssets;

beforeAll(async () => {
  assets = await drawStillAssets();
});

const at = (i: number): [x: number, y: number] => [
  Math.floor(landmarks[i * 3]! * widthPx),
  Math.floor(landmarks[i * 3 + 1]! * heightPx),
];
const cheek = at(50);

/** Even skin with a fine grain, as pores are. */
function plainFace(colour: readonly [number, number, number] = skin): StillPicture {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0; i < widthPx * heightPx; i++) {
    const grain = ((i * 7) % 13) - 6;
    data.set([colour[0] + grain, colour[1] + grain, colour[2] + grain, 255], i * 4);
  }
  return { data, width: widthPx, height: heightPx };
}

function dab(
  picture: StillPicture,
  [x, y]: readonly [number, number],
  colour: readonly number[],
  radiusPx: number,
): void {
  for (let row = -radiusPx; row <= radiusPx; row++)
    for (let column = -radiusPx; column <= radiusPx; column++)
      picture.data.set([...colour, 255], ((y + row) * widthPx + x + column) * 4);
}

function applied(picture: StillPicture, layer: Partial<LayerOf<"base">>): StillPicture {
  const copy = { ...picture, data: picture.data.slice() };
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const light = readFaceLight({ rgba: copy.data, widthPx, heightPx, from: whole }, landmarks);
  const base = { kind: "base", hex: "#F0D8C4", intensity: 1, finish: "satin", ...layer } as const;
  paintStill(copy, assets, landmarks, light, { layers: [base] }, [1, 1, 1]);
  return copy;
}

/** The mean colour about a place, as hex. */
function colourAbout({ data }: StillPicture, [x, y]: readonly [number, number], radiusPx: number): string {
  const sum = [0, 0, 0];
  for (let row = -radiusPx; row <= radiusPx; row++)
    for (let column = -radiusPx; column <= radiusPx; column++)
      for (const c of [0, 1, 2]) sum[c]! += data[((y + row) * widthPx + x + column) * 4 + c]!;
  const count = (2 * radiusPx + 1) ** 2 * 255;
  return srgbToHex([sum[0]! / count, sum[1]! / count, sum[2]! / count]);
}

/** How far green wavers about a place: the skin's texture. */
function grainAbout({ data }: StillPicture, [x, y]: readonly [number, number], radiusPx: number): number {
  const greens: number[] = [];
  for (let row = -radiusPx; row <= radiusPx; row++)
    for (let column = -radiusPx; column <= radiusPx; column++)
      greens.push(data[((y + row) * widthPx + x + column) * 4 + 1]!);
  const mean = greens.reduce((sum, one) => sum + one, 0) / greens.length;
  return Math.sqrt(greens.reduce((sum, one) => sum + (one - mean) ** 2, 0) / greens.length);
}

const difference = (a: string, b: string): number => ciede2000(hexToLab(a), hexToLab(b));

test("a red spot is less red under a base, and the grain of the skin stays", () => {
  const picture = plainFace();
  const grain = grainAbout(picture, at(280), 6);
  dab(picture, cheek, [190, 108, 96], 2);
  const evened = applied(picture, { tone: "own" });
  const before = difference(colourAbout(picture, cheek, 1), colourAbout(picture, at(280), 6));
  const after = difference(colourAbout(evened, cheek, 1), colourAbout(evened, at(280), 6));
  expect(after).toBeLessThan(before * 0.65);
  expect(grainAbout(evened, at(280), 6)).toBeGreaterThan(grain * 0.6);
});

test("a base in the wearer's own tone leaves the colour of the skin as it was", () => {
  for (const colour of [skin, [236, 208, 192], [92, 62, 48]] as const) {
    const picture = plainFace(colour);
    const evened = applied(picture, { tone: "own" });
    expect(difference(colourAbout(picture, cheek, 5), colourAbout(evened, cheek, 5))).toBeLessThan(1.5);
  }
});

test("a shade moves the skin most of the way to its swatch, and half as strong about half of it", () => {
  const picture = plainFace();
  const hex = "#DBB08A";
  const [bare, half, full] = [0, 0.5, 1].map((intensity) =>
    difference(colourAbout(applied(picture, { hex, intensity }), cheek, 5), hex),
  ) as [number, number, number];
  expect(full).toBeLessThan(bare * 0.45);
  expect(half).toBeGreaterThan(full);
  expect(half).toBeLessThan(bare);
});

test("hair before the forehead stays black under a pale base", () => {
  const picture = plainFace();
  dab(picture, at(151), [22, 18, 16], 3);
  const [x, y] = at(151);
  const pale = applied(picture, { hex: "#F0D8C4" });
  expect(pale.data[(y * widthPx + x) * 4]).toBeLessThanOrEqual(24);
});

test("powder takes shine off, and a dewy base does not", () => {
  const picture = plainFace();
  dab(picture, cheek, [236, 200, 184], 2);
  const shine = (finish: "matte" | "dewy"): number => {
    const base = applied(picture, { finish, tone: "own" });
    return difference(colourAbout(base, cheek, 1), colourAbout(base, at(280), 6));
  };
  expect(shine("matte")).toBeLessThan(shine("dewy") * 0.7);
});

test("eyes, lips and what is around the face take no base", () => {
  const picture = plainFace();
  const pale = applied(picture, { hex: "#5F3C2A" });
  const changed = ([x, y]: readonly [number, number]): number =>
    Math.abs(pale.data[(y * widthPx + x) * 4]! - picture.data[(y * widthPx + x) * 4]!);
  for (const { iris } of eyes) expect(changed(at(iris[0]))).toBeLessThanOrEqual(1);
  const middle = (a: number, b: number): [number, number] => [(at(a)[0] + at(b)[0]) >> 1, (at(a)[1] + at(b)[1]) >> 1];
  expect(changed(middle(lipsOuter.lower[5], lipsInner.lower[5]))).toBeLessThan(changed(cheek) * 0.3);
  expect(changed([4, 4])).toBe(0);
  expect(changed(cheek)).toBeGreaterThan(20);
});
