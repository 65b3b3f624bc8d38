import * as v from "valibot";
import { finishSchema, hexSchema, monsterIdSchema } from "./monster.ts";
import { mouthForms, strokesPerMouth } from "./mouth-form.ts";
import { prophecyForms, prophecyOccasions } from "./prophecy.ts";

/** 「当たった？」 はい, まだ, 外れ. */
export const prophecyAnswers = ["yes", "wait", "no"] as const;
export type ProphecyAnswer = (typeof prophecyAnswers)[number];
const answerSchema = v.picklist(prophecyAnswers);

const daySchema = v.pipe(v.string(), v.isoDate());
/** A month of the calendar: `2026-11`. */
export const prophecyMonthSchema = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

const shadeSchema = v.object({
  /** Of the lip in the catalogue: `lip-07`. */
  productId: v.string(),
  name: v.string(),
  hex: hexSchema,
  finish: finishSchema,
});

const speakerSchema = v.object({ id: monsterIdSchema, name: v.string(), hex: hexSchema });

/** A prophecy, opened. */
export const prophecySchema = v.object({
  /** The day in Japan. */
  day: daySchema,
  /** `/lmp?d={day}&k={key}` */
  key: v.string(),
  form: v.picklist(prophecyForms),
  monster: speakerSchema,
  kernel: v.string(),
  /** What the other monster says; with it the envelope was silver. */
  reply: v.nullable(v.object({ monster: speakerSchema, text: v.string() })),
  occasion: v.nullable(
    v.object({ kind: v.picklist(prophecyOccasions), term: v.nullable(v.string()), reading: v.nullable(v.string()) }),
  ),
  hour: v.string(),
  sign: v.string(),
  gesture: v.string(),
  aside: v.string(),
  shade: shadeSchema,
});
export type Prophecy = v.InferOutput<typeof prophecySchema>;

/** A saved prophecy as the calendar shows it. */
export const prophecyCardSchema = v.object({
  day: daySchema,
  key: v.string(),
  hex: hexSchema,
  monster: v.string(),
  kernel: v.string(),
  sign: v.string(),
  answer: v.nullable(answerSchema),
});
export type ProphecyCard = v.InferOutput<typeof prophecyCardSchema>;

/** The mouth that a visitor's letters draw, one stroke each. */
export const prophecyMarginStateSchema = v.object({
  /** Which of the visitor's mouths it is, from 1. */
  mouth: v.pipe(v.number(), v.integer(), v.minValue(1)),
  form: v.picklist(mouthForms),
  /** The colours of the strokes that are there, in their order; tonight's once its letter is open. */
  hexes: v.pipe(v.array(hexSchema), v.maxLength(strokesPerMouth)),
  /** What tonight's stroke is said with. */
  line: v.string(),
  /** `/lmp?c={code}`: the last mouth that was finished. */
  finished: v.nullable(v.string()),
});
export type ProphecyMarginState = v.InferOutput<typeof prophecyMarginStateSchema>;

/** `GET /api/lmp/book`, and the answer of opening a prophecy. */
export const prophecyHistorySchema = v.object({
  /** Today by the server's clock. */
  day: daySchema,
  /** When the next prophecy comes. */
  nextAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Null while it is unopened. */
  letter: v.nullable(prophecySchema),
  /** How many prophecies were opened in all. */
  count: v.number(),
  /** The prophecy before today's that is still to be answered, of the last seven days. */
  asking: v.nullable(prophecyCardSchema),
  /** Months that have prophecies, the newest first. */
  months: v.array(prophecyMonthSchema),
  /** The prophecies of this month, in their order. */
  cards: v.array(prophecyCardSchema),
  /** Four desires that the visitor laid to rest, by their words: asleep until tomorrow, or ready to be opened. */
  palette: v.optional(v.nullable(v.object({ isReady: v.boolean(), words: v.array(v.string()) })), null),
  /** Null before the first letter, and in copies that browsers saved before there were mouths. */
  margin: v.optional(v.nullable(prophecyMarginStateSchema), null),
});
export type ProphecyHistory = v.InferOutput<typeof prophecyHistorySchema>;

/** `GET /api/lmp/book/{month}` */
export const prophecyMonthCardsSchema = v.object({ cards: v.array(prophecyCardSchema) });

/** The body of `POST /api/lmp/letter/{day}/answer`. */
export const answerProphecySchema = v.strictObject({ answer: answerSchema });

/** Its answer: what was noted, and what all who saw the same omen said. */
export const prophecyAnsweredSchema = v.object({
  answer: answerSchema,
  /** All who answered はい or 外れ to this omen, oneself included. */
  answered: v.number(),
  cameTrue: v.number(),
});
export type ProphecyAnswered = v.InferOutput<typeof prophecyAnsweredSchema>;

/** `GET /api/lmp/passing`: today's prophecy for those whose browser saves nothing. */
export const unsavedProphecySchema = v.object({ letter: prophecySchema });
