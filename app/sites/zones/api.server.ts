import { Hono } from "hono";
import { lostPath } from "#app/shell/lost-path.server.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { route } from "#server/http/api-route.ts";
import { lightsTonight } from "#server/modules/visitors/lights.ts";
import { lightsSchema, nearestSchema } from "./contract.ts";
import { nearestTo } from "./lost.server.ts";
import { coarseCount } from "./rules/coarse-count.ts";

/** What the pages of the floors ask for after they are there. */
export const api = new Hono<ApiEnv>()
  .get(
    "/nearest",
    route({ summary: "The three doors nearest to the address that was not found", answer: nearestSchema }),
    (c) => c.json(nearestTo(lostPath(c.req.header("cookie")))),
  )
  .get(
    "/lights",
    route({ summary: "How many lights burn in the town tonight, coarsely", answer: lightsSchema }),
    async (c) => {
      const { database, clock } = c.var.platform;
      return c.json({ lights: coarseCount(await lightsTonight(database, clock.now())) });
    },
  );
