import { describe, expect, test } from "vitest";
import type { AppliedPart } from "./applied-parts.ts";
import { faceFragmentShader, faceVertexShader, leastVaryingVectors } from "./face-shader.ts";
import { type MeshPart, type SlotName, slotNames } from "./mesh-facts.ts";

const wells = slotNames.filter((name) => name.startsWith("shadow-"));
const lips = slotNames.filter((name) => name.startsWith("lip"));
const everything = { glitters: true, stains: true, shines: true, mirrors: true, reachesOver: true, bends: false };
const applied = (part: MeshPart, slots: readonly SlotName[], isOnBase: boolean): AppliedPart => ({
  ...{ part, slots, isOnBase },
  ...everything,
});

/** Vectors that the chip passes on, each declaration counted as if it shared none. */
const passedVectors = (source: string): number =>
  [...source.matchAll(/\bout (?:vec[234]|float) ([^;]+);/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .reduce((sum, name) => sum + Number(/\[(\d+)\]/.exec(name)?.[1] ?? 1), 0);

const looks: [name: string, part: MeshPart, slots: SlotName[]][] = [
  ["five wells", "lids", wells],
  ["four wells", "lids", wells.slice(0, 4)],
  ["lips", "lips", lips],
];

describe.each(looks)("%s", (_, part, slots) => {
  test.each([false, true])("link on every phone, on a base: %s", (isOnBase) => {
    const vertex = faceVertexShader(applied(part, slots, isOnBase));
    expect(passedVectors(vertex)).toBeLessThanOrEqual(leastVaryingVectors);
    const taken = [...vertex.matchAll(/\bout (\w+ [^;]+);/g)].map(([, one]) => one);
    const fragment = faceFragmentShader(applied(part, slots, isOnBase));
    for (const one of taken) expect(fragment, "what is passed is taken").toContain(`in ${one};`);
  });
});

test("five wells on a base read their shades from the block, each its own", () => {
  expect(wells).toHaveLength(5);
  const source = faceFragmentShader(applied("lids", wells, true));
  expect(source).not.toMatch(/\b(own|rise|gleam)\[/);
  for (const well of wells) {
    const place = slotNames.indexOf(well);
    const gleam = `gleams[${place >> 1}].${place % 2 === 0 ? "xy" : "zw"}`;
    expect(source).toContain(`wear(c, worn[${place}], rises[${place}], ${gleam},`);
  }
});
