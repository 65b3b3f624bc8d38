import { expect, test } from "vitest";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { typeNodes } from "./type-nodes.ts";

const types = faceTypeCodes.map((code) => ({ code, name: code.toLowerCase() }));
const unknown = faceTypeCodes.map(() => null);

test("every type is joined to its three neighbours, once each", () => {
  const nodes = typeNodes(types, unknown);
  expect(nodes.flatMap(({ links }) => links)).toHaveLength(12);
  for (const [i, { links, at }] of nodes.entries())
    for (const other of links) {
      const differing = at.filter((value, axis) => value !== nodes[other]!.at[axis]);
      expect(differing, `${i} and ${other}`).toHaveLength(1);
    }
});

test("a number that is too small to be told is not written, and weighs nothing", () => {
  const nodes = typeNodes(types, [31, null, null, null, null, null, null, 62]);
  expect(nodes[0]).toMatchObject({ label: "reisui 31" });
  expect(nodes[7]!.weight).toBeGreaterThan(nodes[0]!.weight);
  expect(nodes.slice(1, 7).every(({ label, weight }) => label === null && weight === nodes[1]!.weight)).toBe(true);
});

test("one light, on the type that is shown", () => {
  expect(typeNodes(types, unknown, "KIKA").filter(({ isLit }) => isLit)).toHaveLength(1);
  expect(typeNodes(types, unknown, "KIKA")[7]!.isLit).toBe(true);
});
