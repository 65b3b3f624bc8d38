import { formatDay } from "#app/kits/i18n/dates.ts";
import { formatYen } from "#app/kits/i18n/numbers.ts";
import { moodLabel } from "#app/kits/product/product-labels.ts";
import { productFacts } from "#app/kits/product/product-facts.server.ts";
import type { Ingredient, IngredientFlag } from "#contracts/ingredient.ts";
import type { Language } from "#contracts/languages.ts";
import type { Product } from "#contracts/product.ts";
import { findProductFacts, type KnownProductFacts } from "#server/modules/products/find-product-facts.ts";
import { formatAge, formatLasting, formatUseTime, formatVolume } from "./fact-formats.ts";
import { factWords, type FactWords } from "./fact-words.ts";
import { textLanguage } from "../rules/facts-language.ts";

/** One line of the list of facts. `lang` stands where it is not the language of the texts. */
export interface FactRow {
  word: string;
  value: string;
  lang?: Language;
}

/**
 * What the sheet says of a product beyond the catalogue, as sentences in one language; null where nobody wrote of it.
 * @param lang names and finish are told in it, texts in Japanese or English
 */
export function factsView(product: Product, at: { products: readonly Product[]; now: Date; lang: Language }) {
  const facts = findProductFacts(productFacts, product, at);
  if (!facts) return null;
  const { lang } = at;
  const textLang = textLanguage(lang);
  const words = factWords(textLang);
  const { plain, howTo, removal, notFor, cautions, patchTest, materials, lasting, ingredients } = facts;
  return {
    ...{ lang, textLang, isTranslated: true },
    words: shownWords(words),
    sampleNotice: productFacts.sampleNotice?.[lang] ?? null,
    plain: plain[textLang],
    notFor: notFor[textLang],
    howTo: howTo.map((step) => step[textLang]),
    lasting: { value: formatLasting(lasting, words), note: lasting.note[textLang] },
    removal: { word: materials ? words.cleaning : words.removal, text: removal[textLang] },
    materials: materials?.[textLang] ?? null,
    ingredients: ingredients.listed.map((one) => ingredientView(one, textLang)),
    otherIngredients: ingredients.inOtherShades.map((one) => ingredientView(one, textLang)),
    flags: flagWords(ingredients.flags, words),
    cautions: cautions.map((one) => one[textLang]),
    patchTest: patchTest?.[textLang] ?? null,
    sun: facts.sun && { value: `SPF${facts.sun.spf} ${facts.sun.pa}`, note: facts.sun.note[textLang] },
    shades: shadesOf(facts, lang),
    rows: rowsOf(product, facts, { lang, words }),
  };
}

/** What the facts of one product are drawn from. */
export type FactsView = NonNullable<ReturnType<typeof factsView>>;

/** What one may want to avoid and is in it; null where that is not known. */
export const flagWords = (flags: readonly IngredientFlag[] | undefined, words: FactWords): string[] | null =>
  flags ? flags.map((flag) => words.flag[flag]) : null;

/** Only the words that stand on the screen: those of values are in the values already. */
export function shownWords({ language, plain, shades, here, notFor, use, steps, lasting, ...rest }: FactWords) {
  const { ingredients, ingredientsHint, ingredientsCount, others, materials, flags, flagsNone, flagsNote } = rest;
  return {
    ...{ language, plain, shades, here, notFor, use, steps, lasting, materials },
    ...{ ingredients, ingredientsHint, ingredientsCount, others, flags, flagsNone, flagsNote },
    ...{ cautions: rest.cautions, patchTest: rest.patchTest, facts: rest.facts, sun: rest.sun },
  };
}

/** One line of a list of ingredients. */
export interface IngredientView {
  id: string;
  name: string;
  /** That of the other list by which packs are printed; null where it is not known. */
  otherName: string | null;
  /** What it does; null where nobody wrote it. */
  note: string | null;
  marks: string[];
  colourIndex: string | null;
}

/** An ingredient with its note and the marks it bears. */
export function ingredientView(
  { id, names, purpose, flags, colourant }: Ingredient,
  lang: "ja" | "en",
): IngredientView {
  const words = factWords(lang);
  return {
    id,
    name: names[lang],
    otherName: names[lang === "ja" ? "en" : "ja"],
    note: purpose[lang],
    marks: flags.map((flag) => words.flag[flag]),
    colourIndex: colourant ? `CI ${colourant.ci.join(", ")}` : null,
  };
}

function shadesOf({ shades, productId }: KnownProductFacts, lang: Language) {
  return shades.map(({ id, number, names, shade }) => ({
    ...{ id, number, hex: shade?.hex ?? null, isHere: id === productId },
    ...nameIn(names, lang),
  }));
}

/** A name in the language, or in Japanese with that said. */
const nameIn = (names: Product["names"], lang: Language): { name: string; nameLang: Language } =>
  names[lang] === undefined ? { name: names.ja, nameLang: "ja" } : { name: names[lang], nameLang: lang };

function rowsOf(
  product: Product,
  facts: KnownProductFacts,
  { lang, words }: { lang: Language; words: FactWords },
): FactRow[] {
  const textLang = textLanguage(lang);
  const { name, nameLang } = nameIn(product.names, lang);
  const finish = product.shade && productFacts.finishNames.get(product.shade.finish)?.[lang];
  const day = formatDay(product.releasedOn, textLang, true);
  const useTime = formatUseTime(facts, words);
  return [
    ...(lang === "ja" ? [] : [{ word: words.name, value: name, ...(nameLang !== textLang && { lang: nameLang }) }]),
    ...(textLang === "ja" ? [{ word: words.reading, value: product.reading }] : []),
    { word: words.category, value: facts.category[textLang] },
    ...(finish ? [{ word: words.finish, value: finish, ...(lang !== textLang && { lang }) }] : []),
    { word: words.volume, value: formatVolume(facts.volume, words) },
    { word: words.price, value: formatYen(facts.priceYen, textLang) },
    ...(useTime ? [{ word: words.opened, value: useTime }] : []),
    ...(textLang === "ja" ? [{ word: words.mood, value: product.moods.map(moodLabel).join(words.between) }] : []),
    facts.ageMonths === null
      ? { word: words.releases, value: day }
      : { word: words.released, value: formatAge(day, facts.ageMonths, words) },
    { word: words.jan, value: facts.jan },
  ];
}
