import { Hono } from "hono";
import { faqVoteAnswerSchema, faqVoteSchema, faqVotesSchema } from "#contracts/faq.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { castFaqVote, listMyFaqVotes } from "#server/modules/faq-votes/faq-votes.ts";

/** What helped whom. */
export const api = new Hono<ApiEnv>()
  .get(
    "/votes",
    route({ summary: "What this visitor voted; empty without a cookie", answer: faqVotesSchema }),
    async (c) => c.json({ votes: await listMyFaqVotes(c.var.platform.database, c.var.visitorId) }),
  )
  .post(
    "/votes",
    route({
      summary: "Says whether an answer helped; a later vote of the same visitor takes the place of the earlier",
      body: faqVoteSchema,
      answer: faqVoteAnswerSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const vote = c.req.valid("json");
      const master = await c.var.masterData.read();
      if (master && !master.faq.some(({ id }) => id === vote.entryId))
        throw new HttpError("E-INPUT", { fields: ["entryId"] });
      return idempotentWrite(c, c.var.platform.database, "faq-vote", async ({ queries, visitorId, now }) => ({
        status: 200,
        body: { ...vote, helpfulCount: await castFaqVote(queries, { ...vote, visitorId, now }) },
      }));
    },
  );
