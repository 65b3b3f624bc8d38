import * as v from "valibot";
import { finishes } from "./finishes.ts";
import { localizedTextSchema } from "./localized-text.ts";

export const finishSchema = v.picklist(finishes);
export type Finish = v.InferOutput<typeof finishSchema>;

export const hexSchema = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/, "a colour is # and six upper-case hex digits"));
export const monsterIdSchema = v.pipe(v.string(), v.regex(/^(0[1-9]|1\d|2[0-4])$/, "monster ids run from 01 to 24"));

export const mouths = ["lips", "fangs", "slit", "slit of light", "seam", "seam of light", "none"] as const;

/** Length in characters as a reader counts them (code points, not UTF-16 units). */
const countCharacters = (text: string): number => [...text].length;

/** One of the twenty-four lip monsters. A monster is a shade: its name is the shade's name. */
export const monsterSchema = v.strictObject({
  id: monsterIdSchema,
  names: v.required(localizedTextSchema),
  /** The name in hiragana, for sorting and search. */
  reading: v.pipe(v.string(), v.nonEmpty()),
  hex: hexSchema,
  finish: finishSchema,
  /** The lip-world area where it lives; null for the one that lives nowhere yet. */
  area: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
  /** Its character in one short line, plain form. */
  character: v.pipe(v.string(), v.nonEmpty()),
  /** The small scene of the colour: 120 to 160 characters. */
  scene: v.pipe(
    v.string(),
    v.check(
      (text) => countCharacters(text) >= 120 && countCharacters(text) <= 160,
      "a scene has 120 to 160 characters",
    ),
  ),
  shot: v.pipe(v.string(), v.nonEmpty()),
  special: v.pipe(v.string(), v.nonEmpty()),
  bodyPlan: v.pipe(v.string(), v.nonEmpty()),
  prop: v.pipe(v.string(), v.nonEmpty()),
  mouth: v.picklist(mouths),
});

export type Monster = v.InferOutput<typeof monsterSchema>;
