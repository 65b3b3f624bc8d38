import type { MasterData } from "#contracts/master-data.ts";
import { kinshipOf } from "#app/kits/basics/shade-kinship.ts";
import { productPicture } from "#app/kits/shelf/product-pictures.server.ts";
import { type ShelfItem, shelfItem } from "#app/kits/shelf/shelf-item.ts";
import { findCode, readFindCode } from "./rules/find-code.ts";
import { bankOf } from "./rules/name-bank.ts";
import { nameColour, type NameIds, type NameWords, wordsOf } from "./rules/name-colour.ts";
import { nearestShade } from "./rules/nearest-shade.ts";

/** What of the master data names and turns colours. */
export type HuntMaster = Pick<
  MasterData,
  "products" | "chameleonThings" | "chameleonTimes" | "chameleonHabits" | "chameleonApart"
>;

/** A shade of the shelf that a colour can turn into. */
export type StockShade = ShelfItem & { hex: string };

/** What a shared link shows. */
export interface SharedFind {
  code: string;
  hex: string;
  words: NameWords;
  shade: StockShade;
  kinship: ReturnType<typeof kinshipOf>;
}

/** Every product with a colour of its own that has not come to its end. */
export function stockShades({ products }: Pick<MasterData, "products">): StockShade[] {
  return products.flatMap((product) => {
    const item = shelfItem(product, productPicture(product.id)?.hash ?? null);
    return item.hex !== null && item.state !== "ended" ? [{ ...item, hex: item.hex }] : [];
  });
}

/** The find of a link; null for what is none. A link without words, or of words that are gone, is named anew. */
export function findOf(code: string, master: HuntMaster): SharedFind | null {
  const read = readFindCode(code);
  if (!read) return null;
  const { hex, shadeId } = read;
  const shades = stockShades(master);
  const nearest = nearestShade(hex, shades);
  const shade = shades.find(({ id }) => id === shadeId) ?? nearest.shade;
  const bank = bankOf(master);
  const known = read.name && wordsOf(read.name, bank);
  const name = known && read.name ? read.name : nameColour(hex, "", 0, bank);
  const words = known ?? wordsOf(name, bank);
  if (!words) return null;
  const { difference } = nearestShade(hex, [shade]);
  return { code: findCode({ hex, shadeId: shade.id, name }), hex, words, shade, kinship: kinshipOf(difference) };
}

/** The code of a colour as it lies in a book, and the shade it turns into today. */
export function codeOf(hex: string, name: NameIds, shades: readonly StockShade[]): { code: string; shade: StockShade } {
  const { shade } = nearestShade(hex, shades);
  return { code: findCode({ hex, shadeId: shade.id, name }), shade };
}
