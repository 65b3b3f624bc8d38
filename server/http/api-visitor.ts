import { Hono } from "hono";
import * as v from "valibot";
import { type IntroSeen, introSeenSchema, visitorSummarySchema } from "#contracts/visitor.ts";
import { markIntroSeen, getVisitorSummary } from "../modules/visitors/visits.ts";
import type { ApiEnv } from "./api-env.ts";
import { route } from "./api-route.ts";
import { idempotentWrite } from "./idempotency.ts";

/** `/api/visitor`: what belongs to the visitor of the cookie, and to nobody else. */
export function visitorApi(): Hono<ApiEnv> {
  const summary = {
    summary: "What every screen may show of the visitor; also without a cookie",
    answer: visitorSummarySchema,
  };
  const intro = {
    summary: "Marks the opening as seen; answers the moment it was seen first",
    body: v.strictObject({}),
    answer: introSeenSchema,
    isIdempotent: true,
  };
  return new Hono<ApiEnv>()
    .get("/summary", route(summary), async (c) =>
      c.json(await getVisitorSummary(c.var.platform.database, c.var.visitorId)),
    )
    .post("/opening", route(intro), (c) =>
      idempotentWrite(c, c.var.platform.database, "visitor-opening", async ({ queries, visitorId, now }) => {
        const seenAt = await markIntroSeen(queries, visitorId, now);
        return { status: 200, body: { openingSeenAt: seenAt.toISOString() } satisfies IntroSeen };
      }),
    );
}
