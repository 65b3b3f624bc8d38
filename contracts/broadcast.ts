import * as v from "valibot";

const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** A programme that comes back every week. What happens in it is its show, beat by beat (`live-show.ts`), under the same id. */
export const programmeSchema = v.strictObject({
  id: idSchema,
  /** Days of the week in Japan on which it begins, 0 is Sunday. */
  weekdays: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.minLength(1)),
  /** Time of day in Japan, 24 hours: "21:30". */
  startsAt: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(120)),
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(14)),
  lead: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  /**
   * A player of somebody else's in the place of our own stage. It is loaded only after a tap, and only where the
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

/** Why a programme does not take place. */
export const cancelReasons = ["host", "equipment", "plan"] as const;
export type CancelReason = (typeof cancelReasons)[number];

const broadcastId = broadcastIdSchema;
const moment = v.pipe(v.string(), v.isoTimestamp());

/** What a visitor sends into the chat: nothing of it is free text. */
export const broadcastMessageBody = v.strictObject({
  airing: broadcastId,
  kind: v.picklist(["stamp", "phrase"]),
  /** Of a stamp its id, of a phrase its number in the list. */
  said: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/)),
});
/** A question is one of those that are written with the show. */
export const broadcastQuestionBody = v.strictObject({ airing: broadcastId, question: idSchema });
export const broadcastWantBody = v.strictObject({ airing: broadcastId });
export const broadcastVoteBody = v.strictObject({ airing: broadcastId, choice: idSchema });

/** One line of the chat, as everybody reads it; of a question `said` is its id in the show. `mark` is the monster, 01 to 24, whose colour its writer has today. */
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

/** What the visitors of a show asked for so far, and what was decided by it: by subject, "poll" or "question:<second>". */
export const broadcastTallySchema = v.strictObject({
  wants: v.number(),
  /** How many asked a question, by its id. */
  questions: v.record(v.string(), v.number()),
  decided: v.record(v.string(), v.string()),
});
export type BroadcastTally = v.InferOutput<typeof broadcastTallySchema>;

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
  tally: broadcastTallySchema,
  /** Whether the visitor wants the colour of the show, and the questions they asked. */
  wants: v.boolean(),
  questions: v.array(v.string()),
});
export type MyBroadcast = v.InferOutput<typeof myBroadcastSchema>;

export const sentBroadcastMessageSchema = v.strictObject({ seq: v.number() });

/** The captions of a show in one language: texts by the keys of its timeline. */
export const showCaptionsSchema = v.record(v.string(), v.string());
