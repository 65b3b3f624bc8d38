import { expect, test } from "vitest";
import { freshlyWorn } from "./worn.ts";
import { wornInAddress, wornToAddress } from "./worn-address.ts";

const thin = { ...freshlyWorn, amounts: { lips: 0.4, lids: 1, lashes: 0.95, line: 0.2 }, coats: 2 };

test("how thin I wear it, and what the coffee left, is what a friend sees", () => {
  const worn = { ...thin, after: "coffee" as const };
  expect(wornToAddress(worn)).toBe("40.100.95.20.2c");
  expect(wornInAddress("40.100.95.20.2c")).toEqual(worn);
});

test("bare lips under made-up eyes stay bare", () => {
  expect(wornInAddress(wornToAddress({ ...freshlyWorn, isLipOff: true }))).toEqual({ ...freshlyWorn, isLipOff: true });
});

test("what I left as I found it makes no address longer", () => {
  expect(wornToAddress(freshlyWorn)).toBe("");
  expect(wornToAddress({ ...freshlyWorn, isBare: true, split: 0.5 })).toBe("");
  expect(wornInAddress(null)).toBe(freshlyWorn);
});

test.each(["", "95", "400.80.95.90.3f", "95.80.95.90.4f", "95.80.95.90.3x", "10.80.95.90.3f", "<b>"])(
  "an address of nonsense (%s) is worn as one finds it",
  (said) => expect(wornInAddress(said)).toBe(freshlyWorn),
);
