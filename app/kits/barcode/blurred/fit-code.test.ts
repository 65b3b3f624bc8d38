import bwipjs from "bwip-js/node";
import { expect, it } from "vitest";
import { seededRandom } from "../../basics/seeded-random.ts";
import { fitCode } from "./fit-code.ts";

const modulePx = 3;
const quiet = 12;

/** A line across a printed code as a lens out of focus shows it: every point becomes `widthPx` px wide. */
function blurredLine(jan: string, widthPx: number, noise: number): Float32Array {
  const [drawn] = bwipjs.raw({ bcid: "ean13", text: jan }) as { sbs?: number[] }[];
  const bars = (drawn?.sbs ?? []).flatMap((width, i) => Array.from({ length: width }, () => (i % 2 === 0 ? 30 : 220)));
  const modules = [...Array.from({ length: quiet }, () => 220), ...bars, ...Array.from({ length: quiet }, () => 220)];
  const sharp = modules.flatMap((value) => Array.from({ length: modulePx }, () => value));
  const random = seededRandom(7);
  return Float32Array.from(sharp, (_, x) => {
    let sum = 0;
    for (let dx = 0; dx < widthPx; dx++) sum += sharp[x + dx - Math.floor(widthPx / 2)] ?? 220;
    return sum / widthPx + noise * (random() - 0.5);
  });
}

const near = { from: quiet * modulePx + 4, to: (quiet + 95) * modulePx - 5 };

it("reads bars that a lens has run together: nine px of blur on bars of three", () => {
  for (const jan of ["2901010000012", "9780441014989", "0113195319625"]) {
    const { code, explained } = fitCode(blurredLine(jan, 9, 6), near);
    expect(code).toBe(jan);
    expect(explained).toBeGreaterThan(0.9);
  }
});

it("calls nothing a code that only flickers", () => {
  const random = seededRandom(3);
  const noise = Float32Array.from({ length: 360 }, () => 128 + 100 * (random() - 0.5));
  expect(fitCode(noise, near).explained).toBeLessThan(0.8);
});
