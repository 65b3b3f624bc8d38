import * as v from "valibot";
import { nameBankSchema } from "#contracts/colour-names.ts";

/** `#rrggbb`, lower case. */
const hexSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));
const wordNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));
const nameSchema = v.strictObject({ time: wordNumber, habit: wordNumber, thing: wordNumber });

/** A shade that a colour may turn into: what is shown of it. */
export const productShadeSchema = v.object({
  id: v.string(),
  line: v.string(),
  number: v.string(),
  name: v.string(),
  hex: v.string(),
  finish: v.string(),
  priceYen: v.number(),
  state: v.string(),
  picture: v.nullable(v.string()),
});

/** All that naming and turning need, so that both happen on the device. */
export const shadeDataSchema = v.object({ bank: nameBankSchema, shades: v.array(productShadeSchema) });

/** A find on its way into the book: a colour and its words, never a picture. */
export const newColourSchema = v.strictObject({
  hex: hexSchema,
  name: nameSchema,
  /** The saved colour that makes room in a full collection. */
  replaces: v.nullable(v.pipe(v.string(), v.uuid())),
});

export const collectedColourSchema = v.object({
  id: v.string(),
  hex: hexSchema,
  /** 時間, 癖, 物. */
  words: v.tuple([v.string(), v.string(), v.string()]),
  hue: v.nullable(v.number()),
  /** `/chameleon?c={code}` */
  code: v.string(),
  shade: v.object({ id: v.string(), name: v.string() }),
  foundAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type CollectedColour = v.InferOutput<typeof collectedColourSchema>;

/** The visitor's book, the newest first. */
export const collectionSchema = v.object({
  cells: v.array(collectedColourSchema),
  limit: v.number(),
  /** When the rainbow was full for the first time. */
  costumeAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type Collection = v.InferOutput<typeof collectionSchema>;

export const saveResultSchema = v.object({
  outcome: v.picklist(["kept", "already", "full"]),
  isCostumeNew: v.boolean(),
  book: collectionSchema,
});
export type SaveResult = v.InferOutput<typeof saveResultSchema>;

/** What all visitors of the hub found on a day in Japan. */
export const todaysColoursSchema = v.object({
  day: v.string(),
  /** Finds of all hues and greys. */
  count: v.number(),
  hues: v.array(v.object({ hue: v.nullable(v.number()), count: v.number(), hex: hexSchema })),
});
export type TodaysColours = v.InferOutput<typeof todaysColoursSchema>;
