import * as v from "valibot";
import { tipFeedbackReasons } from "./tip-choices.ts";

const termSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(24));

/** Words that mean the same to whoever searches, and words that lie near; what `content/search/synonyms.json` holds. */
export const synonymGroupSchema = v.strictObject({
  terms: v.pipe(v.array(termSchema), v.minLength(1)),
  near: v.optional(v.array(termSchema)),
  /** These words ask for things of one kind. */
  leads: v.optional(v.picklist(["product", "faq"])),
});

export const thesaurusSchema = v.pipe(v.array(synonymGroupSchema), v.minLength(120));

/** Words that ask without saying what for; what `content/search/fillers.json` holds. */
export const fillersSchema = v.array(termSchema);

/** The words of another language, in one file: what `content/search/en.json` and its siblings hold. */
export const foreignWordsSchema = v.strictObject({
  synonyms: v.pipe(v.array(synonymGroupSchema), v.minLength(40)),
  fillers: fillersSchema,
});

/** The body of `PUT /api/tips/feedback`. */
export const tipFeedbackSchema = v.pipe(
  v.strictObject({
    tipId: v.pipe(v.string(), v.regex(/^tip-\d{3}$/)),
    isHelpful: v.boolean(),
    reason: v.optional(v.picklist(tipFeedbackReasons)),
  }),
  v.check(({ isHelpful, reason }) => !(isHelpful && reason), "only what did not help has a reason"),
);
export type TipFeedback = v.InferOutput<typeof tipFeedbackSchema>;

/** Its answer: what is stored now, and how many were helped by the tip. */
export const tipFeedbackAnswerSchema = v.object({
  tipId: v.string(),
  isHelpful: v.boolean(),
  reason: v.nullable(v.picklist(tipFeedbackReasons)),
  helpfulCount: v.number(),
});

/** The body of `POST /api/tips/zero-results`: a query that found nothing. Stored for a day, without who asked. */
export const zeroResultSchema = v.strictObject({
  query: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(400)),
});

export const zeroResultAnswerSchema = v.object({ isCounted: v.boolean() });
