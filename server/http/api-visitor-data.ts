import { Hono } from "hono";
import * as v from "valibot";
import { type DataSummary, dataSummarySchema } from "#contracts/recovery-words.ts";
import { eraseVisitor } from "../modules/visitor-data/erase-visitor.ts";
import { followDeletion } from "../modules/visitor-data/follow-deletion.ts";
import { exportVisitorData, getDataSummary } from "../modules/visitor-data/data-summary.ts";
import { getRecoveryWordsIssuedAt } from "../modules/visitor-data/access-keys.ts";
import type { ApiEnv } from "./api-env.ts";
import { HttpError } from "./http-error.ts";
import { route } from "./api-route.ts";
import type { VisitorSession } from "./visitor-session.ts";

/** `/api/visitor/holdings`, `/export`, `/room`: what is kept of a visitor, all of it, and none of it. */
export function visitorDataApi(session: VisitorSession): Hono<ApiEnv> {
  const dataSummary = { summary: "What is kept of the visitor, kind by kind", answer: dataSummarySchema };
  const fullExport = {
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
    .get("/holdings", route(dataSummary), async (c) => {
      const { visitorId } = c.var;
      if (visitorId === null) return c.json({ holdings: [], wordsIssuedAt: null } satisfies DataSummary);
      const { database } = c.var.platform;
      const issuedAt = await getRecoveryWordsIssuedAt(database, visitorId);
      return c.json({
        holdings: await getDataSummary(database, c.var.tables, visitorId),
        wordsIssuedAt: issuedAt?.toISOString() ?? null,
      } satisfies DataSummary);
    })
    .get("/export", route(fullExport), async (c) => {
      if (c.var.visitorId === null) throw new HttpError("E-GONE");
      c.header("content-disposition", 'attachment; filename="kate-zone-room.json"');
      return c.json(await exportVisitorData(c.var.platform.database, c.var.tables, c.var.visitorId));
    })
    .delete("/room", route(erase), async (c) => {
      const { visitorId, platform, tables } = c.var;
      if (visitorId === null) throw new HttpError("E-CSRF");
      await platform.database.transaction((queries) => eraseVisitor(queries, tables, visitorId));
      await followDeletion(tables, platform);
      session.clear(c);
      return c.json({ ok: true } as const);
    });
}
