import type { LoaderFunctionArgs } from "react-router";
import { maxCardProducts, placesPath } from "#app/kits/buy/places-path.ts";
import { cardAddress, parseProductCodes } from "#app/kits/buy/product-codes.ts";
import { shops } from "#app/kits/buy/shops.server.ts";
import { formatYen } from "#app/kits/i18n/numbers.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { nextJstMidnight, jstText } from "#contracts/jst-calendar.ts";
import { prefectures, regionOf, toPrefecture } from "#contracts/prefectures.ts";
import type { Product } from "#contracts/product.ts";
import type { Shop } from "#contracts/shop.ts";
import { createShopUrl, hasShop } from "#contracts/shop-url.ts";
import { shadeStylesPath } from "#app/kits/product/shade-styles.ts";
import { catalogueOf } from "#server/modules/products/catalogue.ts";
import { createQrShape } from "#server/modules/qr/qr-shape.ts";
import { createStockReader, type StockReading } from "#server/modules/shops/read-shop-stock.ts";
import type { Platform } from "#server/platform/platform.ts";
import { prefectureNames } from "./rules/prefecture-names.ts";
import { type PlaceLanguage, shopView } from "./shop-view.server.ts";

/** Where the products of `?c=` are sold: online, and over the counters of `?in=`. */
export async function loadPlaces({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  const lang: PlaceLanguage = pathname.startsWith("/shops-en") ? "en" : "ja";
  const requested = parseProductCodes(searchParams.get("c") ?? "");
  const catalogue = catalogueOf(page.platform.settings, page.master);
  const products = catalogue.pick(requested);
  const ids = products.map(({ id }) => id);
  const prefecture = toPrefecture(searchParams.get("in"));
  const here = prefecture ? shops.filter((shop) => shop.prefecture === prefecture) : [];
  const near = prefecture && here.length === 0 ? shops.filter((shop) => isNear(shop, prefecture)) : [];
  const stock = await readStock(page);
  const toViews = (list: readonly Shop[]) => list.map((shop) => shopView(shop, { page, lang, products, stock }));

  page.hints.validUntil(nextJstMidnight(page.now));
  return {
    lang,
    path: placesPath([], lang),
    codes: new URL(placesPath(ids, lang), "http://page.test").searchParams.get("c") ?? "",
    items: products.map((product) => itemOf(product, { page, lang, ids })),
    shadeStyles: catalogue.isFeed ? shadeStylesPath(products) : null,
    hasUnknown: products.length < requested.length,
    hasShop: hasShop(page.platform.settings.shopUrl),
    prefecture,
    prefectures: prefectures.map((id) => ({ id, name: prefectureNames[id][lang] })),
    shops: toViews(here),
    near: toViews(near),
    isSample: shops.length > 0 && shops.every((shop) => shop.isSample),
    clock: jstText(page.now).slice(11, 16),
    stockReadAt: stock.readAt && jstText(new Date(stock.readAt)).slice(0, 16),
    qr: ids.length > 0 ? createQrShape(cardAddress(page.platform.settings.publicUrl, ids, lang)) : null,
    maxProducts: maxCardProducts,
  };
}

/** What the page is drawn from. */
export type PlacesData = Awaited<ReturnType<typeof loadPlaces>>;
export type PlaceItem = PlacesData["items"][number];

const isNear = (shop: Shop, prefecture: Shop["prefecture"]): boolean =>
  regionOf(shop.prefecture) === regionOf(prefecture);

function itemOf(
  product: Product,
  { page, lang, ids }: { page: PageContext; lang: PlaceLanguage; ids: readonly string[] },
) {
  const { id, number, names, jan, priceYen, shade, line } = product;
  return {
    ...{ id, line, number, jan, hex: shade?.hex ?? null },
    name: names[lang] ?? names.ja,
    price: formatYen(priceYen, lang),
    shopUrl: createShopUrl(page.platform.settings.shopUrl, product),
    /** The same list without it. */
    leavePath: placesPath(
      ids.filter((other) => other !== id),
      lang,
    ),
  };
}

// One reader for each hub of this process: it remembers what it read until the file changes.
const readers = new WeakMap<Platform, ReturnType<typeof createStockReader>>();

function readStock({ platform, now }: PageContext): Promise<StockReading> {
  const reader = readers.get(platform) ?? createStockReader(platform.settings.stockFile, platform.logger);
  readers.set(platform, reader);
  return reader(now);
}
