import * as v from "valibot";
import { videoIdSchema } from "./video.ts";

const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** A programme that comes back every week: its videos run one after the other, round and round, until it ends. */
export const programmeSchema = v.strictObject({
  id: idSchema,
  /** Days of the week in Japan on which it begins, 0 is Sunday. */
  weekdays: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.minLength(1)),
  /** Time of day in Japan, 24 hours: "21:30". */
  startsAt: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(120)),
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(14)),
  lead: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  reel: v.pipe(v.array(videoIdSchema), v.minLength(1)),
  poll: v.strictObject({
    question: v.pipe(v.string(), v.nonEmpty(), v.maxLength(30)),
    choices: v.pipe(
      v.array(v.strictObject({ id: idSchema, words: v.pipe(v.string(), v.nonEmpty(), v.maxLength(14)) })),
      v.minLength(2),
      v.maxLength(4),
    ),
  }),
  /**
   * A player of somebody else's in the place of our own videos. It is loaded only after a tap, and only where the
   * transmission table has the row.
   */
  outside: v.optional(
    v.strictObject({
      transmissionId: idSchema,
      player: v.pipe(v.string(), v.url()),
      page: v.pipe(v.string(), v.url()),
    }),
  ),
});
export type Programme = v.InferOutput<typeof programmeSchema>;

/** A stamp of the chat: strokes on a field of 48 × 48. */
export const stampSchema = v.strictObject({
  id: idSchema,
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8)),
  paths: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s.,-]+$/))), v.minLength(1)),
});
export type Stamp = v.InferOutput<typeof stampSchema>;

export const phrasesSchema = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(14))), v.length(60));
export const stampsSchema = v.pipe(v.array(stampSchema), v.length(12));

/** A programme and the day in Japan on which it is on: `hitoiro-yawa.20261128`. */
export const broadcastIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}\.\d{8}$/));

export const broadcastStates = ["off", "on", "cancelled", "replay"] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/** Why a question is not shown; the asker reads it in words. */
export const questionRefusals = ["elsewhere", "person", "advice", "twice"] as const;
export type QuestionRefusal = (typeof questionRefusals)[number];

/** Why a programme does not take place. */
export const cancelReasons = ["host", "equipment", "plan"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Longest question, in characters. */
export const maxQuestionLength = 60;

const broadcastId = broadcastIdSchema;
const moment = v.pipe(v.string(), v.isoTimestamp());

/** What a visitor sends into the chat: nothing of it is free text. */
export const broadcastMessageBody = v.strictObject({
  airing: broadcastId,
  kind: v.picklist(["stamp", "phrase"]),
  /** Of a stamp its id, of a phrase its number in the list. */
  said: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/)),
});
export const broadcastQuestionBody = v.strictObject({
  airing: broadcastId,
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((text) => [...text].length <= maxQuestionLength, "too long"),
    // An address or a number to call is no question, and would be the reason somebody writes one.
    v.check((text) => !/https?:|www\.|@|\d{6}|[\r\n]/i.test(text), "an address or a number"),
  ),
});
export const broadcastVoteBody = v.strictObject({ airing: broadcastId, choice: idSchema });

/** One line of the chat, as everybody reads it. `mark` is the monster, 01 to 24, whose colour its writer has today. */
export const broadcastMessageSchema = v.strictObject({
  seq: v.number(),
  kind: v.picklist(["stamp", "phrase", "question"]),
  said: v.string(),
  mark: v.string(),
});
export type BroadcastMessage = v.InferOutput<typeof broadcastMessageSchema>;

/** How a poll stands: votes by choice, and all of them. */
export const broadcastPollSchema = v.strictObject({ counts: v.record(v.string(), v.number()), all: v.number() });
export type BroadcastPoll = v.InferOutput<typeof broadcastPollSchema>;

/** Where the programme is, by the clock of the server. */
export const broadcastStatusSchema = v.strictObject({
  now: moment,
  state: v.picklist(broadcastStates),
  airing: v.nullable(v.strictObject({ id: broadcastId, startsAt: moment, endsAt: moment })),
});
export type BroadcastStatus = v.InferOutput<typeof broadcastStatusSchema>;

/** What belongs to one visitor in a programme. */
export const myBroadcastSchema = v.strictObject({
  choice: v.nullable(v.string()),
  poll: broadcastPollSchema,
  questions: v.array(
    v.strictObject({
      id: v.string(),
      text: v.string(),
      state: v.picklist(["waiting", "shown", "refused"]),
      refusal: v.nullable(v.picklist(questionRefusals)),
    }),
  ),
});
export type MyBroadcast = v.InferOutput<typeof myBroadcastSchema>;

export const sentBroadcastMessageSchema = v.strictObject({ seq: v.number() });
