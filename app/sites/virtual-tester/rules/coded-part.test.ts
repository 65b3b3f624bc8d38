import { expect, test } from "vitest";
import * as v from "valibot";
import { lookLayerSchema } from "#contracts/look.ts";
import { placesOf, togglePlace, withColour, withDetail } from "./coded-part.ts";
import type { CodedKind } from "./face-parts.ts";

const pink = { id: "tint-02", hex: "#F394B0" };
const orange = { id: "tint-04", hex: "#F5885B" };

test.each<CodedKind>(["base", "contour", "blush", "highlight", "brow", "lip-line"])(
  "a first %s is a layer of its contract, in twentieths",
  (kind) => {
    const [first] = withColour([], kind, pink);
    expect(v.is(lookLayerSchema, first?.layer)).toBe(true);
    expect(first?.productId).toBe("tint-02");
    expect(Number.isInteger(Math.round((first?.layer.intensity ?? 0) * 2000) / 100)).toBe(true);
  },
);

test("another colour lies where and as strongly as the one before it", () => {
  const both = togglePlace(withColour([], "blush", pink), "blush", "nose");
  expect(withColour(both, "blush", orange)).toEqual([
    { productId: "tint-04", layer: { kind: "blush", hex: "#F5885B", intensity: 0.6, place: "apple" } },
    { productId: "tint-04", layer: { kind: "blush", hex: "#F5885B", intensity: 0.6, place: "nose" } },
  ]);
});

test("a place is put on and taken off again, and the last one stays", () => {
  const one = withColour([], "highlight", pink);
  expect(placesOf(one, "highlight")).toEqual(["cheekbone"]);
  const two = togglePlace(one, "highlight", "inner-corner");
  expect(placesOf(two, "highlight")).toEqual(["cheekbone", "inner-corner"]);
  expect(placesOf(togglePlace(two, "highlight", "cheekbone"), "highlight")).toEqual(["inner-corner"]);
  expect(togglePlace(one, "highlight", "cheekbone")).toEqual(one);
});

test("a contour that names no place lies at all of them, and at two once one is taken off", () => {
  const whole = [{ productId: null, layer: { kind: "contour", hex: "#8E6D54", intensity: 0.3 } as const }];
  expect(placesOf(whole, "contour")).toEqual(["cheek", "jaw", "nose"]);
  expect(placesOf(togglePlace(whole, "contour", "jaw"), "contour")).toEqual(["cheek", "nose"]);
});

test("a brow as it grows says no shape, and a pencil no finish", () => {
  const shaped = withDetail(withColour([], "brow", pink), { shape: "arched" });
  expect(shaped[0]?.layer).toMatchObject({ shape: "arched", finish: "powder" });
  const plain = withDetail(shaped, { shape: "", finish: "" });
  expect(plain[0]?.layer).toEqual({ kind: "brow", hex: "#F394B0", intensity: 0.6 });
});
