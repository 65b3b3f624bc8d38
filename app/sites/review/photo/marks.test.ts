import { expect, test } from "vitest";
import { faceMark, fitScale } from "./marks.ts";

test("a face is covered beyond its last point, on all sides", () => {
  const landmarks = new Float32Array(478 * 3);
  for (let i = 0; i < 478; i++)
    landmarks.set([0.4 + 0.2 * ((i % 20) / 19), 0.3 + 0.4 * (Math.floor(i / 20) / 23), 0], 3 * i);
  const mark = faceMark(landmarks, 1000, 800);
  if (mark.kind !== "face") throw new Error("no face");
  expect(mark.xPx).toBeCloseTo(500, 0);
  expect(mark.yPx).toBeCloseTo(400, 0);
  expect(mark.radiusXPx).toBeGreaterThan(100 * 1.2);
  expect(mark.radiusYPx).toBeGreaterThan(160 * 1.2);
  expect(mark.lips).toHaveLength(20);
});

test("a photo leaves no larger than it has to, and a small one as it is", () => {
  expect(fitScale(4000, 3000, 1600)).toEqual({ widthPx: 1600, heightPx: 1200 });
  expect(fitScale(300, 200, 1600)).toEqual({ widthPx: 300, heightPx: 200 });
  expect(fitScale(9000, 1, 1600)).toEqual({ widthPx: 1600, heightPx: 1 });
});
