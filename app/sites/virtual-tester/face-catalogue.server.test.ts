import { join } from "node:path";
import { expect, test } from "vitest";
import * as v from "valibot";
import { mergeContent } from "#tools/content/merge-content.ts";
import { readContent } from "#tools/content/read-content.ts";
import { faceCatalogueSchema } from "./contract.ts";
import { faceCatalogueOf } from "./face-catalogue.server.ts";
import { linkedLookOf } from "./linked-look.server.ts";

const root = join(import.meta.dirname, "../../..");
const master = mergeContent(readContent(join(root, "content")).content, new Date("2026-11-27T00:00:00Z"));
const catalogue = faceCatalogueOf(master);
const productOf = (id: string | undefined) => master.products.find((product) => product.id === id);

test("every look is offered with its code, and with the colours of eyes, cheeks and lips", () => {
  expect(v.is(faceCatalogueSchema, catalogue)).toBe(true);
  expect(catalogue.looks).toHaveLength(24);
  for (const { id, colours } of catalogue.looks) expect(colours, id).toHaveLength(3);
  const red = catalogue.looks.find(({ id }) => id === "only-red");
  expect(red?.colours.at(-1)?.hex).toBe(productOf("lip-20")?.shade?.hex);
});

test("whatever a look wears on skin is among what one may choose there", () => {
  const missing = master.makeupLooks.flatMap(({ id, applied }) =>
    applied.flatMap(({ productId, layer }) => {
      const choices = catalogue.choices[layer.kind as keyof typeof catalogue.choices];
      return !choices || choices.includes(productId) ? [] : [`${id}: ${layer.kind} ${productId}`];
    }),
  );
  // A pearl on the cheeks is these two looks' own idea; it stands in front of the rail once it is worn.
  expect(missing).toEqual(["winter-window: blush shadow-022", "grape-vigil: blush shadow-022"]);
});

test("each part has a handful of colours at least, and few enough to look through", () => {
  for (const [kind, ids] of Object.entries(catalogue.choices)) {
    expect(ids.length, kind).toBeGreaterThanOrEqual(4);
    expect(ids.length, kind).toBeLessThanOrEqual(32);
    for (const id of ids) expect(["on-sale", "limited"], id).toContain(productOf(id)?.state);
  }
});

test("nothing blue or green is offered as a contour or a blush, and nothing dark as light", () => {
  for (const dark of ["shadow-055", "shadow-056", "shadow-058", "shadow-096"]) {
    expect(catalogue.choices.contour).not.toContain(dark);
    expect(catalogue.choices.blush).not.toContain(dark);
    expect(catalogue.choices.highlight).not.toContain(dark);
  }
});

test("a link tells the look's name, its lips and its products, each once", () => {
  const code = catalogue.looks.find(({ id }) => id === "one-tone-rose")?.code ?? "";
  const look = linkedLookOf(code, master);
  expect(look?.name).toBe("一色で済ます");
  expect(look?.lipId).toBe("lip-06");
  expect(look?.products.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["base-03", "shadow-024", "shadow-044", "mascara-04", "brow-02", "lip-06"]),
  );
  expect(look?.products).toHaveLength(6);
});

test.each([null, "", "1", "2AAAA", "1FDgZAB!", "x".repeat(121)])("%s is no look", (code) => {
  expect(linkedLookOf(code, master)).toBeNull();
});
