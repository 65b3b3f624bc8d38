import { join } from "node:path";
import { expect, test } from "vitest";
import * as v from "valibot";
import { formatLookCode, parseLookCode } from "#contracts/look-code.ts";
import { lookLayerSchema } from "#contracts/look.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { lookOfHack } from "./look-of-hack.ts";

const { hacks, products } = readContent(join(import.meta.dirname, "../../../../content")).content;
const hexOf = (id: string): string | null => products.find((one) => one.id === id)?.shade?.hex ?? null;
const lips = products.flatMap(({ id, line, shade }) => (line === "lip" && shade ? [{ id, hex: shade.hex }] : []));
const lookOf = (number: number) => lookOfHack(hacks.find((one) => one.number === number)!.drawing, lips);
const coloured = hacks.filter(({ drawing }) => lookOfHack(drawing, lips).length > 0);

test("what a hack puts on goes through an address and comes back", () => {
  for (const { drawing } of coloured) {
    const look = lookOfHack(drawing, lips);
    for (const { layer } of look) expect(v.parse(lookLayerSchema, layer)).toEqual(layer);
    expect(parseLookCode(formatLookCode(look)!, hexOf)).toEqual(look);
    expect(look[0]?.layer.hex).toBe(drawing.hex);
  }
});

test("the colour of a lip is that lip on lips and cheeks, and never on eyes", () => {
  expect(lookOf(41)[0]).toMatchObject({ productId: "lip-04", layer: { kind: "lip", spread: "inner" } });
  expect(lookOf(85)[0]).toMatchObject({ productId: "lip-10", layer: { kind: "blush", place: "draped" } });
  for (const { drawing } of coloured.filter((one) => one.drawing.view === "eye"))
    for (const { productId } of lookOfHack(drawing, lips)) expect(productId).toBeNull();
});

test("a hack that puts no colour on has nothing to try", () => {
  expect(lookOf(28), "lashes are curled").toEqual([]);
  expect(lookOf(17), "a brow is combed").toEqual([]);
  expect(coloured.length).toBeGreaterThan(hacks.length / 3);
  expect(coloured.length).toBeLessThan(hacks.length);
});
