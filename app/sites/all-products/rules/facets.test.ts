import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { readContent } from "#tools/content/read-content.ts";
import { colourGroupOf, colourGroups } from "./colour-groups.ts";
import { faceTypeCodes, faceTypesOf } from "./face-types.ts";
import { type Chosen, facetIds } from "./facet-ids.ts";
import { countFacets, facetOptions, facetsOf, filterEntries, type CatalogueEntry } from "./facets.ts";

const { products } = readContent(join(import.meta.dirname, "../../../../content")).content;
const entries: CatalogueEntry[] = products.map((product) => ({
  product,
  colour: product.shade && hexToOklch(product.shade.hex),
}));
const chosen = (some: Partial<Chosen> = {}): Chosen =>
  Object.fromEntries(facetIds.map((id) => [id, some[id] ?? []])) as unknown as Chosen;

describe("narrowing the shelf", () => {
  it("lets everything through while nothing is chosen", () => {
    expect(filterEntries(entries, chosen())).toEqual(entries);
  });

  it("takes any of the values of one facet, and only what fits all facets", () => {
    const reds = filterEntries(entries, chosen({ line: ["lip", "tint"], finish: ["matte"] }));
    expect(reds.length).toBeGreaterThan(2);
    for (const { product } of reds) {
      expect(["lip", "tint"]).toContain(product.line);
      expect(product.shade?.finish).toBe("matte");
    }
  });

  it("keeps only what lacks all that is to be avoided, and no tool", () => {
    const both = filterEntries(entries, chosen({ without: ["fragrance", "allergen"] }));
    expect(both.map(({ product }) => product.id)).toContain("lip-01");
    for (const one of both) {
      const { product } = one;
      expect(facetsOf(one).without).toEqual(expect.arrayContaining(["fragrance", "allergen"]));
      expect(product.line).not.toBe("tool");
    }
    const counts = countFacets(entries, chosen({ without: ["fragrance"] }));
    expect(counts.without.allergen, "another one narrows further").toBe(both.length);
  });

  it("counts what each value would leave, as if its own facet were not narrowed", () => {
    const some = chosen({ line: ["lip"], finish: ["gloss"] });
    const counts = countFacets(entries, some);
    for (const id of facetIds) {
      for (const value of facetOptions[id]) {
        const remaining = filterEntries(entries, { ...some, [id]: [value] });
        expect(counts[id][value], `${id} ${value}`).toBe(remaining.length);
      }
    }
    expect(counts.line.shadow).toBeGreaterThanOrEqual(0);
  });

  it("knows every value a product of the catalogue has, but the one finish that is any", () => {
    const values = facetIds.flatMap((id) =>
      entries.flatMap((one) => facetsOf(one)[id].map((value) => [id, value] as const)),
    );
    const unknown = values.filter(([id, value]) => !facetOptions[id].includes(value));
    expect(new Set(unknown.map(String))).toEqual(new Set(["finish,any"]));
  });

  it("offers no value that nothing on the shelf has", () => {
    const counts = countFacets(entries, chosen());
    for (const id of facetIds) {
      for (const value of facetOptions[id]) expect(counts[id][value], `${id} ${value}`).toBeGreaterThan(0);
    }
  });

  it("puts each price into one step only", () => {
    for (const one of entries) expect(facetsOf(one).price).toHaveLength(1);
  });
});

describe("a colour", () => {
  it.each([
    ["#E0001B", "red"],
    ["#F3B8D2", "pink"],
    ["#F09A55", "orange"],
    ["#C9A08C", "beige"],
    ["#7A3F30", "brown"],
    ["#5B2A4F", "purple"],
    ["#243F86", "blue"],
    ["#98D421", "green"],
    ["#F5ECE4", "pale"],
    ["#131214", "dark"],
  ])("%s is looked for as %s", (hex, group) => {
    expect(colourGroupOf(hexToOklch(hex))).toBe(group);
  });

  it("belongs to one group, wherever on the wheel it stands", () => {
    for (let l = 0; l <= 1; l += 0.1) {
      for (let c = 0; c <= 0.3; c += 0.03) {
        for (let h = 0; h < 360; h += 5) expect(colourGroups).toContain(colourGroupOf({ l, c, h }));
      }
    }
  });
});

describe("a face to start from", () => {
  it("has two lips of its own, and something of everything else", () => {
    for (const code of faceTypeCodes) {
      const startingEntries = entries.filter(({ product }) => faceTypesOf(product).includes(code));
      expect(startingEntries.filter(({ product }) => product.line === "lip")).toHaveLength(2);
      expect(startingEntries.length).toBeGreaterThan(10);
      expect(startingEntries.length).toBeLessThan(entries.length / 2);
    }
  });
});
