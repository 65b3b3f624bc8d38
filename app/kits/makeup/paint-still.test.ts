import { beforeAll, expect, test } from "vitest";
import type { Look, LookFinish } from "#contracts/look.ts";
import face from "#content/faces/face-1.json";
import { drawStillAssets } from "#test-support/still-assets.ts";
import { encodeGamma, srgbToHex } from "../basics/srgb.ts";
import { ciede2000 } from "../basics/ciede2000.ts";
import { hexToLab } from "../basics/lab.ts";
import { type FaceLight, readFaceLight } from "./face-light.ts";
import { lipsInner, lipsOuter } from "./face-regions.ts";
import { paintStill, type StillPicture, type StillAssets } from "./paint-still.ts";

const widthPx = 280;
const heightPx = 350;
const landmarks = Float32Array.from(face.landmarks.flat());
let assets: StillAssets;

beforeAll(async () => {
  assets = await drawStillAssets();
});

/**
 * A face of plain colours under even light: skin, and lips whose folds are lighter and darker than their middle.
 * `glint`: every sixth row of the lips is as many times as bright, as moist lips are in the light of a window.
 */
function plainFace(lipY: number, skin: readonly [number, number, number] = [0.42, 0.27, 0.2], glint = 1): StillPicture {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4);
  const mouth = { left: at(61)[0], right: at(291)[0], top: at(0)[1], bottom: at(17)[1] };
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const isLip = x > mouth.left - 4 && x < mouth.right + 4 && y > mouth.top - 4 && y < mouth.bottom + 4;
      const fold = (1 + 0.25 * Math.sin(x * 1.3)) * (y % 6 === 0 ? glint : 1);
      const linear = isLip ? [lipY * 1.35 * fold, lipY * 0.9 * fold, lipY * 0.92 * fold] : skin;
      const i = (y * widthPx + x) * 4;
      for (const c of [0, 1, 2]) data[i + c] = Math.round(encodeGamma(linear[c]!) * 255);
      data[i + 3] = 255;
    }
  return { data, width: widthPx, height: heightPx };
}

function at(i: number): readonly [x: number, y: number] {
  return [landmarks[i * 3]! * widthPx, landmarks[i * 3 + 1]! * heightPx];
}

const lightOf = ({ data }: StillPicture): FaceLight =>
  readFaceLight({ rgba: data, widthPx, heightPx, from: { x: 0, y: 0, width: 1, height: 1 } }, landmarks);

const lip = (hex: string, finish: LookFinish): Look => ({
  layers: [{ kind: "lip", hex, finish, intensity: 1, spread: "full" }],
});

/** The colours of the lips, away from their edges, channel by channel: their median, or where the lips are brightest. */
function lipColour({ data }: StillPicture, rank = 0.5): string {
  const colours = [lipsOuter.upper, lipsOuter.lower].flatMap((outer, half) =>
    outer.slice(2, -2).flatMap((a, i) => {
      const b = [lipsInner.upper, lipsInner.lower][half]![i + 2]!;
      return [0.35, 0.45, 0.55, 0.65].map((share) => {
        const x = Math.floor(at(a)[0] + (at(b)[0] - at(a)[0]) * share);
        const y = Math.floor(at(a)[1] + (at(b)[1] - at(a)[1]) * share);
        return [0, 1, 2].map((c) => data[(y * widthPx + x) * 4 + c]! / 255);
      });
    }),
  );
  const channel = (c: number): number =>
    colours.map((colour) => colour[c]!).toSorted((a, b) => a - b)[Math.floor((colours.length - 1) * rank)]!;
  return srgbToHex([channel(0), channel(1), channel(2)]);
}

const difference = (a: string, b: string): number => ciede2000(hexToLab(a), hexToLab(b));

