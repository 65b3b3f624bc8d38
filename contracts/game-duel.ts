import * as v from "valibot";
import { gameDuelIdSchema, gameKindSchema, gameNightSchema } from "./lip-game.ts";
import { gameNumberSchema } from "./lip-world-lines.ts";

/** An offered round is gone after so many days. */
export const gameDuelDays = 30;
/** So many duels one visitor offers in a day. */
export const maxGameDuelsADay = 20;

const pointsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `POST /api/lmw/games/duels`: an own round that a friend shall beat. */
export const offerDuelSchema = v.strictObject({ runId: gameDuelIdSchema });

/** `full`: enough for today. */
export const offerDuelAnswerSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("offered"), id: gameDuelIdSchema }),
  v.object({ outcome: v.literal("full") }),
]);
export type OfferDuelAnswer = v.InferOutput<typeof offerDuelAnswerSchema>;

/** `GET /api/lmw/games/duels/:id`: for whoever has the link. */
export const gameDuelSchema = v.object({
  id: gameDuelIdSchema,
  game: gameNumberSchema,
  kind: gameKindSchema,
  isAssisted: v.boolean(),
  night: gameNightSchema,
  seed: pointsSchema,
  /** What is to be beaten. */
  points: pointsSchema,
  /** The points at each twentieth of the round, the last at its end; empty where they are not known. */
  pointsOverTime: v.array(pointsSchema),
  durationMs: pointsSchema,
  isOwn: v.boolean(),
  /** How many others have played it, and how many of them had more points. */
  players: pointsSchema,
  winners: pointsSchema,
});
export type GameDuel = v.InferOutput<typeof gameDuelSchema>;

/** The `:id` of a duel's address. */
export const gameDuelParams = v.strictObject({ id: gameDuelIdSchema });
