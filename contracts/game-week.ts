import * as v from "valibot";
import { gameNumberSchema } from "./lip-world-lines.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `GET /api/lmw/games/:game/week`: what became of one small game since Monday. */
export const gameWeekSchema = v.object({
  /** Of everyone, a minute old at most. */
  everyone: v.object({ players: count, rounds: count, points: count }),
  /** Of this visitor; nothing without a cookie. */
  own: v.object({
    /** For each day from Monday to Sunday: a round was played. */
    days: v.pipe(v.array(v.boolean()), v.length(7)),
    best: v.nullable(count),
  }),
  /** 0 is Monday. */
  today: v.pipe(count, v.maxValue(6)),
  /** This visitor's duels that somebody has taken up since Monday, the newest first. */
  duels: v.array(v.object({ id: v.string(), points: count, players: count, winners: count })),
});
export type GameWeek = v.InferOutput<typeof gameWeekSchema>;

/** The `:game` of its address. */
export const gameWeekParams = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), gameNumberSchema),
});
