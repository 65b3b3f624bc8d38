import * as v from "valibot";
import { finishSchema, hexSchema, monsterIdSchema } from "./monster.ts";
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

const voiceSchema = v.object({ id: monsterIdSchema, name: v.string(), hex: hexSchema });

/** A letter, opened. */
export const prophecyLetterSchema = v.object({
  /** The day in Japan. */
  day: daySchema,
  /** `/lmp?d={day}&k={key}` */
  key: v.string(),
  form: v.picklist(prophecyForms),
  monster: voiceSchema,
  kernel: v.string(),
  /** What the other monster says; with it the seal was of silver. */
  reply: v.nullable(v.object({ monster: voiceSchema, text: v.string() })),
  occasion: v.nullable(
    v.object({ kind: v.picklist(prophecyOccasions), term: v.nullable(v.string()), reading: v.nullable(v.string()) }),
  ),
  hour: v.string(),
  sign: v.string(),
  gesture: v.string(),
  aside: v.string(),
  shade: shadeSchema,
});
export type ProphecyLetter = v.InferOutput<typeof prophecyLetterSchema>;

/** A kept letter as the calendar shows it. */
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

/** `GET /api/lmp/book`, and the answer of opening a letter. */
export const prophecyBookSchema = v.object({
  /** Tonight by the server's clock. */
  day: daySchema,
  /** When the next letter comes. */
  nextAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Null while it is sealed. */
  letter: v.nullable(prophecyLetterSchema),
  /** How many letters were opened in all. */
  count: v.number(),
  /** The letter before tonight's that is still to be answered, of the last seven nights. */
  asking: v.nullable(prophecyCardSchema),
  /** Months that have letters, the newest first. */
  months: v.array(prophecyMonthSchema),
  /** The letters of this month, in their order. */
  cards: v.array(prophecyCardSchema),
  /** Four desires that the visitor laid to rest, by their words: asleep until tomorrow, or ready to be opened. */
  palette: v.optional(v.nullable(v.object({ isReady: v.boolean(), words: v.array(v.string()) })), null),
});
export type ProphecyBook = v.InferOutput<typeof prophecyBookSchema>;

/** `GET /api/lmp/book/{month}` */
export const prophecyMonthCardsSchema = v.object({ cards: v.array(prophecyCardSchema) });

/** The body of `POST /api/lmp/letter/{day}/answer`. */
export const answerProphecySchema = v.strictObject({ answer: answerSchema });

/** Its answer: what was noted, and what all who saw the same sign said. */
export const prophecyAnsweredSchema = v.object({
  answer: answerSchema,
  /** All who answered はい or 外れ to this sign, oneself included. */
  answered: v.number(),
  cameTrue: v.number(),
});
export type ProphecyAnswered = v.InferOutput<typeof prophecyAnsweredSchema>;

/** `GET /api/lmp/passing`: tonight's letter for those whose browser keeps nothing. */
export const prophecyPassingSchema = v.object({ letter: prophecyLetterSchema });
