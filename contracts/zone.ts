import * as v from "valibot";
import { localizedTextSchema } from "./localized-text.ts";

const headingLineSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((line) => [...line].length <= 14, "a line of the heading has at most 14 characters"),
);

/** One of the five zones of the hub, as the bottom bar and its own page name it. */
export const zoneSchema = v.strictObject({
  id: v.picklist([1, 2, 3, 4, 5]),
  /** The sign on the bar: 「入口」, 「素」. */
  kanji: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2)),
  /** The word beside the sign, what one does there: 「顔から」. */
  verb: localizedTextSchema,
  /** What one does there in plain words, broken where the vertical hero breaks it. */
  heading: v.pipe(v.array(headingLineSchema), v.minLength(1), v.maxLength(2)),
  /** What one finds there and what it takes, in one line. */
  line: v.pipe(v.string(), v.nonEmpty(), v.maxLength(32)),
  /** The sentence of the zone, in two halves: it comes second. */
  sentence: v.pipe(v.array(headingLineSchema), v.minLength(1), v.maxLength(2)),
  /** Name of its picture in the art manifest. */
  picture: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
});
export type Zone = v.InferOutput<typeof zoneSchema>;
