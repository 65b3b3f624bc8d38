import { formatDay } from "#app/kits/i18n/dates.ts";
import { formatYen } from "#app/kits/i18n/numbers.ts";
import { moodLabel } from "#app/kits/product/product-labels.ts";
import { productFacts } from "#app/kits/product/product-facts.server.ts";
import type { Ingredient } from "#contracts/ingredient.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { Product } from "#contracts/product.ts";
import type { Catalogue } from "#server/modules/products/catalogue.ts";
import { monthsSinceRelease } from "#server/modules/products/product-age.ts";
import { namedIngredients } from "#app/kits/search/source/ingredient-names.ts";
import { formatAge } from "./fact-formats.ts";
import { factWords } from "./fact-words.ts";
import {
  type FactRow,
  type FactsView,
  flagWords,
  type IngredientView,
  ingredientView,
  shownWords,
} from "./facts-view.server.ts";

const words = factWords("ja");
/** More shades of a series than this no row of chips shows. */
const mostShades = 60;

/**
 * What the sheet says of a product of a brand's own feed: the feed's words, in its language. Null where the feed says
 * nothing beyond the catalogue.
 */
export function brandFactsView(product: Product, at: { catalogue: Catalogue; now: Date }): FactsView | null {
  const { facts } = product;
  if (!facts) return null;
  return {
    ...{ lang: "ja", textLang: "ja", isTranslated: false, sampleNotice: null, materials: null, otherIngredients: [] },
    words: shownWords(words),
    ...{ plain: facts.plain ?? "", notFor: facts.notFor ?? "", howTo: facts.howTo ?? [] },
    lasting: { value: facts.lasting ?? "", note: "" },
    removal: { word: words.removal, text: facts.removal ?? "" },
    ingredients: (facts.ingredients ?? []).map(listedIngredient),
    flags: flagWords(product.ingredientFlags, words),
    ...{ cautions: facts.cautions ?? [], patchTest: facts.patchTest ?? null },
    sun: facts.sun === undefined ? null : { value: facts.sun, note: "" },
    shades: shadesOf(product, at.catalogue),
    rows: rowsOf(product, at.now),
  };
}

/** With the house's note where it knows what that is; else its name alone. */
function listedIngredient(name: string, place: number): IngredientView {
  const [id] = namedIngredients(productFacts.ingredients, name);
  const known: Ingredient | undefined = id === undefined ? undefined : productFacts.ingredients.get(id);
  // A name may stand there twice, and is then two lines.
  if (known) return { ...ingredientView(known, "ja"), id: `${place}`, name };
  return { ...{ id: `${place}`, name, otherName: null, note: null }, marks: [], colourIndex: null };
}

function shadesOf({ id, facts }: Product, { products }: Catalogue): FactsView["shades"] {
  if (facts?.series === undefined) return [];
  return products
    .filter((other) => other.facts?.series === facts.series)
    .slice(0, mostShades)
    .map((other) => ({
      ...{ id: other.id, number: other.number, hex: other.shade?.hex ?? null, isHere: other.id === id },
      ...{ name: other.names.ja, nameLang: "ja" as const },
    }));
}

function rowsOf(product: Product, now: Date): FactRow[] {
  const { facts, shade, releasedOn, names } = product;
  const finish = shade && productFacts.finishNames.get(shade.finish)?.ja;
  const day = formatDay(releasedOn, "ja", true);
  const ageMonths = monthsSinceRelease(releasedOn, jstDay(now));
  return [
    ...(names.en === undefined ? [] : [{ word: words.name, value: names.en, lang: "en" as const }]),
    { word: words.reading, value: product.reading },
    ...(facts?.category === undefined ? [] : [{ word: words.category, value: facts.category }]),
    ...(finish ? [{ word: words.finish, value: finish }] : []),
    ...(facts?.volume === undefined ? [] : [{ word: words.volume, value: facts.volume }]),
    { word: words.price, value: formatYen(product.priceYen, "ja") },
    { word: words.mood, value: product.moods.map(moodLabel).join(words.between) },
    ageMonths === null
      ? { word: words.releases, value: day }
      : { word: words.released, value: formatAge(day, ageMonths, words) },
    { word: words.jan, value: product.jan },
  ];
}
