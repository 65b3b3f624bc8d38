import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import type { TypeView } from "../../page-parts.server.ts";
import type { Tones } from "./paint-make-up.ts";

/** The colours of a type's how-to: those of the products it begins with, and what skin has of its own. */
export function typeTones({ productIds }: TypeView, products: Readonly<Record<string, ProductListItem>>): Tones {
  const hexes = (line: ProductListItem["line"]): string[] =>
    productIds.flatMap((id) => (products[id]?.line === line ? (products[id].hex ?? []) : []));
  const [lip = "#b0303a", secondLip = lip] = hexes("lip");
  const [eye = "#6d4a3f"] = hexes("shadow");
  return {
    lip,
    eye,
    cheek: secondLip,
    liner: hexes("liner")[0] ?? "#1d1414",
    brow: hexes("brow")[0] ?? "#4a3a33",
    light: "#fff6ec",
    shade: "#5b3a30",
  };
}
