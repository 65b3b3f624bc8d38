import { expect, test } from "vitest";
import { getRiseLevel } from "./rise-level.ts";

test.each([
  [null, 0],
  [{ multiplier: 10 }, 0],
  [{ multiplier: 12 }, 0],
  [{ multiplier: 23 }, 0.5],
  [{ multiplier: 34 }, 1],
  [{ multiplier: 40 }, 1],
])("at %j the layer that rises is heard at %d", (hud, level) => {
  expect(getRiseLevel(hud)).toBe(level);
});
