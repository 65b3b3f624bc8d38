import { expect, test } from "vitest";
import { rainbowOf } from "./rainbow.ts";

test("the rainbow shows the strongest colour of each hue, and leaves the others open", () => {
  const cells = [
    { hex: "#e8c8c0", hue: 0 },
    { hex: "#e02020", hue: 0 },
    { hex: "#3050e0", hue: 8 },
    { hex: "#808080", hue: null },
  ];
  const rainbow = rainbowOf(cells);
  expect(rainbow).toHaveLength(12);
  expect([rainbow[0], rainbow[8]]).toEqual(["#e02020", "#3050e0"]);
  expect(rainbow.filter((hex) => hex === null)).toHaveLength(10);
});
