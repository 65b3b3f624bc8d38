import { expect, test } from "vitest";
import { uprightSizePx } from "./upright-text.ts";

test("a short name is as large as it may be, and a long one fits into its column", () => {
  expect(uprightSizePx("行間の菫", 1_000, 88)).toBe(88);
  const long = "方向音痴のグレープフルーツ";
  const sizePx = uprightSizePx(long, 830, 88);
  expect(sizePx).toBeLessThan(88);
  expect([...long].length * sizePx * 1.08).toBeLessThanOrEqual(830);
});
