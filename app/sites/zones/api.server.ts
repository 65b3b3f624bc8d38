import { Hono } from "hono";
import { getNotFoundPath } from "#app/kits/page/not-found-path.server.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { route } from "#server/http/api-route.ts";
import { countVisitorsToday } from "#server/modules/visitors/count-visitors.ts";
import { getTodaySummary } from "#server/modules/visitors/today-summary.ts";
import { nearestSitesSchema, todaySummarySchema, dailyTasks } from "./contract.ts";
import { getNearestSites } from "./not-found.server.ts";
import { recentWorksSchema } from "./recent-works-contract.ts";
import { createRecentWorks } from "./recent-works.server.ts";
import { coarseCount } from "./rules/coarse-count.ts";

const recentWorks = createRecentWorks();

/** What the pages of the zones fetch after they have loaded. */
export const api = new Hono<ApiEnv>()
  .get(
    "/nearest",
    route({ summary: "The three doors nearest to the address that was not found", answer: nearestSitesSchema }),
    (c) => c.json(getNearestSites(getNotFoundPath(c.req.header("cookie")), c.var.sites.all)),
  )
  .get(
    "/tonight",
    route({
      summary:
        "How many lights burn in the town tonight, coarsely; what of tonight's three is done, and how many seals there are",
      answer: todaySummarySchema,
    }),
    async (c) => {
      const { database, clock } = c.var.platform;
      const now = clock.now();
      const [visitorCount, myToday] = await Promise.all([
        countVisitorsToday(database, now),
        getTodaySummary(database, c.var.visitorId, now),
      ]);
      return c.json({
        lights: coarseCount(visitorCount),
        done: dailyTasks.filter((one) => myToday[one]),
        seals: myToday.seals,
      });
    },
  )
  .get(
    "/made",
    route({ summary: "The newest thirty works that everybody may see", answer: recentWorksSchema }),
    async (c) => {
      const { database, clock } = c.var.platform;
      return c.json({ works: await recentWorks(database, clock.now()) });
    },
  );
