import type { Product } from "#contracts/product.ts";
import { similarityOf, shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import { similarityLabel } from "#app/kits/product/similarity-label.ts";
import { barcodePath, reviewPath, createShopUrl, tryOnPath } from "#app/kits/product/product-address.ts";
import { createProductJsonLd } from "#app/kits/product/product-json-ld.ts";
import { getProductPicture, productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import { getSwatchArt } from "#app/kits/product/swatch-art.server.ts";
import { lineLabel } from "#app/kits/product/product-labels.ts";
import { pictureFallback } from "#app/kits/ui/picture/picture-preload.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { loadRelated } from "./related.server.ts";

/** How many neighbours of a shade are named. */
const neighbourCount = 4;

/** Everything the sheet of one product shows, and what search engines and share pictures are told of it. */
export async function loadSheet(product: Product, page: PageContext) {
  const { id, line, number, names, jan, description, shopPath, releasedOn, family, monsterId } = product;
  const { publicUrl, shopUrl } = page.platform.settings;
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const picture = getProductPicture(id);
  const monster = page.master.monsters.find((other) => other.id === monsterId);
  const desire = page.master.families.find((other) => other.id === family);
  const url = absolute(`/all-products?p=${id}`);
  const shop = createShopUrl(shopUrl, shopPath);
  const imageUrl = picture && absolute(pictureFallback(picture));

  return {
    item: productListItemOf(product),
    picture,
    art: product.shade && getSwatchArt(product.shade.finish),
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
    related: await loadRelated(product, page),
    ways: {
      tryOn: tryOnPath(line, id),
      barcode: barcodePath(id),
      review: reviewPath(id),
      shop,
    },
    head: {
      id,
      title: `${lineLabel(line)} ${number} ${names.ja}`,
      description,
      url,
      jsonLd: createProductJsonLd(product, { url, shopUrl: shop, imageUrl }),
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
        ? { item: productListItemOf(other), difference: shadeDifference(shade.hex, other.shade.hex) }
        : [],
    )
    .toSorted((a, b) => a.difference - b.difference)
    .slice(0, neighbourCount)
    .map(({ item, difference }) => ({
      item,
      difference: Math.round(difference * 10) / 10,
      word: similarityLabel(similarityOf(difference)),
    }));
}
