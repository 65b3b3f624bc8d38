import type { MasterData } from "#contracts/master-data.ts";
import type { Product } from "#contracts/product.ts";
import type { EyeCatalogue } from "./contract.ts";
import housePalettes from "./house-palettes.json" with { type: "json" };
import { brushPresets, penPresets } from "./rules/brush-presets.ts";

/** Everything that may be worn on the eyes, as the catalogue has it. */
export function eyeCatalogueOf({ products, families }: Pick<MasterData, "products" | "families">): EyeCatalogue {
  const coloured = products.flatMap((product) => (product.shade ? [{ product, shade: product.shade }] : []));
  const baseFields = (product: Product, hex: string) => ({
    id: product.id,
    number: product.number,
    name: product.names.ja,
    hex,
  });
  return {
    shadows: coloured.flatMap(({ product, shade }) =>
      product.line === "shadow"
        ? [{ ...baseFields(product, shade.hex), finish: shade.finish, family: product.family ?? 0 }]
        : [],
    ),
    families: families.map(({ id, kanji, names }) => ({ id, kanji, name: names.ja })),
    palettes: housePalettes.map(({ id, name, wells }) => ({
      id,
      name,
      wells: wells.map((number) => `shadow-${number}`),
    })),
    mascaras: coloured.flatMap(({ product, shade }) => {
      const brush = brushPresets[product.id];
      return brush ? [{ ...baseFields(product, shade.hex), words: product.description, ...brush }] : [];
    }),
    liners: coloured.flatMap(({ product, shade }) => {
      const pen = penPresets[product.id];
      return pen ? [{ ...baseFields(product, shade.hex), words: product.description, ...pen }] : [];
    }),
  };
}
