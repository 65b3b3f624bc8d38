import * as v from "valibot";

/** The longest word that can be sent, in characters. */
export const maxSentWordLength = 24;
export const minSentWordLength = 2;
/** So many words one visitor sends in a day. */
export const maxSentWordsADay = 10;
/** So many answers one word takes. */
export const maxWordAnswers = 100;
/** A sent word is gone after so many days. */
export const sentWordDays = 30;

const idSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const monsterSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24));
const momentSchema = v.pipe(v.string(), v.isoTimestamp());

/** The written answers; their words are `send.answer-…` of the lip world's words. */
export const wordAnswers = [
  ...(["gone", "thin", "suits", "same", "meet", "ashamed"] as const),
  ...(["decide", "laughed", "praise", "call", "seat", "mirror"] as const),
] as const;
export const wordAnswerSchema = v.picklist(wordAnswers);
export type WordAnswer = v.InferOutput<typeof wordAnswerSchema>;

/** `reported`: hidden until somebody has looked; `cleared`: looked at, shown for good; `refused`: hidden for good. */
export type SentWordState = "open" | "reported" | "cleared" | "refused";

/** Why a word is not sent: somebody's name, a way to reach somebody, what would hurt whoever opens it, no words at all. */
export const wordRefusals = ["name", "contact", "harm", "empty"] as const;
export type WordRefusal = (typeof wordRefusals)[number];

/** `POST /api/lmw/words`. What is wrong with the words themselves is an answer, not an error: they can be changed. */
export const sendWordSchema = v.strictObject({
  words: v.pipe(v.string(), v.maxLength(4 * maxSentWordLength)),
  monster: monsterSchema,
});

/** `full`: enough for today. */
export const sendWordAnswerSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("sent"), id: idSchema }),
  v.object({ outcome: v.literal("refused"), reason: v.picklist(wordRefusals) }),
  v.object({ outcome: v.literal("full") }),
]);
export type SendWordAnswer = v.InferOutput<typeof sendWordAnswerSchema>;

/** What a friend said. */
const paintedWordSchema = v.object({ monster: monsterSchema, answer: wordAnswerSchema, at: momentSchema });

/** An own word, and who painted it over. */
const mySentWordSchema = v.object({
  id: idSchema,
  words: v.string(),
  monster: monsterSchema,
  sentAt: momentSchema,
  /** Somebody reported it: it is hidden until it was looked at, or for good. */
  isHidden: v.boolean(),
  answers: v.array(paintedWordSchema),
});
export type MySentWord = v.InferOutput<typeof mySentWordSchema>;

/** `GET /api/lmw/words`: the visitor's own, the newest first. */
export const mySentWordsSchema = v.object({ words: v.array(mySentWordSchema) });

/** `GET /api/lmw/words/:id`: for whoever has the link. */
export const receivedWordSchema = v.object({
  words: v.string(),
  monster: monsterSchema,
  isOwn: v.boolean(),
  /** How many have painted it over. */
  painted: v.number(),
  /** What this visitor answered. */
  myAnswer: v.nullable(wordAnswerSchema),
});
export type ReceivedWord = v.InferOutput<typeof receivedWordSchema>;

/** `POST /api/lmw/words/:id/paint` */
export const paintWordSchema = v.strictObject({ monster: monsterSchema, answer: wordAnswerSchema });

/** Why a received word is reported. */
export const wordReportReasons = ["hurts", "person", "other"] as const;
export const reportWordSchema = v.strictObject({ reason: v.picklist(wordReportReasons) });
export type WordReportReason = (typeof wordReportReasons)[number];

/** The `:id` of a word's address. */
export const sentWordParams = v.strictObject({ id: idSchema });
