import type { MasterData } from "#contracts/master-data.ts";
import type { Product } from "#contracts/product.ts";
import type { EyeShelf } from "./contract.ts";
import housePalettes from "./house-palettes.json" with { type: "json" };
import { brushes, pens } from "./rules/brushes.ts";

/** Everything that may be worn on the eyes, as the catalogue has it. */
export function eyeShelfOf({ products, families }: Pick<MasterData, "products" | "families">): EyeShelf {
  const coloured = products.flatMap((product) => (product.shade ? [{ product, shade: product.shade }] : []));
  const told = (product: Product, hex: string) => ({
    id: product.id,
    number: product.number,
    name: product.names.ja,
    hex,
  });
  return {
    shadows: coloured.flatMap(({ product, shade }) =>
      product.line === "shadow"
        ? [{ ...told(product, shade.hex), finish: shade.finish, family: product.family ?? 0 }]
        : [],
    ),
    families: families.map(({ id, kanji, names }) => ({ id, kanji, name: names.ja })),
    palettes: housePalettes.map(({ id, name, wells }) => ({
      id,
      name,
      wells: wells.map((number) => `shadow-${number}`),
    })),
    mascaras: coloured.flatMap(({ product, shade }) => {
      const brush = brushes[product.id];
      return brush ? [{ ...told(product, shade.hex), words: product.description, ...brush }] : [];
    }),
    liners: coloured.flatMap(({ product, shade }) => {
      const pen = pens[product.id];
      return pen ? [{ ...told(product, shade.hex), words: product.description, ...pen }] : [];
    }),
  };
}
