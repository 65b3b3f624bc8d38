import * as v from "valibot";
import { monsterIdSchema } from "#contracts/monster.ts";

const moment = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.isoDate());

/** The poll as everybody sees it. The leaderboard is null before the first one, and during the blackout. */
export const pollStatusSchema = v.strictObject({
  phase: v.picklist(["before", "open", "sealed", "closed"]),
  /** The server's moment: what is open is decided by it. */
  now: moment,
  opensAt: moment,
  closesAt: v.nullable(moment),
  sealsAt: v.nullable(moment),
  board: v.nullable(
    v.strictObject({
      shownAt: moment,
      standings: v.array(v.strictObject({ monsterId: monsterIdSchema, votes: v.number() })),
      /** Votes set aside by their risk. */
      quarantined: v.number(),
    }),
  ),
});
export type PollStatus = v.InferOutput<typeof pollStatusSchema>;

const myVoteSchema = v.strictObject({ receipt: v.string(), jstDay: day, monsterId: monsterIdSchema, votedAt: moment });

/** A visitor's own votes, the latest day first. */
export const myVotesSchema = v.strictObject({
  /** True when today's vote is still in the hand. */
  mayVote: v.boolean(),
  /** When the next day begins in Japan. */
  nextDayAt: moment,
  /** `isAside`: set aside for now, and not in the count. */
  votes: v.array(v.strictObject({ ...myVoteSchema.entries, isAside: v.boolean() })),
});
export type MyVotes = v.InferOutput<typeof myVotesSchema>;

/** A vote token of the visitor's own, to be used. It proves when it was issued, nothing else. */
export const voteTokenSchema = v.strictObject({ ballot: v.string() });

/** A submitted vote: for whom, and the vote token that was issued. */
export const voteSchema = v.strictObject({
  monsterId: monsterIdSchema,
  ballot: v.pipe(v.string(), v.maxLength(120)),
});

/** The receipt of a counted vote. Its hash is in the file of the final count. */
export const voteReceiptSchema = v.strictObject({ ...myVoteSchema.entries, nextDayAt: moment });
export type VoteReceipt = v.InferOutput<typeof voteReceiptSchema>;

/** The results, only after the end. */
export const resultsSchema = v.strictObject({
  standings: v.array(v.strictObject({ monsterId: monsterIdSchema, votes: v.number(), tries: v.number() })),
  counted: v.number(),
  quarantined: v.number(),
  /** Who voted, of all who were in the hub on the days of the vote. */
  turnOut: v.strictObject({ voters: v.number(), visitors: v.number() }),
  byDay: v.array(v.strictObject({ jstDay: day, votes: v.number() })),
  byFaceType: v.array(
    v.strictObject({
      faceType: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
      votes: v.number(),
      standings: v.array(v.strictObject({ monsterId: monsterIdSchema, votes: v.number() })),
    }),
  ),
});
export type Results = v.InferOutput<typeof resultsSchema>;

/** SHA-256, in hex, of a receipt as the voter holds it, with `receiptPrefix` before it. */
export const receiptHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const receiptPrefix = "kate-zone vote ";

/** Whether a receipt is in the published list. `isPublished` false: the list is made some minutes after the end. */
export const receiptLookupSchema = v.strictObject({
  isPublished: v.boolean(),
  vote: v.nullable(v.strictObject({ receipt: receiptHashSchema, jstDay: day, monsterId: monsterIdSchema })),
});
