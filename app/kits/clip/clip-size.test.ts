import { expect, test } from "vitest";
import { clipSizeOf } from "./clip-size.ts";

test("a clip is as wide as a phone of today, and smaller on one with little memory or few cores", () => {
  expect(clipSizeOf({ memoryGb: 8, cores: 8 })).toEqual({ widthPx: 1080, heightPx: 1920 });
  expect(clipSizeOf({ memoryGb: undefined, cores: 6 }).widthPx).toBe(1080);
  expect(clipSizeOf({ memoryGb: 2, cores: 8 })).toEqual({ widthPx: 720, heightPx: 1280 });
  expect(clipSizeOf({ memoryGb: 8, cores: 2 }).widthPx).toBe(720);
});
