import { expect, test } from "vitest";
import { findShade } from "./find-shade.ts";

const shades = [{ id: "lip-01" }, { id: "lip-02" }];

test("the shade of the address is worn, and where there is none of it the one of the day", () => {
  expect(findShade(shades, "lip-02", "lip-01").id).toBe("lip-02");
  expect(findShade(shades, "lip-99", "lip-01").id).toBe("lip-01");
  expect(findShade(shades, null, "lip-01").id).toBe("lip-01");
});

test("a list without the shade of the day is a fault", () => {
  expect(() => findShade(shades, null, "tint-01")).toThrow(RangeError);
});
