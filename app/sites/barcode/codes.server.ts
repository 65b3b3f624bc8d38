import bwipjs from "bwip-js/node";
import { getProductPicture } from "#app/kits/product/product-pictures.server.ts";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import type { MasterData } from "#contracts/master-data.ts";
import type { Catalogue } from "#server/modules/products/catalogue.ts";
import type { Product } from "#contracts/product.ts";
import type { DrawerItem, FoundProduct, ShowCard } from "./contract.ts";

const cutouts = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-*-cut.json", {
  eager: true,
  import: "default",
});

/** The white cards of the products with these ids, in their order; ids nobody knows are left out. */
export const showCards = (catalogue: Catalogue, ids: readonly string[]): ShowCard[] =>
  catalogue.pick(ids).map(showCard);

/** The product with this code and whoever lives in its bars; null for a code that is not ours. */
export function findCode(
  catalogue: Catalogue,
  { monsters }: Pick<MasterData, "monsters">,
  jan: string,
): FoundProduct | null {
  const product = catalogue.byJan(jan);
  if (!product) return null;
  const monster = monsters.find(({ id }) => id === product.monsterId);
  const cutout = monster && cutouts[`../../kits/ui/pictures/monster-${monster.id}-cut.json`];
  return {
    ...showCard(product),
    hex: product.shade?.hex ?? null,
    picture: plain(cutout ?? getProductPicture(product.id)),
    isCutout: cutout !== undefined,
    monster: monster ? { id: monster.id, name: monster.names.ja, character: monster.character } : null,
  };
}

/** Everything a drawer may hold. */
export const listDrawerItems = ({ products }: Pick<Catalogue, "products">): DrawerItem[] =>
  products.map(({ id, jan, line, number, names, shade, state }) => ({
    ...{ id, jan, line, number, name: names.ja, state },
    ...{ hex: shade?.hex ?? null, finish: shade?.finish ?? null },
  }));

function showCard({ id, line, number, names, priceYen, state, jan }: Product): ShowCard {
  return { id, line, number, name: names.ja, priceYen, state, jan, widths: widthsOf(jan) };
}

/** Bars and spaces of an EAN-13 code in modules, a bar first: 59 widths, 95 modules. */
function widthsOf(jan: string): number[] {
  const [drawn] = bwipjs.raw({ bcid: "ean13", text: jan }) as { sbs?: number[] }[];
  return drawn?.sbs ?? [];
}

function plain(picture: PictureData | null): FoundProduct["picture"] {
  if (!picture) return null;
  const { name, hash, width, height, widths, color, preview, alt } = picture;
  return { name, hash, width, height, widths: [...widths], color, preview, alt: { ja: alt.ja } };
}
