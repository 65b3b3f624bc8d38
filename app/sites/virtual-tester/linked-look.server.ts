import { formatLookCode, parseLookCode } from "#contracts/look-code.ts";
import type { MasterData } from "#contracts/master-data.ts";

/** What a link with a look tells before anything of it is worn, and to those who have no script. */
export interface LinkedLook {
  /** The name of a look of the house; null for one of somebody's own. */
  name: string | null;
  /** The lip or tint on its lips; null where they are bare, or in no colour of the catalogue. */
  lipId: string | null;
  /** What it is made of, each once, as it is put on. */
  products: readonly { id: string; name: string }[];
}

/** Reads `?look=`; null for no code, and for one that says nothing here. */
export function linkedLookOf(
  code: string | null,
  { products, makeupLooks }: Pick<MasterData, "products" | "makeupLooks">,
): LinkedLook | null {
  const applied = code === null ? null : parseLookCode(code, (id) => productOf(id)?.shade?.hex ?? null);
  if (!applied) return null;
  const ids = [...new Set(applied.flatMap(({ productId }) => productId ?? []))];
  return {
    name: makeupLooks.find((look) => formatLookCode(look.applied) === code)?.names.ja ?? null,
    lipId: applied.findLast(({ layer }) => layer.kind === "lip")?.productId ?? null,
    products: ids.flatMap((id) => {
      const product = productOf(id);
      return product ? [{ id, name: product.names.ja }] : [];
    }),
  };

  function productOf(id: string) {
    return products.find((product) => product.id === id);
  }
}
