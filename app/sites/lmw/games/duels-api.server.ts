import { Hono } from "hono";
import { gameDuelParams, gameDuelSchema, offerDuelAnswerSchema, offerDuelSchema } from "#contracts/game-duel.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { getDuel, offerDuel } from "#server/modules/game-runs/game-duels.ts";
import { readGameColours } from "./read-game-colours.server.ts";
import { hashRules } from "./rules/game-rules-hash.server.ts";

/** Rounds handed to friends by a link, to be beaten on the same question. */
export const duelsApi = new Hono<ApiEnv>()
  .post(
    "/",
    route({
      summary: "Offers an own round of a small game as a duel; offered again it is the same one",
      body: offerDuelSchema,
      answer: offerDuelAnswerSchema,
      errors: ["E-404"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { runId } = c.req.valid("json");
      const { database, random } = c.var.platform;
      const rules = hashRules(await readGameColours(c.var.masterData));
      return idempotentWrite(c, database, "game-duel", async ({ queries, visitorId, now }) => {
        const offered = await offerDuel(queries, { id: random.uuid(), runId, visitorId, rules, now });
        if (offered.outcome === "missing") throw new HttpError("E-404");
        return { status: 200, body: offered };
      });
    },
  )
  .get(
    "/:id",
    route({
      summary: "A duel, for whoever has its link",
      params: gameDuelParams,
      answer: gameDuelSchema,
      errors: ["E-404"],
    }),
    async (c) => {
      const { visitorId, platform } = c.var;
      const rules = hashRules(await readGameColours(c.var.masterData));
      const duel = await getDuel(platform.database, { id: c.req.valid("param").id, visitorId, rules });
      if (!duel) throw new HttpError("E-404");
      return c.json(duel);
    },
  );
