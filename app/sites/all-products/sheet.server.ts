import type { Language } from "#contracts/languages.ts";
import type { Product } from "#contracts/product.ts";
import { similarityOf } from "#app/kits/basics/shade-similarity.ts";
import { similarityLabel } from "#app/kits/product/similarity-label.ts";
import { barcodePath, reviewPath, skinMatchPath } from "#app/kits/product/product-address.ts";
import { createShopUrl } from "#contracts/shop-url.ts";
import { createProductJsonLd } from "#app/kits/product/product-json-ld.ts";
import { areSamples } from "#app/kits/product/product-facts.server.ts";
import { getProductPicture, productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import { wearProductPath } from "#app/kits/product/wear-product.ts";
import { getSwatchArt } from "#app/kits/product/swatch-art.server.ts";
import { lineLabel } from "#app/kits/product/product-labels.ts";
import { pictureFallback } from "#app/kits/ui/picture/picture-preload.ts";
import { findNearestProducts } from "#app/kits/product/nearest-products.server.ts";
import { shadeStylesPath } from "#app/kits/product/shade-styles.ts";
import type { Catalogue } from "#server/modules/products/catalogue.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { brandFactsView } from "./facts/brand-facts-view.server.ts";
import { factsView } from "./facts/facts-view.server.ts";
import { listRelated } from "./related.server.ts";
import { loadReviews } from "./reviews.server.ts";

/** How many neighbours of a shade are named. */
const neighbourCount = 4;

/**
 * Everything the sheet of one product shows, and what search engines and share pictures are told of it.
 * @param at.lang in which its facts are told
 */
export async function loadSheet(product: Product, page: PageContext, at: { catalogue: Catalogue; lang: Language }) {
  const { catalogue, lang } = at;
  const { id, line, number, names, jan, description, releasedOn, family, monsterId } = product;
  const { publicUrl, shopUrl } = page.platform.settings;
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const picture = getProductPicture(id);
  const monster = page.master.monsters.find((other) => other.id === monsterId);
  const desire = page.master.families.find((other) => other.id === family);
  const url = absolute(`/all-products?p=${id}`);
  const shop = createShopUrl(shopUrl, product);
  const imageUrl = picture && absolute(pictureFallback(picture));

  const neighbours = neighboursOf(product, catalogue.products);
  // Of a brand's own products the house's editors wrote nothing: their feed says what it says.
  const facts = catalogue.isFeed
    ? brandFactsView(product, { catalogue, now: page.now })
    : factsView(product, { products: page.master.products, now: page.now, lang });
  const shadesShown = [...neighbours.map(({ item }) => item.id), ...(facts?.shades ?? []).map((one) => one.id)];

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
    neighbours,
    shadeStyles: catalogue.isFeed ? shadeStylesPath([product, ...catalogue.pick(shadesShown)]) : null,
    facts,
    // A number of a feed may be one of the house's as well: what is said of that is not said of this.
    reviews: catalogue.isFeed ? null : await loadReviews(id, page),
    related: { ...listRelated(product, page), ...(catalogue.isFeed && { videos: [], recipes: [] }) },
    ways: {
      // Faces wear what the house's own content knows.
      tryOn: catalogue.isFeed ? null : wearProductPath(product),
      skinMatch: skinMatchPath(line),
      barcode: barcodePath(id),
      review: catalogue.isFeed ? null : reviewPath(id),
    },
    head: {
      id,
      title: `${lineLabel(line)} ${number} ${names.ja}`,
      description,
      url,
      jsonLd: createProductJsonLd(product, { url, shopUrl: shop, imageUrl, isSample: areSamples && !catalogue.isFeed }),
    },
  };
}

/** What the sheet of one product is drawn from. */
export type SheetData = Awaited<ReturnType<typeof loadSheet>>;

function neighboursOf({ id, shade }: Product, products: readonly Product[]) {
  if (!shade) return [];
  return findNearestProducts(products, shade.hex, neighbourCount + 1)
    .filter(({ product }) => product.id !== id)
    .slice(0, neighbourCount)
    .map(({ product, difference }) => ({ item: productListItemOf(product), difference }))
    .map(({ item, difference }) => ({
      item,
      difference: Math.round(difference * 10) / 10,
      word: similarityLabel(similarityOf(difference)),
    }));
}
