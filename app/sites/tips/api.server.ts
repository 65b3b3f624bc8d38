import { Hono } from "hono";
import * as v from "valibot";
import {
  tipFeedbackAnswerSchema,
  tipFeedbackSchema,
  zeroResultAnswerSchema,
  zeroResultSchema,
} from "#contracts/search.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { readDistress } from "#app/kits/search/care/read-distress.ts";
import { foldedText } from "#app/kits/search/fold.ts";
import { getSearchIndex } from "#app/kits/search/source/search-index.server.ts";
import { saveTipFeedback } from "#server/modules/search/tip-feedback.ts";
import { countZeroQuery } from "#server/modules/search/zero-queries.ts";

/** What a search leaves behind: whether a tip helped, and words that found nothing. */
export const api = new Hono<ApiEnv>()
  .get(
    "/source",
    route({
      summary: "Everything the search of a phone needs, where the build's own file is of other content",
      answer: v.looseObject({ version: v.string() }),
      errors: ["E-BUSY"],
    }),
    async (c) => {
      const master = await c.var.masterData.read();
      if (!master) throw new HttpError("E-BUSY");
      return c.json(getSearchIndex(master, "ja").source);
    },
  )
  .put(
    "/feedback",
    route({
      summary: "Says whether a tip helped; a later answer of the same visitor takes the place of the earlier",
      body: tipFeedbackSchema,
      answer: tipFeedbackAnswerSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const feedback = c.req.valid("json");
      const master = await c.var.masterData.read();
      if (master && !master.tips.some(({ id }) => id === feedback.tipId))
        throw new HttpError("E-INPUT", { fields: ["tipId"] });
      return idempotentWrite(c, c.var.platform.database, "tip-feedback", async ({ queries, visitorId, now }) => ({
        status: 200,
        body: {
          reason: null,
          ...feedback,
          helpfulCount: await saveTipFeedback(queries, { ...feedback, visitorId, now }),
        },
      }));
    },
  )
  .post(
    "/zero-results",
    route({
      summary: "Counts words that found nothing, by day and text alone: who asked is not stored",
      body: zeroResultSchema,
      answer: zeroResultAnswerSchema,
    }),
    async (c) => {
      const { database, clock } = c.var.platform;
      const { query: typedQuery } = c.req.valid("json");
      // A phone with an older search may still report words of distress: they are counted nowhere.
      if (readDistress(typedQuery)) return c.json({ isCounted: false });
      const query = { typed: typedQuery, folded: foldedText(typedQuery) };
      return c.json({ isCounted: await countZeroQuery(database, query, clock.now()) });
    },
  );
