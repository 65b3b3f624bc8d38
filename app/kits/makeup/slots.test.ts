import { expect, test } from "vitest";
import type { LookLayer } from "#contracts/look.ts";
import { slotNames } from "./mesh-facts.ts";
import { layerOf, slotsOf } from "./slots.ts";

test("of two lips on one mouth the last one counts", () => {
  const look = {
    layers: [
      { kind: "lip", hex: "#FFFFFF", finish: "matte", intensity: 1, spread: "full" },
      { kind: "lip", hex: "#FF0000", finish: "gloss", intensity: 0.5, spread: "inner" },
    ] as const,
  };
  const lip = slotsOf({ layers: [...look.layers] })[slotNames.indexOf("lip")];
  expect(lip).toMatchObject({ shade: [1, 0, 0], intensity: 0.5, inner: 1 });
  expect(layerOf({ layers: [...look.layers] }, "lip")?.hex).toBe("#FF0000");
});

test("each well of a palette and each place of a blush is a slot of its own, and what is not worn is bare", () => {
  const slots = slotsOf({
    layers: [
      { kind: "shadow", well: "deep", hex: "#102030", finish: "pearl", intensity: 0.7 },
      { kind: "blush", place: "inner", hex: "#E07A7A", intensity: 0.4 },
      { kind: "liner", hex: "#000000", intensity: 1, thickness: 0.2, wing: 0 },
    ],
  });
  expect(slots[slotNames.indexOf("shadow-deep")]?.intensity).toBe(0.7);
  expect(slots[slotNames.indexOf("blush-inner")]?.intensity).toBe(0.4);
  expect(slots.filter(({ intensity }) => intensity > 0)).toHaveLength(2);
});

test("a contour or a light with a place lies there, one without lies wherever it can", () => {
  const applied = (layer: LookLayer): string[] =>
    slotsOf({ layers: [layer] }).flatMap(({ intensity }, i) => (intensity > 0 ? [slotNames[i]!] : []));
  expect(applied({ kind: "contour", hex: "#8A5A44", intensity: 0.5, place: "jaw" })).toEqual(["contour-jaw"]);
  expect(applied({ kind: "contour", hex: "#8A5A44", intensity: 0.5 })).toEqual([
    "contour-cheek",
    "contour-jaw",
    "contour-nose",
  ]);
  expect(applied({ kind: "highlight", hex: "#FFF0E0", intensity: 0.5, place: "cupids-bow" })).toEqual([
    "highlight-cupids-bow",
  ]);
  expect(applied({ kind: "highlight", hex: "#FFF0E0", intensity: 0.5 })).toHaveLength(4);
});

test("liner, lashes and base are drawn otherwise and lie in no slot", () => {
  const slots = slotsOf({
    layers: [
      { kind: "base", hex: "#F0D8C4", intensity: 1, finish: "matte" },
      { kind: "liner", hex: "#000000", intensity: 1, thickness: 0.2, wing: 0 },
    ],
  });
  expect(slots.every(({ intensity }) => intensity === 0)).toBe(true);
});