test.each([
  ["#B3122A", "matte"],
  ["#C23A4B", "satin"],
  ["#7A1F3D", "matte"],
  ["#E0785A", "satin"],
  ["#5A1020", "satin"],
] as const)("a lip in %s %s has the colour of its swatch under even light", (hex, finish) => {
  for (const lipY of [0.05, 0.12, 0.2]) {
    const picture = plainFace(lipY);
    paintStill(picture, assets, landmarks, lightOf(picture), lip(hex, finish));
    expect(difference(lipColour(picture), hex)).toBeLessThanOrEqual(5);
  }
});

test.each([
  ["#F3B8D2", "gloss"],
  ["#F0A9A6", "gloss"],
  ["#C9A3CF", "glitter"],
  ["#F3B8D2", "metallic"],
] as const)("a pale lip in %s %s keeps its colour where the lips shine", (hex, finish) => {
  for (const lipY of [0.05, 0.12, 0.2]) {
    const picture = plainFace(lipY, undefined, 3);
    paintStill(picture, assets, landmarks, lightOf(picture), lip(hex, finish));
    expect(difference(lipColour(picture), hex)).toBeLessThanOrEqual(7);
    const [swatch, crest] = [hexToLab(hex), hexToLab(lipColour(picture, 0.93))];
    expect(Math.hypot(crest.a, crest.b)).toBeGreaterThan(Math.hypot(swatch.a, swatch.b) * 0.55);
  }
});

test("in a dark room the lip is dark as well", () => {
  const picture = plainFace(0.01, [0.03, 0.02, 0.014]);
  paintStill(picture, assets, landmarks, lightOf(picture), lip("#B3122A", "matte"));
  expect(hexToLab(lipColour(picture)).l).toBeLessThan(hexToLab("#B3122A").l * 0.6);
});

test("what is sheer lets the lip show through", () => {
  const [pale, dark] = [plainFace(0.2), plainFace(0.05)];
  for (const picture of [pale, dark]) paintStill(picture, assets, landmarks, lightOf(picture), lip("#C4455F", "sheer"));
  expect(difference(lipColour(pale), lipColour(dark))).toBeGreaterThan(3);
});

test("a bare look changes no pixel, and a lip none outside the mouth", () => {
  const bare = plainFace(0.12);
  const before = bare.data.slice();
  paintStill(bare, assets, landmarks, lightOf(bare), { layers: [] });
  expect(bare.data).toEqual(before);

  const madeUp = plainFace(0.12);
  paintStill(madeUp, assets, landmarks, lightOf(madeUp), lip("#B3122A", "matte"));
  const changedRows = new Set<number>();
  for (let i = 0; i < before.length; i++)
    if (madeUp.data[i] !== before[i]) changedRows.add(Math.floor(i / 4 / widthPx));
  expect(Math.min(...changedRows)).toBeGreaterThan(at(0)[1] - 6);
  expect(Math.max(...changedRows)).toBeLessThan(at(17)[1] + 6);
});

test("an eyeball takes no powder, whatever lies on the lid", () => {
  const picture = plainFace(0.12);
  const before = picture.data.slice();
  const wells = ["base", "main", "deep", "light", "lower"] as const;
  const layers = wells.map(
    (well) => ({ kind: "shadow", well, hex: "#3A1C60", finish: "matte", intensity: 1 }) as const,
  );
  paintStill(picture, assets, landmarks, lightOf(picture), { layers: [...layers] });
  expect(picture.data).not.toEqual(before);
  for (const iris of [468, 473]) {
    const [x, y] = at(iris).map(Math.floor) as [number, number];
    const i = (y * widthPx + x) * 4;
    expect(Math.abs(picture.data[i]! - before[i]!)).toBeLessThanOrEqual(2);
  }
});

