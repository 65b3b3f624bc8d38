import * as v from "valibot";
import { faceTypeCodes } from "./hack-choices.ts";

/** The four languages of the scan. */
export const scanLanguages = ["ja", "en", "zh-TW", "ko"] as const;
export type ScanLanguage = (typeof scanLanguages)[number];

/** The parts of a how-to, in the order in which they are drawn. */
export const howToParts = ["eye", "brow", "cheek", "lip", "contour"] as const;
export type HowToPart = (typeof howToParts)[number];

/** A text in each of the four languages; length in characters as a reader counts them (code points). */
const translatedTextSchema = (min: number, max: number) => {
  const text = v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => [...value].length >= min && [...value].length <= max, `between ${min} and ${max} characters`),
  );
  return v.strictObject({ ja: text, en: text, "zh-TW": text, ko: text });
};

/** Latin letters say less per character than kana do. */
const stepSchema = v.pipe(
  translatedTextSchema(1, 110),
  v.check(
    (text) => [...text.ja].length <= 60 && [...text["zh-TW"]].length <= 60 && [...text.ko].length <= 80,
    "a step has at most 60 characters in Japanese and Chinese, 80 in Korean",
  ),
);

const starSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));

/** Twelve stars on the visitor's own face and the lines between them. */
export const constellationSchema = v.strictObject({
  /** Landmark indices (0–477). */
  points: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(477))),
    v.length(12),
    v.check((points) => new Set(points).size === points.length, "a star stands there twice"),
  ),
  /** Pairs of places in `points`; every star is joined. */
  lines: v.pipe(
    v.array(v.tuple([starSchema, starSchema])),
    v.check((lines) => new Set(lines.flat()).size === 12, "a star is not joined"),
    v.check((lines) => lines.every(([a, b]) => a !== b), "a line leads nowhere"),
  ),
});
export type Constellation = v.InferOutput<typeof constellationSchema>;

/** One of the eight starting points. A starting point, never a rule. */
export const faceTypeSchema = v.strictObject({
  code: v.picklist(faceTypeCodes),
  /** The place in `faceTypeCodes`: line × 4 + depth × 2 + ratio. */
  index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  kanji: v.pipe(v.string(), v.nonEmpty()),
  reading: v.pipe(v.string(), v.regex(/^[ぁ-んー]+$/, "a reading is hiragana")),
  names: translatedTextSchema(1, 24),
  /** One line. */
  impressions: translatedTextSchema(1, 60),
  stories: translatedTextSchema(60, 100),
  constellation: constellationSchema,
  steps: v.pipe(
    v.array(v.strictObject({ part: v.picklist(howToParts), text: stepSchema })),
    v.length(howToParts.length),
    v.check((steps) => steps.every(({ part }, i) => part === howToParts[i]), "eye, brow, cheek, lip, contour"),
  ),
  /** Products of the catalogue to start with; lips first. */
  productIds: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(3), v.maxLength(8)),
});
export type FaceType = v.InferOutput<typeof faceTypeSchema>;

/** What two of them are called side by side. No rank, no percentage. */
export const faceDuoSchema = v.strictObject({
  /** Lower index first; the same twice is a duo as well. */
  pair: v.pipe(
    v.tuple([v.picklist(faceTypeCodes), v.picklist(faceTypeCodes)]),
    v.check(([a, b]) => faceTypeCodes.indexOf(a) <= faceTypeCodes.indexOf(b), "the lower index stands first"),
  ),
  titles: translatedTextSchema(1, 36),
});
export type FaceDuo = v.InferOutput<typeof faceDuoSchema>;
