import { expect, test } from "vitest";
import { hexToLab } from "#app/kits/basics/lab.ts";
import { findNearestBases } from "./nearest-bases.ts";
import type { SkinTone } from "./skin-tone.ts";

const bases = [
  { id: "light", hex: "#F0D8C4" },
  { id: "sand", hex: "#DBB08A" },
  { id: "chestnut", hex: "#AB7850" },
  { id: "coffee", hex: "#5F3C2A" },
];
const toneOf = (hex: string, plusMinus = 2): SkinTone => ({
  way: "paper",
  lab: hexToLab(hex),
  plusMinus: { l: plusMinus, a: plusMinus, b: plusMinus },
});

test("a skin of a foundation's own colour finds it first, and three are named", () => {
  const { nearest, isClose, undecided, blend } = findNearestBases(toneOf("#AB7850"), bases);
  expect(nearest.map(({ shade }) => shade.id)).toEqual(["chestnut", "sand", "coffee"]);
  expect(nearest[0]).toMatchObject({ difference: 0, lightness: "same", hue: "same" });
  expect({ isClose, undecided, blend }).toEqual({ isClose: true, undecided: 1, blend: null });
});

test("why a shade is near is said from the skin's side", () => {
  const [first] = findNearestBases(toneOf("#D9A68E"), bases).nearest;
  expect(first?.shade.id).toBe("sand");
  expect(first?.hue).toBe("yellower");
  expect(findNearestBases(toneOf("#5F3C2A"), bases).nearest[1]).toMatchObject({ lightness: "much-lighter" });
});

test("a skin between two shades is told so, and what stirring both gives", () => {
  const between = toneOf("#C3946D", 8);
  const { undecided, isClose, blend } = findNearestBases(between, bases);
  expect(undecided).toBeGreaterThan(1);
  expect(isClose).toBe(false);
  expect(blend?.shades.map(({ id }) => id)).toEqual(["sand", "chestnut"]);
  expect(blend?.difference).toBeLessThan(4);
});

test("a shelf without foundations finds none", () => {
  expect(findNearestBases(toneOf("#AB7850"), [])).toEqual({ nearest: [], undecided: 0, isClose: false, blend: null });
});
