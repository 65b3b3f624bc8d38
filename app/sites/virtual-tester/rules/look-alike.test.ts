import { expect, test } from "vitest";
import type { AppliedLayer } from "#contracts/look-code.ts";
import { lookAlike } from "./look-alike.ts";

const blush = (productId: string): AppliedLayer => ({
  productId,
  layer: { kind: "blush", hex: "#F394B0", intensity: 0.5, place: "apple" },
});
const lip = (productId: string): AppliedLayer => ({
  productId,
  layer: { kind: "lip", hex: "#B01224", intensity: 0.9, finish: "satin", spread: "full" },
});
const spring = { id: "spring", applied: [blush("tint-02"), lip("lip-04")] };
const night = { id: "night", applied: [blush("tint-05"), lip("lip-17")] };

test("a face with half of a look's products started from it, however strongly they are worn", () => {
  const softer = { ...blush("tint-05"), layer: { ...blush("tint-05").layer, intensity: 0.1 } };
  expect(lookAlike([softer, lip("lip-01")], [spring, night])?.id).toBe("night");
});

test("a face with less of it is one's own", () => {
  expect(lookAlike([lip("lip-01")], [spring, night])).toBeNull();
  expect(lookAlike([], [spring, night])).toBeNull();
});

test("the same product at another place is another thing", () => {
  const high: AppliedLayer = { ...blush("tint-02"), layer: { ...blush("tint-02").layer, place: "nose" } as never };
  expect(lookAlike([high], [{ ...spring, applied: [blush("tint-02")] }])).toBeNull();
});
