import type { Product } from "#contracts/product.ts";
import { kinshipOf, shadeDifference } from "#app/kits/basics/shade-kinship.ts";
import { kinshipWord } from "#app/kits/shelf/kinship.ts";
import { barcodeAddress, reviewAddress, shopAddress, tryOnAddress } from "#app/kits/shelf/product-address.ts";
import { productJsonLd } from "#app/kits/shelf/product-json-ld.ts";
import { productPicture, shelfItemOf } from "#app/kits/shelf/product-pictures.server.ts";
import { swatchArt } from "#app/kits/shelf/swatch-art.server.ts";
import { lineWord } from "#app/kits/shelf/product-words.ts";
import { pictureFallback } from "#app/kits/ui/picture/picture-preload.ts";
import type { PageContext } from "#app/shell/page-context.server.ts";
import { loadElsewhere } from "./elsewhere.server.ts";

/** How many neighbours of a shade are named. */
const neighbourCount = 4;

/** Everything the sheet of one product shows, and what search engines and share pictures are told of it. */
export async function loadSheet(product: Product, page: PageContext) {
  const { id, line, number, names, jan, description, shopPath, releasedOn, family, monsterId } = product;
  const { publicUrl, shopUrl } = page.platform.settings;
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const picture = productPicture(id);
  const monster = page.master.monsters.find((other) => other.id === monsterId);
  const desire = page.master.families.find((other) => other.id === family);
  const url = absolute(`/all-products?p=${id}`);
  const shop = shopAddress(shopUrl, shopPath);
  const imageUrl = picture && absolute(pictureFallback(picture));

  return {
    item: shelfItemOf(product),
    picture,
    art: product.shade && swatchArt(product.shade.finish),
    jan,
    description,
    releasedOn,
    latinName: names.en ?? null,
    reading: product.reading,
    moods: product.moods,
    scene: monster?.scene ?? null,
    character: monster?.character ?? null,
    /** The desire a single shadow belongs to, with the names of its sisters. */
    desire: desire && {
      kanji: desire.names.ja,
      names: page.master.products
        .filter((other) => other.family === family && other.id !== id)
        .map((other) => other.names.ja),
    },
    neighbours: neighboursOf(product, page.master.products),
    elsewhere: await loadElsewhere(product, page),
    ways: {
      tryOn: tryOnAddress(line, id),
      barcode: barcodeAddress(id),
      review: reviewAddress(id),
      shop,
    },
    head: {
      id,
      title: `${lineWord(line)} ${number} ${names.ja}`,
      description,
      url,
      jsonLd: productJsonLd(product, { url, shopUrl: shop, imageUrl }),
    },
  };
}

/** What the sheet of one product is drawn from. */
export type SheetData = Awaited<ReturnType<typeof loadSheet>>;

function neighboursOf({ id, shade }: Product, products: readonly Product[]) {
  if (!shade) return [];
  return products
    .flatMap((other) =>
      other.shade && other.id !== id
        ? { item: shelfItemOf(other), difference: shadeDifference(shade.hex, other.shade.hex) }
        : [],
    )
    .toSorted((a, b) => a.difference - b.difference)
    .slice(0, neighbourCount)
    .map(({ item, difference }) => ({
      item,
      difference: Math.round(difference * 10) / 10,
      word: kinshipWord(kinshipOf(difference)),
    }));
}
