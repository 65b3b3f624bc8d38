import * as v from "valibot";
import { desireCount } from "./desire-ids.ts";

/** The number of a desire, 1 to 108; the single shadow `shadow-NNN` is its colour. */
export const desireIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(desireCount));

const translatedTextSchema = (maxCharacters: number) => {
  const text = v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((value) => [...value].length <= maxCharacters, `at most ${maxCharacters} characters`),
  );
  return v.strictObject({ ja: text, "zh-TW": text });
};

/**
 * One of the hundred and eight desires. Its word is the name of its shadow; what is written here is what is heard before
 * the colour is known, so it never tells one.
 */
export const desireSchema = v.strictObject({
  id: desireIdSchema,
  /** Its colour: one single shadow, and no other desire's. */
  shadow: v.pipe(v.string(), v.regex(/^shadow-\d{3}$/)),
  /** One of each family sleeps until monsters were met. */
  isHidden: v.boolean(),
  /** The line of why that a tap lets hear. */
  whisper: translatedTextSchema(26),
  /** How it stands in front of a palette's name, 「二度寝の」, and at its end, 「許可証」. */
  head: translatedTextSchema(8),
  tail: translatedTextSchema(6),
});
export type Desire = v.InferOutput<typeof desireSchema>;
