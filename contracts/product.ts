import * as v from "valibot";
import { brandFactsSchema } from "./brand-facts.ts";
import { ingredientFlags } from "./ingredient.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { finishSchema, hexSchema, monsterIdSchema } from "./monster.ts";

export const productLines = ["lip", "tint", "mascara", "liner", "shadow", "base", "brow", "tool"] as const;
export const productStates = ["on-sale", "limited", "ended", "coming"] as const;
export const moods = ["quiet", "bold", "sweet", "dry", "nocturnal", "playful", "nostalgic", "clear"] as const;

/** The GS1 check digit of the first twelve digits of an EAN-13 code (GS1 General Specifications, 7.9). */
export function eanCheckDigit(firstTwelve: string): number {
  const sum = [...firstTwelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** A JAN code of 13 digits. What the house made up is of the in-store range 20–29, which can never collide with a real product. */
export const janSchema = v.pipe(
  v.string(),
  v.regex(/^\d{13}$/, "a JAN has 13 digits"),
  v.check((jan) => eanCheckDigit(jan.slice(0, 12)) === Number(jan[12]), "the 13th digit does not fit"),
);

export const dateSchema = v.pipe(v.string(), v.isoDate());

export const productIdSchema = v.pipe(v.string(), v.regex(/^(lip|tint|mascara|liner|shadow|base|brow|tool)-\d{2,5}$/));

/** One article of the catalogue. `shade` is missing only where a product has no colour (tools, clear base). */
export const productSchema = v.strictObject({
  id: productIdSchema,
  line: v.picklist(productLines),
  /** The number printed on the pack: "01", "108"; a brand's own may have five digits. */
  number: v.pipe(v.string(), v.regex(/^\d{2,5}$/)),
  names: localizedTextSchema,
  reading: v.pipe(v.string(), v.nonEmpty()),
  jan: janSchema,
  /** The brand's own article code, where its shop knows products by one (`{code}` of SHOP_URL). */
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/))),
  /** Price in yen, tax included. */
  priceYen: v.pipe(v.number(), v.integer(), v.minValue(1)),
  releasedOn: dateSchema,
  state: v.picklist(productStates),
  shade: v.nullable(v.strictObject({ hex: hexSchema, finish: finishSchema })),
  /** One or two sentences about the product, at most 80 characters, no claim of effect. */
  description: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  moods: v.pipe(v.array(v.picklist(moods)), v.minLength(1)),
  /** Path below SHOP_URL. */
  shopPath: v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/)),
  monsterId: v.optional(monsterIdSchema),
  /**
   * What its ingredients are flagged with; absent where no list is known, or one of its ingredients is not. Nobody writes
   * it: it follows from `content/product-facts`, or from the ingredients of a feed.
   */
  ingredientFlags: v.optional(v.array(v.picklist(ingredientFlags))),
  /** Of a brand's own feed alone; what is said of the house's products is in `content/product-facts`. */
  facts: v.optional(brandFactsSchema),
  /** Desire family 1–12, single shadows only. */
  family: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
});

export type Product = v.InferOutput<typeof productSchema>;

/** One of the twelve families of desires that single shadows belong to. */
export const familySchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  /** The one kanji that names it. */
  kanji: v.pipe(v.string(), v.length(1)),
  names: localizedTextSchema,
});

export type Family = v.InferOutput<typeof familySchema>;
