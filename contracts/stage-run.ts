import * as v from "valibot";

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const digits = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), integer(min, max));

export const difficultySchema = v.picklist([0, 1, 2]);
export const leaderboardPeriods = ["day", "week", "all"] as const;

/** What a visitor wants to play. */
export const stageTicketRequestSchema = v.object({
  stage: integer(1, 7),
  /** 0 うす塗り, 1 重ね塗り, 2 濃厚. */
  difficulty: difficultySchema,
  monster: integer(1, 24),
  /** Whose shots the twenty-fourth copies. */
  partner: v.optional(integer(1, 23), 1),
  isAssisted: v.optional(v.boolean(), false),
  /** The monster steps aside by itself; such a run is an assisted one. */
  movesItself: v.optional(v.boolean(), false),
  hasOneSwitch: v.optional(v.boolean(), false),
  /** A run of somebody's: the same seed again. Without it today's, which is the same for all. */
  challenge: v.optional(v.pipe(v.string(), v.uuid())),
  /** An earlier day ("2026-11-20"): its seed again. Not used with a challenge. */
  night: v.optional(v.pipe(v.string(), v.isoDate())),
  /** `resume` of a lost run's result: goes on where it was lost, with its stage, monster and seed. */
  resume: v.optional(v.pipe(v.string(), v.maxLength(1_200))),
});
export type StageTicketRequest = v.InferOutput<typeof stageTicketRequestSchema>;

/** What a run is made of, as the engine takes it. */
export const stageSetupSchema = v.object({
  stage: v.number(),
  difficulty: difficultySchema,
  monster: v.number(),
  partner: v.number(),
  bond: v.number(),
  isAssisted: v.boolean(),
  movesItself: v.boolean(),
  hasOneSwitch: v.boolean(),
  seed: v.number(),
  /** The phase of the last Rule in which somebody who was met well calls. */
  call: v.optional(v.number()),
  /** The cue before which it goes on, after a run that was lost there. */
  startCue: v.optional(v.number()),
  /** After a struck word one of three things is chosen. */
  hasChoices: v.optional(v.boolean()),
});
export type StageSetup = v.InferOutput<typeof stageSetupSchema>;

/** Leave to play one run. The ticket goes back with the log, once. */
export const stageTicketSchema = v.object({
  ticket: v.string(),
  runId: v.string(),
  setup: stageSetupSchema,
  rulesHash: v.string(),
  expiresAt: v.string(),
  /** Who calls in that phase, and what. */
  caller: v.nullable(v.object({ monster: v.number(), line: v.string() })),
});
export type StageTicket = v.InferOutput<typeof stageTicketSchema>;

/** A played run: the ticket and what was done, base64. */
export const stageResultRequestSchema = v.object({
  ticket: v.pipe(v.string(), v.maxLength(1_200)),
  log: v.pipe(v.string(), v.maxLength(64_000)),
});

/** A place on a board. Whose it is, only the monster and the alias say. */
export const stageLeaderboardEntrySchema = v.object({
  place: v.number(),
  runId: v.string(),
  monster: v.number(),
  /** Two words: 「夜更かしの灯台」. The monster comes before them. */
  alias: v.string(),
  score: v.number(),
  rank: v.number(),
  at: v.string(),
  isMine: v.boolean(),
});
export type StageLeaderboardEntry = v.InferOutput<typeof stageLeaderboardEntrySchema>;

/** Which board, as texts of an address. */
export const stageLeaderboardQuerySchema = v.object({
  stage: digits(1, 7),
  difficulty: v.pipe(digits(0, 2), difficultySchema),
  /** "1": the board of assisted runs. */
  assist: v.optional(v.picklist(["0", "1"]), "0"),
  period: v.optional(v.picklist(leaderboardPeriods), "day"),
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
/** A run that a monster of the house has played. It has no place, and counts for nothing. */
export const houseEntrySchema = v.object({
  runId: v.string(),
  monster: v.number(),
  score: v.number(),
  rank: v.number(),
});
export type HouseEntry = v.InferOutput<typeof houseEntrySchema>;

/** Twenty places, the best first; `next` is null on the last page. */
export const stageLeaderboardSchema = v.object({
  items: v.array(stageLeaderboardEntrySchema),
  /** Who sits with them while they are few, best first. */
  houseRuns: v.array(houseEntrySchema),
  next: v.nullable(v.string()),
});

/** What the server found when it played the log again. */
export const stageResultSchema = v.object({
  runId: v.string(),
  state: v.picklist(["cleared", "failed"]),
  score: v.number(),
  /** 0 none, 1 ○, 2 ◎, 3 ✦. */
  rank: v.number(),
  hits: v.number(),
  struck: v.array(v.string()),
  /** The periods in which it is the visitor's best. */
  bests: v.array(v.picklist(leaderboardPeriods)),
  /** The rank of this run on today's leaderboard among the bests of the others; null for what is not counted. */
  place: v.nullable(v.number()),
  /** True: the phone and the server did not play the same. A fault to look for, not a reproach. */
  isDifferent: v.boolean(),
  /** For a ticket that goes on where this run was lost, within half an hour; null where there is nothing to go on from. */
  resume: v.nullable(v.string()),
  /** Shards of colour that lost runs with this monster have left, this one among them; null when this one left none. */
  shards: v.nullable(v.number()),
});
export type StageResult = v.InferOutput<typeof stageResultSchema>;

/** A run that others may look at and play against. */
export const stageGhostSchema = v.object({
  runId: v.string(),
  setup: stageSetupSchema,
  rulesHash: v.string(),
  score: v.number(),
  rank: v.number(),
  /** Null for a run of the house: its monster's name stands for it. */
  alias: v.nullable(v.string()),
  /** Base64; null on the day it was played, but for whoever played it. */
  log: v.nullable(v.string()),
});
