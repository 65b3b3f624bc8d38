import * as v from "valibot";
import { gameNumberSchema } from "./lip-world-lines.ts";

const nonNegativeInteger = v.pipe(v.number(), v.integer(), v.minValue(0));

/** With its motion, with reduced motion, or (only the fourth game) before the camera. */
export const gameKindSchema = v.picklist(["play", "twin", "camera"]);

/** The nights of a game: each has one rule more than the one before. */
export const gameNightSchema = v.picklist([1, 2, 3]);

/** Of a duel, in its link. */
export const gameDuelIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** What a visitor wants to play. Before the camera only the fourth can be played. */
export const gameTicketRequestSchema = v.pipe(
  v.object({
    game: gameNumberSchema,
    kind: gameKindSchema,
    isAssisted: v.boolean(),
    night: v.optional(gameNightSchema, 1),
    /** The duel that is taken up: then all else is as its round was. */
    duel: v.optional(gameDuelIdSchema),
  }),
  v.check(({ game, kind }) => kind !== "camera" || game === 4, "only the fourth game has a camera"),
);

export const gameSetupSchema = v.object({
  game: gameNumberSchema,
  kind: gameKindSchema,
  isAssisted: v.boolean(),
  night: gameNightSchema,
  seed: nonNegativeInteger,
});

/** Leave to play one round. It goes back with the log, once. */
export const gameTicketSchema = v.object({
  ticket: v.string(),
  runId: v.string(),
  setup: gameSetupSchema,
  expiresAt: v.string(),
  /** The visitor's best of all days in this game, of this kind and with or without help; null before the first. */
  best: v.nullable(nonNegativeInteger),
});
export type GameTicket = v.InferOutput<typeof gameTicketSchema>;

/** A played round: the ticket and what was done, base64. */
export const gameResultRequestSchema = v.object({
  ticket: v.pipe(v.string(), v.maxLength(800)),
  log: v.pipe(v.string(), v.maxLength(40_000)),
  /** The duel in which it was played. */
  duel: v.optional(gameDuelIdSchema),
});

/** What the server found when it played the round again. */
export const gameResultSchema = v.object({
  runId: v.string(),
  score: nonNegativeInteger,
  stars: v.pipe(nonNegativeInteger, v.maxValue(3)),
  /** Of all days, this round among them. */
  best: nonNegativeInteger,
  isBest: v.boolean(),
  /**
   * Among the bests of the others today: within the first 1, 10 or 50 of a hundred; null below that, with fewer than
   * ten players, and before the camera, which is on no board.
   */
  bucket: v.nullable(v.picklist([1, 10, 50])),
  /** How many have played it today, this visitor among them. */
  players: nonNegativeInteger,
  /** How the duel came out; null outside of one, and when it is gone since. */
  duel: v.nullable(v.object({ points: nonNegativeInteger, outcome: v.picklist(["won", "lost", "even"]) })),
});
export type GameResult = v.InferOutput<typeof gameResultSchema>;
