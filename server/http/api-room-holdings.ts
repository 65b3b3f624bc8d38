import { Hono } from "hono";
import * as v from "valibot";
import { type Holdings, holdingsSchema } from "#contracts/restore-words.ts";
import { eraseRoom } from "../modules/rooms/erase-room.ts";
import { exportRoom, readHoldings } from "../modules/rooms/holdings.ts";
import { wordsIssuedAt } from "../modules/rooms/room-keys.ts";
import type { ApiEnv } from "./api-env.ts";
import { ApiFailure } from "./api-failure.ts";
import { route } from "./api-route.ts";
import type { VisitorSession } from "./visitor-session.ts";

/** `/api/visitor/holdings`, `/export`, `/room`: what is kept of a visitor, all of it, and none of it. */
export function roomHoldingsApi(session: VisitorSession): Hono<ApiEnv> {
  const holdings = { summary: "What is kept of the visitor, kind by kind", answer: holdingsSchema };
  const whole = {
    summary: "Everything that is kept of the visitor, row by row",
    answer: v.record(v.string(), v.array(v.unknown())),
  };
  const erase = {
    summary: "Erases everything of the visitor in one transaction and lets go of the cookies",
    body: v.strictObject({ isMeant: v.literal(true) }),
    answer: v.object({ ok: v.literal(true) }),
    isSensitive: true,
  };

  return new Hono<ApiEnv>()
    .get("/holdings", route(holdings), async (c) => {
      const { visitorId } = c.var;
      if (visitorId === null) return c.json({ holdings: [], wordsIssuedAt: null } satisfies Holdings);
      const { database } = c.var.platform;
      const issuedAt = await wordsIssuedAt(database, visitorId);
      return c.json({
        holdings: await readHoldings(database, visitorId),
        wordsIssuedAt: issuedAt?.toISOString() ?? null,
      } satisfies Holdings);
    })
    .get("/export", route(whole), async (c) => {
      if (c.var.visitorId === null) throw new ApiFailure("E-GONE");
      c.header("content-disposition", 'attachment; filename="kate-zone-room.json"');
      return c.json(await exportRoom(c.var.platform.database, c.var.visitorId));
    })
    .delete("/room", route(erase), async (c) => {
      const { visitorId, platform } = c.var;
      if (visitorId === null) throw new ApiFailure("E-CSRF");
      await platform.database.transaction((queries) => eraseRoom(queries, visitorId));
      session.drop(c);
      return c.json({ ok: true } as const);
    });
}
