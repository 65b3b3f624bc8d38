import { expect, test } from "vitest";
import { layerOf, slotNames, slotsOf } from "./slots.ts";

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
