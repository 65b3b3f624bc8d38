import * as v from "valibot";
import { worries } from "./hack-choices.ts";
import { hexSchema } from "./monster.ts";

/** A hack's number in a book: 1–96. */
const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(96));

/** The body of `POST /api/hack/book`: what was kept, at most one deck. */
export const saveHacksSchema = v.strictObject({
  numbers: v.pipe(v.array(numberSchema), v.minLength(1), v.maxLength(5)),
});

/** What a book page shows of one hack. */
export const hackCardSchema = v.object({
  number: numberSchema,
  worry: v.picklist(worries),
  title: v.string(),
  rule: v.string(),
  minutes: v.number(),
  hex: hexSchema,
  /** `/hack?r={key}` of this one alone. */
  key: v.string(),
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type HackCard = v.InferOutput<typeof hackCardSchema>;

/** `GET /api/hack/book`, and the answer of every change of it: the newest first. */
export const savedHacksSchema = v.object({ hacks: v.array(hackCardSchema) });
export type SavedHacks = v.InferOutput<typeof savedHacksSchema>;
