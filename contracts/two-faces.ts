import * as v from "valibot";
import { faceTypeCodes } from "./hack-choices.ts";
import { lookSchema } from "./look.ts";
import { momentSchema } from "./visitor.ts";

/** The two hours of one person: nine in the morning, nine at night. */
export const dayHalves = ["morning", "night"] as const;
export type DayHalf = (typeof dayHalves)[number];

const indexSchema = (count: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(count - 1));

/** One of the eight looks of an hour. */
export const twoFacesLookSchema = v.strictObject({
  half: v.picklist(dayHalves),
  /** 0 to 7, and the place of its face type in `faceTypeCodes`: the code of a pair is made of it, so it never changes. */
  index: indexSchema(8),
  faceType: v.picklist(faceTypeCodes),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(10)),
  sentence: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  /** The lip of the catalogue whose shade the lip layer is. */
  lipProductId: v.pipe(v.string(), v.regex(/^lip-\d{2}$/)),
  layers: lookSchema.entries.layers,
});
export type TwoFacesLook = v.InferOutput<typeof twoFacesLookSchema>;

/** What is said of a morning and a night together. */
export const twoFacesLineSchema = v.strictObject({
  pair: v.tuple([indexSchema(8), indexSchema(8)]),
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
});
export type TwoFacesLine = v.InferOutput<typeof twoFacesLineSchema>;

const wordEntries = {
  half: v.picklist(dayHalves),
  /** Its place in codes that are out in the world: words are added behind the last one, never moved. */
  number: indexSchema(32),
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(7)),
};

/** Half a name: every head goes before every tail of its hour, but for those in `not`. */
export const twoFacesWordSchema = v.variant("part", [
  v.strictObject({ part: v.literal("head"), ...wordEntries, not: v.array(indexSchema(32)) }),
  v.strictObject({ part: v.literal("tail"), ...wordEntries }),
]);
export type TwoFacesWord = v.InferOutput<typeof twoFacesWordSchema>;

/** Everything a pair is: it stands in the address of its share, seven digits of base 32. */
export const twoFacesCodeSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{7}$/));

/** What 「名前をのこす」 sends: looks and names are in the code, nothing else leaves the phone. */
export const saveTwoFacesSchema = v.strictObject({ code: twoFacesCodeSchema });

/** How often a pair was chosen. Counts are of visitors. */
const countEntries = {
  /** Of this pair, the asking visitor included. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

export const savedTwoFacesSchema = v.object({
  code: twoFacesCodeSchema,
  ...countEntries,
  /** Nobody else has chosen it, although many have chosen something. */
  isUnchosen: v.boolean(),
});
export type SavedTwoFaces = v.InferOutput<typeof savedTwoFacesSchema>;

/** A page of names, the newest first. No face, no visitor. */
export const twoFacesGallerySchema = v.object({
  items: v.array(
    v.object({
      code: twoFacesCodeSchema,
      morning: v.string(),
      night: v.string(),
      ...countEntries,
      madeAt: momentSchema,
    }),
  ),
  /** Hand it in to get the next page; null at the end. */
  next: v.nullable(v.string()),
});
export type TwoFacesGallery = v.InferOutput<typeof twoFacesGallerySchema>;
