import * as v from "valibot";

/** `GET /api/zones/nearest`: what was asked for, as far as it is remembered, and the three nearest sites. */
export const nearestSitesSchema = v.object({
  asked: v.nullable(v.string()),
  doors: v.array(v.object({ path: v.string(), name: v.string(), verb: v.string() })),
});

export type NearestSites = v.InferOutput<typeof nearestSitesSchema>;

/** One letter, one vote, one trick. */
export const dailyTasks = ["letter", "vote", "tip"] as const;

/** `GET /api/zones/tonight`: the state of the hub today, for this visitor. */
export const todaySummarySchema = v.object({
  /** How many visitors visited the hub today, in coarse words. */
  lights: v.string(),
  /** Which of today's three the visitor has done. */
  done: v.array(v.picklist(dailyTasks)),
  /** How many badges the visitor has: as many windows are lit. */
  seals: v.number(),
});
export type TodaySummary = v.InferOutput<typeof todaySummarySchema>;
