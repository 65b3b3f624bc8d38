import { expect, test } from "vitest";
import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab } from "#app/kits/basics/lab.ts";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import lips from "#content/products/lips.json";
import shadows from "#content/products/shadows.json";
import { mixPigments } from "./pigment.ts";

const equal = (...hexes: string[]) => mixPigments(hexes.map((hex) => ({ hex, share: 1 })));
const distance = (one: string, other: string) => ciede2000(hexToLab(one), hexToLab(other));

test("one colour alone stays itself, however much of it there is", () => {
  expect(mixPigments([{ hex: "#DE5038", share: 3 }])).toBe("#de5038");
  expect(equal("#de5038", "#de5038")).toBe("#de5038");
});

test("it mixes as paint does, not as light does", () => {
  const green = hexToOklch(equal("#f6d410", "#1a4fd0"));
  expect(green.h, "yellow and blue are green").toBeGreaterThan(110);
  expect(green.h).toBeLessThan(200);
  expect(green.c).toBeGreaterThan(0.04);
  const brown = hexToOklch(equal("#d01424", "#148a3c"));
  expect(brown.l, "red and green go dark").toBeLessThan(0.45);
  expect(brown.c).toBeLessThan(0.12);
  const light = hexToOklch("#8b8b8b").l;
  expect(hexToOklch(equal("#ffffff", "#101010")).l, "black wins over white").toBeLessThan(light);
});

test("every shade of the shelf is found again in a mixture that is nearly all of it", () => {
  for (const { shade, id } of [...lips, ...shadows])
    expect(
      distance(
        mixPigments([
          { hex: shade.hex, share: 400 },
          { hex: "#808080", share: 0.4 },
        ]),
        shade.hex,
      ),
      id,
    ).toBeLessThan(2.5);
});

test("the order does not matter, only how much there is of each", () => {
  const [one, other] = [
    { hex: "#de5038", share: 3 },
    { hex: "#5b2a4f", share: 1 },
  ];
  expect(mixPigments([one, other])).toBe(mixPigments([other, one]));
  expect(mixPigments([one, other])).toBe(
    mixPigments([
      { ...one, share: 6 },
      { ...other, share: 2 },
    ]),
  );
  expect(distance(mixPigments([one, other]), "#de5038")).toBeLessThan(
    distance(mixPigments([one, { ...other, share: 4 }]), "#de5038"),
  );
});

test("of nothing there is no colour", () => {
  expect(() => mixPigments([])).toThrow(RangeError);
  expect(() =>
    mixPigments([
      { hex: "red", share: 1 },
      { hex: "#fff000", share: 1 },
    ]),
  ).toThrow(RangeError);
});
