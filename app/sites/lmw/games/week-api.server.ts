import { Hono } from "hono";
import { gameWeekParams, gameWeekSchema } from "#contracts/game-week.ts";
import { daysBetween, jstDay } from "#contracts/jst-calendar.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { route } from "#server/http/api-route.ts";
import { getOwnGameWeek } from "#server/modules/game-runs/game-week.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import { readGameWeek } from "./game-week.server.ts";

/** A small game since Monday: what everyone did, and what this visitor did. */
export const gameWeekApi = new Hono<ApiEnv>().get(
  "/:game/week",
  route({
    summary: "A small game since Monday: everyone's rounds (a minute old at most), the visitor's days and best",
    params: gameWeekParams,
    answer: gameWeekSchema,
  }),
  async (c) => {
    const { visitorId, platform } = c.var;
    const { game } = c.req.valid("param");
    const now = platform.clock.now();
    const monday = jstDay(weekAt(now).from);
    const everyone = await readGameWeek(platform, { game, monday, now });
    const nothing = { own: { days: Array.from({ length: 7 }, () => false), best: null }, duels: [] };
    const own = visitorId === null ? nothing : await getOwnGameWeek(platform.database, { game, monday, visitorId });
    return c.json({ everyone, ...own, today: daysBetween(monday, jstDay(now)) });
  },
);
