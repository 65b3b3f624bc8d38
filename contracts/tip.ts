import * as v from "valibot";
import { faceTypeCodes } from "./hack-choices.ts";
import { productLines } from "./product.ts";
import {
  dayParts,
  loopMotions,
  loopPositions,
  type LoopScene,
  seasons,
  tipParts,
  tipTools,
  tipWorries,
} from "./tip-choices.ts";

const loopSchema = v.pipe(
  v.strictObject({
    scene: v.picklist(Object.keys(loopPositions) as LoopScene[]),
    at: v.string(),
    motion: v.picklist(loopMotions),
  }),
  v.check(
    ({ scene, at }) => (loopPositions[scene] as readonly string[]).includes(at),
    "this close-up has no such place",
  ),
);
/** The three seconds above the steps: a close-up, a place in it, a motion. */
export type TipLoop = v.InferOutput<typeof loopSchema>;

/** Length in characters as a reader counts them (code points, not UTF-16 units). */
const textSchema = (count: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => [...text].length <= count, `at most ${count} characters`),
  );

export const tipIdSchema = v.pipe(v.string(), v.regex(/^tip-\d{3}$/));

/** One annoyance with its answer. Plain form; the caution alone speaks です・ます. */
export const tipSchema = v.strictObject({
  id: tipIdSchema,
  title: textSchema(20),
  /** The title in hiragana. */
  reading: v.pipe(v.string(), v.regex(/^[ぁ-んー]+$/, "a reading is hiragana")),
  /** The problem as visitors say it, several ways; the first stands above the steps. */
  asks: v.pipe(v.array(textSchema(40)), v.minLength(2)),
  steps: v.pipe(v.array(textSchema(40)), v.minLength(2), v.maxLength(5)),
  why: textSchema(60),
  /** Where skin or eyes are concerned; null elsewhere. */
  caution: v.nullable(textSchema(60)),
  parts: v.pipe(v.array(v.picklist(tipParts)), v.minLength(1)),
  worries: v.pipe(v.array(v.picklist(tipWorries)), v.minLength(1)),
  minutes: v.picklist([1, 3, 5, 10]),
  /** 1: at the first try. 3: after some evenings. */
  level: v.picklist([1, 2, 3]),
  tools: v.array(v.picklist(tipTools)),
  /** For whom it is a good place to start; empty: for everybody. */
  faceTypes: v.array(v.picklist(faceTypeCodes)),
  loop: loopSchema,
  /** Lines of the catalogue that it works with. */
  lines: v.array(v.picklist(productLines)),
  seasons: v.array(v.picklist(seasons)),
  hours: v.array(v.picklist(dayParts)),
});
export type Tip = v.InferOutput<typeof tipSchema>;
