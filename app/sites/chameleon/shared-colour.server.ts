import type { MasterData } from "#contracts/master-data.ts";
import { similarityOf } from "#app/kits/basics/shade-similarity.ts";
import { getProductPicture } from "#app/kits/product/product-pictures.server.ts";
import { type ProductListItem, toProductListItem } from "#app/kits/product/product-list-item.ts";
import { formatColourCode, parseColourCode } from "./rules/colour-code.ts";
import { bankOf } from "./rules/name-bank.ts";
import { nameColour, type NameIds, type NameWords, wordsOf } from "./rules/name-colour.ts";
import { nearestShade } from "./rules/nearest-shade.ts";

/** What of the master data names and turns colours. */
export type ColourMaster = Pick<
  MasterData,
  "products" | "chameleonThings" | "chameleonTimes" | "chameleonHabits" | "chameleonApart"
>;

/** A shade of the catalogue that a colour can turn into. */
export type ProductShade = ProductListItem & { hex: string };

/** What a shared link shows. */
export interface SharedColour {
  code: string;
  hex: string;
  words: NameWords;
  shade: ProductShade;
  kinship: ReturnType<typeof similarityOf>;
}

/** Every product with a colour of its own that has not come to its end. */
export function listProductShades({ products }: Pick<MasterData, "products">): ProductShade[] {
  return products.flatMap((product) => {
    const item = toProductListItem(product, getProductPicture(product.id)?.hash ?? null);
    return item.hex !== null && item.state !== "ended" ? [{ ...item, hex: item.hex }] : [];
  });
}

/** The find of a link; null for what is none. A link without words, or of words that are gone, is named anew. */
export function parseSharedColour(code: string, master: ColourMaster): SharedColour | null {
  const parsed = parseColourCode(code);
  if (!parsed) return null;
  const { hex, shadeId } = parsed;
  const shades = listProductShades(master);
  const nearest = nearestShade(hex, shades);
  const shade = shades.find(({ id }) => id === shadeId) ?? nearest.shade;
  const bank = bankOf(master);
  const knownWords = parsed.name && wordsOf(parsed.name, bank);
  const name = knownWords && parsed.name ? parsed.name : nameColour(hex, "", 0, bank);
  const words = knownWords ?? wordsOf(name, bank);
  if (!words) return null;
  const { difference } = nearestShade(hex, [shade]);
  return {
    code: formatColourCode({ hex, shadeId: shade.id, name }),
    hex,
    words,
    shade,
    kinship: similarityOf(difference),
  };
}

/** The code of a colour as it lies in a book, and the shade it turns into today. */
export function createColourCode(
  hex: string,
  name: NameIds,
  shades: readonly ProductShade[],
): { code: string; shade: ProductShade } {
  const { shade } = nearestShade(hex, shades);
  return { code: formatColourCode({ hex, shadeId: shade.id, name }), shade };
}
