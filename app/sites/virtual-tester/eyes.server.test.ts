import { join } from "node:path";
import { expect, test } from "vitest";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { eyeShelfOf } from "./eyes.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-20T00:00:00Z"),
);
const shelf = eyeShelfOf(master);
const idsOf = (line: string) => master.products.flatMap((one) => (one.line === line ? [one.id] : []));

test("every single shadow, every mascara and every liner of the catalogue can be worn", () => {
  expect(shelf.shadows.map(({ id }) => id)).toEqual(idsOf("shadow"));
  expect(shelf.mascaras.map(({ id }) => id)).toEqual(idsOf("mascara"));
  expect(shelf.liners.map(({ id }) => id)).toEqual(idsOf("liner"));
});

test("a house palette is made of four different shadows that are on sale, in the twelve desires", () => {
  const families = new Set(shelf.families.map(({ id }) => id));
  expect(families.size).toBe(12);
  for (const { name, wells } of shelf.palettes) {
    expect(new Set(wells).size, name).toBe(4);
    for (const id of wells) {
      const product = master.products.find((one) => one.id === id);
      expect(product?.state, `${name}: ${id}`).toBe("on-sale");
      expect(families.has(product?.family ?? 0)).toBe(true);
    }
  }
});
