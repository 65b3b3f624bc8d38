import { Hono } from "hono";
import type { ApiEnv } from "#server/http/api-env.ts";
import { route } from "#server/http/api-route.ts";
import { lostPath } from "#app/shell/lost-path.server.ts";
import { nearestSchema } from "./contract.ts";
import { nearestTo } from "./lost.server.ts";

/** What the pages of the floors ask for after they are there. */
export const api = new Hono<ApiEnv>().get(
  "/nearest",
  route({ summary: "The three doors nearest to the address that was not found", answer: nearestSchema }),
  (c) => c.json(nearestTo(lostPath(c.req.header("cookie")))),
);
