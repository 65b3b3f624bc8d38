import { Hono } from "hono";
import { lostPath } from "#app/shell/lost-path.server.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { route } from "#server/http/api-route.ts";
import { lightsTonight } from "#server/modules/visitors/lights.ts";
import { tonightOf } from "#server/modules/visitors/tonight.ts";
import { nearestSchema, tonightSchema, tonightsThree } from "./contract.ts";
import { nearestTo } from "./lost.server.ts";
import { madeWallSchema } from "./made-wall-contract.ts";
import { makeMadeWall } from "./made-wall.server.ts";
import { coarseCount } from "./rules/coarse-count.ts";

const madeWall = makeMadeWall();

/** What the pages of the floors ask for after they are there. */
export const api = new Hono<ApiEnv>()
  .get(
    "/nearest",
    route({ summary: "The three doors nearest to the address that was not found", answer: nearestSchema }),
    (c) => c.json(nearestTo(lostPath(c.req.header("cookie")))),
  )
  .get(
    "/tonight",
    route({
      summary:
        "How many lights burn in the town tonight, coarsely; what of tonight's three is done, and how many seals there are",
      answer: tonightSchema,
    }),
    async (c) => {
      const { database, clock } = c.var.platform;
      const now = clock.now();
      const [lights, own] = await Promise.all([
        lightsTonight(database, now),
        tonightOf(database, c.var.visitorId, now),
      ]);
      return c.json({
        lights: coarseCount(lights),
        done: tonightsThree.filter((one) => own[one]),
        seals: own.seals,
      });
    },
  )
  .get(
    "/made",
    route({ summary: "The newest thirty works that everybody may see", answer: madeWallSchema }),
    async (c) => {
      const { database, clock } = c.var.platform;
      return c.json({ works: await madeWall(database, clock.now()) });
    },
  );
