import { expect, test } from "vitest";
import { companionBox } from "./with-companion.ts";

const figure = { width: 390, height: 488 };

test("on a wide card it stands on the left, where no words begin; on a tall one on the right, above its foot", () => {
  const wide = companionBox({ width: 1200, height: 630 }, figure);
  expect(wide.x).toBe(30);
  expect(wide.x + wide.width).toBeLessThan(305);
  const tall = companionBox({ width: 1080, height: 1350 }, figure);
  expect(tall.x + tall.width).toBe(1080 - 27);
  expect(tall.y + tall.height).toBeLessThanOrEqual(1350 - 216);
  for (const [box, high] of [
    [wide, 630],
    [tall, 1350],
  ] as const)
    expect(box.y + box.height).toBeLessThanOrEqual(high);
});
