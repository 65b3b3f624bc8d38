import { expect, test } from "vitest";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { familyOf, hueOf, lightOf, moodOf } from "./colour-traits.ts";

const of = (hex: string) => hexToOklch(hex);

test("twelve colours that a child would name fill the twelve places of the rainbow", () => {
  const rainbow = [
    "#e02020",
    "#f08020",
    "#e8b820",
    "#d8e020",
    "#30b040",
    "#20c8a0",
    "#20b8c0",
    "#3090e0",
    "#3050e0",
    "#8040e0",
    "#d030c0",
    "#f0408c",
  ];
  expect(rainbow.map((hex) => hueOf(of(hex)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test("grey has no place in the rainbow, however light it is", () => {
  for (const hex of ["#000000", "#2a2827", "#808080", "#f3ebe6", "#ffffff"]) expect(hueOf(of(hex))).toBeNull();
});

test("a colour is told by what is likely to have it", () => {
  const traits = Object.fromEntries(
    [
      "#c4000f",
      "#f09a55",
      "#7a3f30",
      "#e0c0a0",
      "#e8d020",
      "#3f7d3a",
      "#3fb8b0",
      "#24478a",
      "#5b2a4f",
      "#f3b8d2",
      "#777777",
    ].map((hex) => [hex, familyOf(of(hex))]),
  );
  expect(traits).toEqual({
    "#c4000f": "red",
    "#f09a55": "orange",
    "#7a3f30": "brown",
    "#e0c0a0": "beige",
    "#e8d020": "yellow",
    "#3f7d3a": "green",
    "#3fb8b0": "teal",
    "#24478a": "blue",
    "#5b2a4f": "purple",
    "#f3b8d2": "pink",
    "#777777": "grey",
  });
});

test("a dark colour belongs to the night and a strong one cannot sit still", () => {
  expect([lightOf(of("#2a1015")), lightOf(of("#b05050")), lightOf(of("#f3e0d0"))]).toEqual(["dark", "middle", "light"]);
  expect([moodOf(of("#8a8580")), moodOf(of("#b07060")), moodOf(of("#e0001b"))]).toEqual(["quiet", "soft", "vivid"]);
});
