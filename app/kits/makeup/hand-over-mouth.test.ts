import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { easeLight, type FaceLight, readFaceLight } from "./face-light.ts";

const root = join(import.meta.dirname, "../../..");
const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
const sidePx = 128;

interface Portrait {
  rgba: Uint8ClampedArray;
  landmarks: Float32Array;
}

const json = <Value>(path: string): Value => JSON.parse(readFileSync(join(root, path), "utf8")) as Value;

/** One of our own faces, as small as the light is read from. */
async function portraitOf(number: number): Promise<Portrait> {
  const { name, hash } = json<Record<"name" | "hash", string>>(`app/kits/ui/pictures/face-${number}.json`);
  const { landmarks } = json<{ landmarks: number[][] }>(`content/faces/face-${number}.json`);
  const picture = sharp(join(root, `public/assets/v/${hash}/${name}@1080.avif`)).resize(sidePx, sidePx, {
    fit: "fill",
  });
  return {
    rgba: new Uint8ClampedArray(await picture.ensureAlpha().raw().toBuffer()),
    landmarks: Float32Array.from(landmarks.flat()),
  };
}

const lightOf = ({ rgba, landmarks }: Portrait): FaceLight =>
  readFaceLight({ rgba, widthPx: sidePx, heightPx: sidePx, from: { x: 0, y: 0, width: 1, height: 1 } }, landmarks);

/** A hand in the colour of the cheeks, with fingers across the mouth; `shade`: in how much light it is held. */
function withHand({ rgba, landmarks }: Portrait, shade = 1): Portrait {
  const at = (i: number): [number, number] => [landmarks[i * 3]! * sidePx, landmarks[i * 3 + 1]! * sidePx];
  const [[left, y], [right]] = [at(61), at(291)];
  const [cheekX, cheekY] = at(205).map(Math.floor) as [number, number];
  const cheek = (cheekY * sidePx + cheekX) * 4;
  const tone = [0, 1, 2].map((c) => rgba[cheek + c]!);
  const covered = rgba.slice();
  const [centre, halfPx] = [(left + right) / 2, right - left];
  for (let row = Math.floor(y - halfPx * 0.7); row < y + halfPx * 0.7; row++)
    for (let x = Math.floor(centre - halfPx); x < centre + halfPx; x++) {
      const finger = Math.abs((((row - y + halfPx) / (halfPx * 0.4)) % 1) - 0.5) * 2;
      const light = shade * (1.02 - 0.18 * finger ** 4 + 0.02 * Math.sin(x * 1.7));
      for (const c of [0, 1, 2]) covered[(row * sidePx + x) * 4 + c] = tone[c]! * light;
    }
  return { rgba: covered, landmarks };
}

test.each(numbers)("face %i has lips to paint, and a hand over its mouth has none", async (number) => {
  const portrait = await portraitOf(number);
  expect(lightOf(portrait).lipShown).toBe(1);
  expect(lightOf(withHand(portrait)).lipShown).toBeLessThan(0.2);
});

test("in a film the colour goes as soon as a hand comes, stays away, and comes back when it leaves", async () => {
  const portrait = await portraitOf(2);
  const [bare, hand] = [lightOf(portrait), lightOf(withHand(portrait, 0.75))];
  let light = easeLight(null, bare, 0.35);
  for (let i = 0; i < 5; i++) light = easeLight(light, bare, 0.35);
  expect(light.lipShown).toBe(1);
  light = easeLight(light, hand, 0.35);
  expect(light.lipShown).toBeLessThan(0.3);
  for (let i = 0; i < 30; i++) light = easeLight(light, hand, 0.35);
  expect(light.lipShown).toBeLessThan(0.05);
  // What the hand looks like is not taken for the lips: the shade comes back as it was.
  expect(light.lipY).toBeCloseTo(bare.lipY, 2);
  for (let i = 0; i < 8; i++) light = easeLight(light, bare, 0.35);
  expect(light.lipShown).toBeGreaterThan(0.95);
});

test("noise and a lamp that changes make no lip flicker", async () => {
  const portrait = await portraitOf(3);
  let light = easeLight(null, lightOf(portrait), 0.35);
  for (let frame = 0; frame < 20; frame++) {
    const level = 0.75 + 0.25 * Math.cos(frame);
    const rgba = portrait.rgba.map((value, i) => value * level + 9 * Math.sin(i * 12.9 + frame * 78.2));
    light = easeLight(light, lightOf({ ...portrait, rgba }), 0.35);
    expect(light.lipShown).toBeGreaterThan(0.97);
  }
});
