import { join } from "node:path";
import { expect, test } from "vitest";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { eyeCatalogueOf } from "./eye-catalogue.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-20T00:00:00Z"),
);
const catalogue = eyeCatalogueOf(master);
const idsOf = (line: string) => master.products.flatMap((one) => (one.line === line ? [one.id] : []));

test("every single shadow, every mascara and every liner of the catalogue can be worn", () => {
  expect(catalogue.shadows.map(({ id }) => id)).toEqual(idsOf("shadow"));
  expect(catalogue.mascaras.map(({ id }) => id)).toEqual(idsOf("mascara"));
  expect(catalogue.liners.map(({ id }) => id)).toEqual(idsOf("liner"));
});

test("a house palette is made of four different shadows that are on sale, in the twelve desires", () => {
  const families = new Set(catalogue.families.map(({ id }) => id));
  expect(families.size).toBe(12);
  for (const { name, wells } of catalogue.palettes) {
    expect(new Set(wells).size, name).toBe(4);
    for (const id of wells) {
      const product = master.products.find((one) => one.id === id);
      expect(product?.state, `${name}: ${id}`).toBe("on-sale");
      expect(families.has(product?.family ?? 0)).toBe(true);
    }
  }
});
