import { Hono } from "hono";
import { roomGapsSchema } from "#contracts/room-gaps.ts";
import { readGaps } from "../modules/rooms/room-gaps.ts";
import type { ApiEnv } from "./api-env.ts";
import { ApiFailure } from "./api-failure.ts";
import { route } from "./api-route.ts";

/** `/api/visitor/gaps`: what the visitor has not met, earned or made yet. */
export function roomGapsApi(): Hono<ApiEnv> {
  const gaps = { summary: "What the visitor does not have yet; without a cookie, everything", answer: roomGapsSchema };
  return new Hono<ApiEnv>().get("/gaps", route(gaps), async (c) => {
    const data = await c.var.masterData.read();
    if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
    return c.json(await readGaps(c.var.platform.database, c.var.visitorId, data));
  });
}
