import { join } from "node:path";
import { expect, it, test } from "vitest";
import * as v from "valibot";
import { formatLookCode, parseLookCode } from "#contracts/look-code.ts";
import { howToParts } from "#contracts/face-type.ts";
import { lookLayerSchema } from "#contracts/look.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { lookOfType, stepLayers } from "./look-of-type.ts";

const { faceTypes, products } = readContent(join(import.meta.dirname, "../../../../content")).content;
const hexOf = (id: string): string | null => products.find((one) => one.id === id)?.shade?.hex ?? null;
const startOf = (productIds: readonly string[]) =>
  productIds.flatMap((id) => products.find((one) => one.id === id) ?? []);

test.each(faceTypes.map(({ code, productIds }) => [code, startOf(productIds)] as const))(
  "each of the five steps of %s is on the face, and all of it goes through an address and comes back",
  (code, start) => {
    for (const part of howToParts) expect(stepLayers(code, part, start).length, part).toBeGreaterThan(0);
    const look = lookOfType(code, start);
    for (const { layer } of look) expect(v.parse(lookLayerSchema, layer)).toEqual(layer);
    expect(parseLookCode(formatLookCode(look)!, hexOf)).toEqual(look);
  },
);

test.each(faceTypes.map(({ code, productIds }) => [code, productIds] as const))(
  "%s puts on what it begins with: a lip, and whatever it has for the eyes",
  (code, productIds) => {
    const applied = new Set(lookOfType(code, startOf(productIds)).map(({ productId }) => productId));
    expect(productIds.some((id) => id.startsWith("lip-") && applied.has(id))).toBe(true);
    const forEyes = productIds.filter((id) => /^(shadow|liner|mascara)/.test(id));
    expect(forEyes.filter((id) => applied.has(id)).length).toBeGreaterThan(0);
  },
);

it("is another look for each type, and the shade of a lip is the shade in the catalogue", () => {
  const looks = faceTypes.map(({ code, productIds }) => lookOfType(code, startOf(productIds)));
  expect(new Set(looks.map((look) => formatLookCode(look))).size).toBe(faceTypes.length);
  for (const { productId, layer } of looks.flat()) if (productId) expect(layer.hex).toBe(hexOf(productId));
});
