import { expect, it } from "vitest";
import { toWholePicture, photoCrops } from "./photo-crops.ts";

it("a photo without a near face is looked at again in eighteen parts that lie inside it and cover it", () => {
  const crops = photoCrops(4_000, 3_000);
  expect(crops).toHaveLength(18);
  for (const { xPx, yPx, sizePx } of crops) {
    expect(xPx >= 0 && yPx >= 0 && xPx + sizePx <= 4_000 && yPx + sizePx <= 3_000).toBe(true);
  }
  const nine = crops.slice(0, 9);
  const isCovered = (x: number, y: number) =>
    nine.some(({ xPx, yPx, sizePx }) => x >= xPx && x <= xPx + sizePx && y >= yPx && y <= yPx + sizePx);
  for (let x = 0; x <= 4_000; x += 250) for (let y = 0; y <= 3_000; y += 250) expect(isCovered(x, y)).toBe(true);
});

it("the middle is looked at first", () => {
  expect(photoCrops(1_000, 1_000)[0]).toEqual({ xPx: 200, yPx: 200, sizePx: 600 });
});

it("a point of a part lands where it is in the whole picture", () => {
  const whole = toWholePicture(Float32Array.of(0.5, 0.5, -0.1), { xPx: 200, yPx: 100, sizePx: 400 }, 1_000, 800);
  [0.4, 0.375, -0.04].forEach((value, i) => expect(whole[i]).toBeCloseTo(value, 6));
});
