import { expect, test } from "vitest";
import type { AppliedLayer } from "#contracts/look-code.ts";
import { kindsInAddress, replaceKind, strengthOf, withoutKinds, withStrength } from "./whole-look.ts";

const lip: AppliedLayer = {
  productId: "lip-20",
  layer: { kind: "lip", hex: "#B01224", intensity: 0.9, finish: "satin", spread: "full" },
};
const blush: AppliedLayer = {
  productId: "tint-02",
  layer: { kind: "blush", hex: "#F394B0", intensity: 0.5, place: "apple" },
};
const lid = (well: "main" | "deep", intensity: number): AppliedLayer => ({
  productId: "shadow-003",
  layer: { kind: "shadow", hex: "#C7A994", intensity, well, finish: "matte" },
});
const look = [blush, lid("main", 0.8), lid("deep", 0.4), lip];
const kindsOf = (applied: readonly AppliedLayer[]) => applied.map(({ layer }) => layer.kind);
const none = { shadeId: null, lids: [null, null, null, null], lashes: null, line: null };

test("what an address names by itself is no longer the look's, and everything else still is", () => {
  const named = kindsInAddress({ ...none, shadeId: "lip-03", line: "liner-02" });
  expect(named).toEqual(["lip", "liner"]);
  expect(kindsOf(withoutKinds(look, named))).toEqual(["blush", "shadow", "shadow"]);
});

test("one shadow in one well takes the whole lid over, and an empty palette none of it", () => {
  expect(kindsInAddress({ ...none, lids: [null, "shadow-001", null, null] })).toEqual(["shadow"]);
  expect(kindsInAddress(none)).toEqual([]);
});

test("another blush replaces the blush alone, and lies where a hand would put it on", () => {
  const contour: AppliedLayer = {
    productId: "shadow-007",
    layer: { kind: "contour", hex: "#8E6D54", intensity: 0.3, place: "jaw" },
  };
  expect(kindsOf(replaceKind(look, "contour", [contour]))).toEqual(["contour", "blush", "shadow", "shadow", "lip"]);
  expect(replaceKind(look, "blush", [])).toEqual([lid("main", 0.8), lid("deep", 0.4), lip]);
});

test("a part is worn as strongly as its strongest layer, and keeps how its layers are to one another", () => {
  expect(strengthOf(look, "shadow")).toBe(0.8);
  expect(strengthOf(look, "brow")).toBeNull();
  const softer = withStrength(look, "shadow", 0.4);
  expect(softer.map(({ layer }) => layer.intensity)).toEqual([0.5, 0.4, 0.2, 0.9]);
});

test("strengths stay in twentieths, as codes hold them, and nothing fades to none", () => {
  const faint = withStrength([lid("main", 0.95), lid("deep", 0.05)], "shadow", 0.33);
  expect(faint.map(({ layer }) => layer.intensity)).toEqual([0.35, 0.05]);
});
