import references from "#content/face-reference.json";
import type { FaceReference } from "#contracts/face-reference.ts";
import type { FaceType, ScanLanguage } from "#contracts/face-type.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { textIn } from "#contracts/localized-text.ts";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import { countFaceTypes } from "#server/modules/face-results/face-results.ts";
import type { Queries } from "#server/platform/database.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { wearPath } from "#app/kits/product/wear-address.ts";
import { lookOfType } from "./rules/look-of-type.ts";
import { referenceFor } from "./rules/face-references.ts";

const lineFaces = import.meta.glob<{ file: string }>("../../kits/ui/pictures/line-face-*.json", {
  eager: true,
  import: "default",
});

/** One type in the language of a page. */
export interface TypeView {
  code: FaceType["code"];
  kanji: string;
  reading: string;
  name: string;
  impression: string;
  story: string;
  /** Eye, brow, cheek, lip, contour. */
  steps: string[];
  constellation: FaceType["constellation"];
  /** Address of its line-drawn face, an SVG of 400 × 500. */
  lineFace: string;
  productIds: string[];
  /** The shade of the first of them, `#RRGGBB`: the drawn face wears it. */
  lipHex: string;
  /** Where its five steps open on a face. */
  wear: string | null;
}

/** A type as one page shows it. */
export function typeView(type: FaceType, { products }: Pick<MasterData, "products">, lang: ScanLanguage): TypeView {
  const { code, kanji, reading, names, impressions, stories, steps, constellation, productIds } = type;
  return {
    code,
    kanji,
    reading,
    name: names[lang],
    impression: impressions[lang],
    story: stories[lang],
    steps: steps.map(({ text }) => text[lang]),
    constellation,
    lineFace: lineFaceOf(code),
    productIds,
    wear: wearPath(
      lookOfType(
        code,
        productIds.flatMap((id) => products.find((one) => one.id === id) ?? []),
      ),
    ),
    lipHex: products.find(({ id }) => id === productIds[0])?.shade?.hex ?? "#c4000f",
  };
}

/** Address of a type's line-drawn face. */
export const lineFaceOf = (code: FaceType["code"]): string =>
  `/assets/v/${lineFaces[`../../kits/ui/pictures/line-face-${code}.json`]?.file ?? ""}`;

/** The products that the types begin with, by id, named in the language of the page. */
export function startingProducts(
  { products }: Pick<MasterData, "products">,
  types: readonly Pick<FaceType, "productIds">[],
  lang: ScanLanguage,
): Record<string, ProductListItem> {
  const startingIds = new Set(types.flatMap(({ productIds }) => productIds));
  return Object.fromEntries(
    products
      .filter(({ id }) => startingIds.has(id))
      .map((product) => [product.id, { ...productListItemOf(product), name: textIn(product.names, lang) }]),
  );
}

export interface ReferenceView {
  id: string;
  engine: FaceReference["engine"];
  source: string;
  count: number;
  shiftCount: number | null;
  limits: string;
}

const knownReferences = references as FaceReference[];

/** What results may have been read against, without its figures. */
export function referenceViews(lang: ScanLanguage): ReferenceView[] {
  return knownReferences.map(({ id, engine, source, count, shiftCount, limits }) => ({
    id,
    engine,
    source,
    count,
    shiftCount,
    limits: limits[lang],
  }));
}

/** The reference that a question result names: the one the page's first engine would have read against. */
export const questionReferenceId = (lang: ScanLanguage): string => referenceFor(knownReferences, "landmarker", lang).id;

/** Below this a number says more about single visitors than about all. */
const minCount = 30;

/**
 * How many visitors began with each type, by index; null where there are too few to say so, and everywhere while the
 * database does not answer.
 */
export async function loadTypeCounts(queries: Queries): Promise<(number | null)[]> {
  try {
    return (await countFaceTypes(queries)).map((count) => (count < minCount ? null : count));
  } catch (error) {
    if (isDatabaseUnavailable(error)) return Array.from({ length: 8 }, () => null);
    throw error;
  }
}
