import { expect, test } from "vitest";
import face from "#content/faces/face-1.json";
import { seededRandom } from "../basics/seeded-random.ts";
import { createFaceSmoother } from "./face-smoother.ts";

const still = Float32Array.from(face.landmarks.flat());
const widthPx = 640;

/** How far points tremble from frame to frame, in px, on average over the last second of three. */
function tremble(steadied: boolean): number {
  const random = seededRandom(1);
  const { steady } = createFaceSmoother(widthPx);
  let last: Float32Array | null = null;
  let [sum, count] = [0, 0];
  for (let frame = 0; frame < 90; frame++) {
    const noisy = still.map((value) => value + (random() + random() - 1) * (0.5 / widthPx));
    const now = steadied ? steady(noisy, frame * 33) : noisy;
    if (last && frame > 60)
      for (let i = 0; i < 468; i++) {
        sum += Math.hypot(now[i * 3]! - last[i * 3]!, now[i * 3 + 1]! - last[i * 3 + 1]!) * widthPx;
        count++;
      }
    last = now;
  }
  return sum / count;
}

test("on a face that holds still the make-up holds still, whatever the engine's noise", () => {
  expect(tremble(true)).toBeLessThan(tremble(false) / 2);
  expect(tremble(true)).toBeLessThan(0.15);
});

test("lids and lips that move are followed within a frame or two", () => {
  const { steady } = createFaceSmoother(widthPx);
  for (let frame = 0; frame < 30; frame++) steady(still, frame * 33);
  const open = still.slice();
  open[14 * 3 + 1]! += 20 / widthPx;
  steady(open, 30 * 33);
  const followed = steady(open, 31 * 33);
  expect((followed[14 * 3 + 1]! - still[14 * 3 + 1]!) * widthPx).toBeGreaterThan(12);
});