test("shut lips are painted up to each other, open ones leave what is between them alone", () => {
  const between = [13, 14].map(at) as [readonly [number, number], readonly [number, number]];
  const middle = [Math.floor(between[0][0]), Math.floor((between[0][1] + between[1][1]) / 2)] as const;
  const redness = (points: Float32Array, [x, y]: readonly [number, number]): number => {
    const picture = plainFace(0.12);
    paintStill(picture, assets, points, lightOf(picture), lip("#B3122A", "matte"));
    const i = (y * widthPx + x) * 4;
    return picture.data[i]! / picture.data[i + 1]!;
  };
  const bare = plainFace(0.12).data;
  const i = (middle[1] * widthPx + middle[0]) * 4;
  expect(redness(landmarks, middle)).toBeGreaterThan((bare[i]! / bare[i + 1]!) * 2);

  const open = landmarks.slice();
  const seam = (landmarks[13 * 3 + 1]! + landmarks[14 * 3 + 1]!) / 2;
  for (let p = 0; p < 478; p++) if (landmarks[p * 3 + 1]! > seam) open[p * 3 + 1]! += 30 / heightPx;
  expect(redness(open, [middle[0], middle[1] + 14])).toBeLessThan((bare[i]! / bare[i + 1]!) * 1.3);
});

test("on a turned head no far half of the face cuts into the lips", () => {
  const turned = landmarks.slice();
  const [centreX, angle] = [landmarks[4 * 3]!, 0.6];
  for (let p = 0; p < 478; p++) {
    const [x, z] = [landmarks[p * 3]! - centreX, landmarks[p * 3 + 2]!];
    turned[p * 3] = centreX + x * Math.cos(angle) - z * Math.sin(angle);
    turned[p * 3 + 2] = x * Math.sin(angle) + z * Math.cos(angle);
  }
  const picture = plainFace(0.12);
  // The lips reach over the whole picture, so that only the mask decides what is painted.
  for (let i = 0; i < picture.data.length; i += 4) picture.data.set([150, 110, 110, 255], i);
  paintStill(picture, assets, turned, { ...lightOf(picture), lipShown: 1 }, lip("#B3122A", "matte"));
  const middles = lipsOuter.lower.slice(2, -2).map((outer, n) => {
    const inner = lipsInner.lower[n + 2]!;
    const [x, y] = [0, 1].map((axis) => (turned[outer * 3 + axis]! + turned[inner * 3 + axis]!) / 2) as [
      number,
      number,
    ];
    return (Math.floor(y * heightPx) * widthPx + Math.floor(x * widthPx)) * 4;
  });
  // From the near corner to well beyond the middle.
  const painted = middles.map((i) => picture.data[i + 1]! < 70);
  expect(painted.filter(Boolean).length).toBeGreaterThanOrEqual(5);
});

test("a brow shade colours the hair, makes no dark brow glow and leaves the forehead alone", () => {
  const picture = plainFace(0.12);
  const hair = [105, 52, 66, 334, 282, 296].map(at).map(([x, y]) => [Math.floor(x), Math.floor(y)] as const);
  for (const [x, y] of hair)
    for (let row = -5; row <= 5; row++)
      for (let column = -8; column <= 8; column++)
        picture.data.set([40, 28, 24, 255], ((y + row) * widthPx + x + column) * 4);
  const before = picture.data.slice();
  const blond: Look = { layers: [{ kind: "brow", hex: "#E0B070", intensity: 1 }] };
  paintStill(picture, assets, landmarks, lightOf(picture), blond);
  const [x, y] = [(hair[0]![0] + hair[1]![0]) >> 1, (hair[0]![1] + hair[1]![1]) >> 1];
  const i = (y * widthPx + x) * 4;
  expect(picture.data[i]! - picture.data[i + 2]!).toBeGreaterThan(before[i]! - before[i + 2]!);
  expect(picture.data[i]!).toBeLessThan(before[i]! + 70);
  const [foreheadX, foreheadY] = at(151).map(Math.floor) as [number, number];
  const forehead = (foreheadY * widthPx + foreheadX) * 4;
  expect(picture.data[forehead]).toBe(before[forehead]);
});
