import { expect, test } from "vitest";
import { seededRandom } from "../basics/seeded-random.ts";
import { measureDetail, type PicturePatch } from "./picture-detail.ts";

const side = 64;

/** A dark lid line over a bright lid and an eye under it, blurred by so many px and with so much grain on it. */
function patchWith(blurPx: number, noise: number): PicturePatch {
  const random = seededRandom(5);
  const step = (distance: number): number => 1 / (1 + Math.exp((-1.7 * distance) / Math.max(0.3, blurPx)));
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const edge = 30 + 4 * Math.sin(x / 9);
      const value = 0.65 - 0.5 * step(y - edge) + 0.3 * step(y - edge - 14);
      const grain = (random() - 0.5) * Math.sqrt(12) * noise;
      rgba.fill(Math.round((value + grain) * 255), (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { rgba, widthPx: side, heightPx: side, eyeWidthPx: 100 };
}

test("a photograph out of focus is told from a sharp one, by how far out it is", () => {
  const blurs = [0.5, 2, 4].map((blurPx) => measureDetail(patchWith(blurPx, 0)).blur * 100);
  expect(blurs[0]).toBeLessThan(0.8);
  expect(blurs[1]).toBeGreaterThan(1);
  expect(blurs[1]).toBeLessThan(3.5);
  expect(blurs[2]).toBeGreaterThan(blurs[1]! + 1);
});

test("grain is told by its strength, and is no sharpness", () => {
  expect(measureDetail(patchWith(2, 0)).noise).toBeLessThan(0.006);
  const grainy = measureDetail(patchWith(2, 0.03));
  expect(grainy.noise).toBeGreaterThan(0.02);
  expect(grainy.noise).toBeLessThan(0.04);
  expect(grainy.blur * 100).toBeGreaterThan(0.7);
});

test("of a picture that does not reach to the eye nothing is told", () => {
  expect(measureDetail({ rgba: new Uint8ClampedArray(0), widthPx: 0, heightPx: 0, eyeWidthPx: 20 })).toEqual({
    blur: 0,
    noise: 0,
  });
});
