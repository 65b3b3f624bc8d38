import * as v from "valibot";
import { mouthForms, mouthPhases } from "./mouth-form.ts";
import { prophecyLineSchema, prophecyMoods } from "./prophecy.ts";
import { prophecyAnswers } from "./prophecy-history.ts";

const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** 余白: what is said with a stroke. 1–30 belong to one mouth, 31–60 to the next. */
export const prophecyMarginSchema = v.strictObject({ number: numberSchema, text: prophecyLineSchema });
export type ProphecyMargin = v.InferOutput<typeof prophecyMarginSchema>;

/** What is said instead, once in a phase, to whoever answered 「当たった？」 in this mouth. */
export const prophecyMarginReplySchema = v.strictObject({
  number: numberSchema,
  answer: v.picklist(prophecyAnswers),
  phase: v.pipe(numberSchema, v.maxValue(mouthPhases)),
  text: prophecyLineSchema,
});
export type ProphecyMarginReply = v.InferOutput<typeof prophecyMarginReplySchema>;

/** What a finished mouth looks like in words, by its taste and its shape. */
export const prophecyMouthSchema = v.strictObject({
  number: numberSchema,
  mood: v.picklist(prophecyMoods),
  form: v.picklist(mouthForms),
  text: prophecyLineSchema,
});
export type ProphecyMouth = v.InferOutput<typeof prophecyMouthSchema>;
