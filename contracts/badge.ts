import * as v from "valibot";
import { languageSchema, localizedTextSchema } from "./localized-text.ts";

/** A badge's name for good: rows of visitors hold it. */
export const badgeIdSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,30}$/));

/** One of the sixty badges: for a first time, or for a number of times. None asks for a purchase or for sharing. */
export const badgeSchema = v.strictObject({
  id: badgeIdSchema,
  /** The folder of the site in which it is earned. */
  site: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,30}$/)),
  /** What is counted: a word of `badge-counters.server.ts` of its site, or of the hub's counters. */
  deed: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,30}$/)),
  atLeast: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  title: localizedTextSchema,
  /** What one did, in one sentence of the story voice. */
  condition: localizedTextSchema,
});
export type Badge = v.InferOutput<typeof badgeSchema>;

/** A badge as the `badges.json` of its site has it: `rank` is its place among all badges, from 1. */
export const siteBadgeSchema = v.strictObject({
  ...v.omit(badgeSchema, ["site"]).entries,
  rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/**
 * How many badges open what: a piece of furniture at each, and besides it what the companion says in myroom (15, 30), the
 * white stage of the lip world (45), a way to the monster without a name (60).
 */
export const badgeMilestones = [5, 15, 30, 45, 60] as const;

/** A badge that a visitor has. */
export const myBadgeSchema = v.object({ id: badgeIdSchema, at: v.pipe(v.string(), v.isoTimestamp()) });
export type MyBadge = v.InferOutput<typeof myBadgeSchema>;

/** The query of `GET /api/visitor/seals`: which of the visitor's badges, with commas between, in which language. */
export const badgeDetailsQuerySchema = v.object({
  ids: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,30}(,[a-z][a-z0-9-]{2,30}){0,11}$/)),
  lang: languageSchema,
});

/** Its answer: what they are called, what was done for them, and as which of the visitor's badges each came, from 1. */
export const badgeDetailsSchema = v.object({
  seals: v.array(
    v.object({
      id: badgeIdSchema,
      title: v.string(),
      condition: v.string(),
      /** What is pressed into the wax: the first character of its Japanese name, in every language. */
      sign: v.string(),
      place: v.number(),
    }),
  ),
});
export type BadgeDetailsList = v.InferOutput<typeof badgeDetailsSchema>;
