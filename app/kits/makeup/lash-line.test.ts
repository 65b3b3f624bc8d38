import { expect, test } from "vitest";
import face from "#content/faces/face-1.json";
import { drawLashes } from "./lash-line.ts";
import { type LineBand, createLineBand } from "./line-strip.ts";
import { drawLiner } from "./liner.ts";

const landmarks = Float32Array.from(face.landmarks.flat());
const size = { widthPx: 780, heightPx: 975 };
const towards = new Float32Array(468).fill(1);
const away = new Float32Array(468);
const liner = { kind: "liner", hex: "#120C0C", intensity: 1, thickness: 0.4, wing: 0.6 } as const;
const lashes = {
  kind: "lashes",
  hex: "#0C0808",
  intensity: 1,
  length: 0.5,
  curl: 0.6,
  density: 0.6,
  thickness: 0.5,
} as const;

function lines(draw: (band: LineBand) => void): { x: number; y: number; cover: number }[] {
  const band = createLineBand();
  draw(band);
  return Array.from({ length: band.length / 4 }, (_, i) => ({
    x: band.numbers[i * 4]! * size.widthPx,
    y: band.numbers[i * 4 + 1]! * size.heightPx,
    cover: band.numbers[i * 4 + 3]!,
  }));
}

const px = (i: number) => ({ x: landmarks[i * 3]! * size.widthPx, y: landmarks[i * 3 + 1]! * size.heightPx });

test("a wing goes out and up from the corner of the eye, and without one the line ends there", () => {
  const corner = px(33).x;
  const out = (wing: number) =>
    corner -
    Math.min(...lines((band) => drawLiner(band, { ...liner, wing }, landmarks, towards, size)).map(({ x }) => x));
  expect(out(0)).toBeLessThan(4);
  expect(out(0.6)).toBeGreaterThan(out(0) + 8);
  const tip = lines((band) => drawLiner(band, liner, landmarks, towards, size)).reduce((a, b) => (a.x < b.x ? a : b));
  expect(tip.y).toBeLessThan(px(33).y);
});

test("lashes are the same in every frame, and more of them are denser", () => {
  const once = lines((band) => drawLashes(band, lashes, landmarks, towards, size));
  expect(lines((band) => drawLashes(band, lashes, landmarks, towards, size))).toEqual(once);
  const many = lines((band) => drawLashes(band, { ...lashes, density: 1 }, landmarks, towards, size));
  expect(many.length).toBeGreaterThan(once.length);
});

test("on a face far away every second lash is left out, and as it comes nearer the others begin faintly", () => {
  const at = (scale: number): { corners: number; faintest: number } => {
    const band = createLineBand();
    const far = { widthPx: size.widthPx * scale, heightPx: size.heightPx * scale };
    drawLashes(band, { ...lashes, density: 1 }, landmarks, towards, far);
    const covers = Array.from({ length: band.length / 4 }, (_, i) => band.numbers[i * 4 + 3]!);
    return { corners: covers.length, faintest: Math.min(...covers) };
  };
  expect(at(0.3).corners).toBeLessThan(at(1).corners * 0.6);
  const scales = Array.from({ length: 700 }, (_, i) => 0.3 + i * 0.001);
  const first = scales.find((scale, i) => i > 0 && at(scale).corners > at(scales[i - 1]!).corners * 1.2)!;
  expect(at(first - 0.002).faintest).toBeGreaterThan(0.1);
  expect(at(first).faintest).toBeLessThan(0.02);
});

test("on the side of a face that is turned away nothing is drawn", () => {
  for (const band of [
    lines((one) => drawLiner(one, liner, landmarks, away, size)),
    lines((one) => drawLashes(one, lashes, landmarks, away, size)),
  ])
    expect(Math.max(...band.map(({ cover }) => cover))).toBe(0);
});

test("the lashes of a shut eye hang down", () => {
  const shut = landmarks.slice();
  for (const [upper, lower] of [
    [246, 7],
    [161, 163],
    [160, 144],
    [159, 145],
    [158, 153],
    [157, 154],
    [173, 155],
  ] as const)
    for (const axis of [0, 1, 2]) shut[upper * 3 + axis] = shut[lower * 3 + axis]!;
  const lowest = (points: Float32Array) =>
    Math.max(
      ...lines((band) => drawLashes(band, lashes, points, towards, size))
        .filter(({ x }) => x < 390)
        .map(({ y }) => y),
    );
  expect(lowest(shut)).toBeGreaterThan(px(145).y + 6);
});

test("in a picture out of focus liner and lashes are wider and fainter", () => {
  const reach = (blur: number, draw: typeof drawLiner | typeof drawLashes, layer: never) => {
    const all = lines((band) => draw(band, layer, landmarks, towards, size, blur));
    return {
      height: Math.max(...all.map(({ y }) => y)) - Math.min(...all.map(({ y }) => y)),
      cover: Math.max(...all.map(({ cover }) => cover)),
    };
  };
  for (const [draw, layer] of [
    [drawLiner, liner],
    [drawLashes, lashes],
  ] as const) {
    const [sharp, soft] = [reach(0, draw, layer as never), reach(0.05, draw, layer as never)];
    expect(soft.height).toBeGreaterThan(sharp.height + 2);
    expect(soft.cover).toBeLessThan(sharp.cover);
  }
});

test("liner stays below the fold of the lid, however thick it is drawn, also where the fold hangs low", () => {
  const hooded = landmarks.slice();
  const creases = [130, 247, 30, 29, 27, 28, 56, 190];
  const lashLine = [33, 246, 161, 160, 159, 158, 157, 173];
  for (const [i, crease] of creases.entries())
    for (const axis of [0, 1]) {
      const [edge, fold] = [lashLine[i]! * 3 + axis, crease * 3 + axis];
      hooded[fold] = hooded[edge]! + (hooded[fold]! - hooded[edge]!) * 0.5;
    }
  const topOf = (points: Float32Array, thickness: number) =>
    Math.min(
      ...lines((band) => drawLiner(band, { ...liner, wing: 0, thickness }, points, towards, size))
        .filter(({ x }) => Math.abs(x - px(159).x) < 6)
        .map(({ y }) => y),
    );
  const foldY = hooded[27 * 3 + 1]! * size.heightPx;
  expect(topOf(hooded, 1)).toBeGreaterThan(foldY - 0.03 * Math.abs(px(33).x - px(133).x));
  expect(topOf(landmarks, 1)).toBeLessThan(topOf(hooded, 1) - 1);
});
