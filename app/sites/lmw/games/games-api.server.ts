import { createHash } from "node:crypto";
import { Hono } from "hono";
import * as v from "valibot";
import {
  gameResultRequestSchema,
  gameResultSchema,
  gameSetupSchema,
  gameTicketRequestSchema,
  gameTicketSchema,
} from "#contracts/lip-game.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { makeSigner } from "#server/http/signature.ts";
import { keepGameRun } from "#server/modules/game-runs/keep-game-run.ts";
import { bestOf } from "#server/modules/game-runs/read-game-runs.ts";
import { checkTime, readTicket, writeTicket } from "#server/modules/scores/run-ticket.ts";
import { ScoreRefusal } from "#server/modules/scores/score-refusal.ts";
import { refusing } from "../refusing.server.ts";
import { lendReplayPool } from "../replay-pools.server.ts";
import { mostGameLogBytes } from "./rules/game-log.ts";
import { gameColours, seedOfNight } from "./game-seed.server.ts";
import { starsOf } from "./rules/stars.ts";

/** Rounds of the six small games: leave to play, and results that are played again here. */
export const gamesApi = new Hono<ApiEnv>()
  .post(
    "/tickets",
    route({
      summary: "Leave to play one round of a small game, with tonight's seed",
      body: gameTicketRequestSchema,
      answer: gameTicketSchema,
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      if (visitorId === null) throw new ApiFailure("E-CSRF");
      const wish = c.req.valid("json");
      const now = platform.clock.now();
      const setup = { ...wish, seed: seedOfNight(platform.secrets, wish.game, now) };
      const { kind, ...rest } = setup;
      const signer = makeSigner(platform.secrets, ticketPurpose);
      const rulesHash = hashOfRules(await coloursOf(c.var.masterData));
      // The ticket carries numbers: the kind by its place.
      const signed = { ...rest, kind: kinds.indexOf(kind) };
      const { ticket, runId, expiresAt } = writeTicket(signer, {
        ...{ visitorId, setup: signed, rulesHash, now, random: platform.random },
      });
      const best = await bestOf(platform.database, { visitorId, ...wish });
      return c.json({ ticket, runId, setup, expiresAt: expiresAt.toISOString(), best });
    },
  )
  .post(
    "/results",
    route({
      summary: "A finished round. It is played again here; what that gives is all that is stored",
      body: gameResultRequestSchema,
      answer: gameResultSchema,
      errors: ["E-CONFLICT", "E-GONE", "E-SIZE", "E-BUSY"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      if (visitorId === null) throw new ApiFailure("E-CSRF");
      const sent = c.req.valid("json");
      return refusing(async () => {
        const ticket = readTicket(makeSigner(platform.secrets, ticketPurpose), visitorId, sent.ticket);
        const colours = await coloursOf(c.var.masterData);
        if (ticket.rulesHash !== hashOfRules(colours)) throw new ScoreRefusal("other-rules");
        const { kind, ...rest } = ticket.setup;
        const setup = v.parse(gameSetupSchema, { ...rest, kind: kinds[Number(kind)] });
        const log = Buffer.from(sent.log, "base64");
        if (log.byteLength > mostGameLogBytes) throw new ScoreRefusal("oversize");
        // Before the transaction: nobody holds a connection while a round is played.
        const task = { setup, pool: colours.map(({ hex }) => hex), log };
        const { gameReplayWorker } = await import("./replay-worker.server.ts");
        const answer = v.parse(answerSchema, await lendReplayPool(platform, gameReplayWorker).run(task));
        if (answer.kind === "fault") throw new ScoreRefusal(answer.fault);
        const { score, isOver, durationMs } = answer;
        if (!isOver) throw new ScoreRefusal("unfinished");
        return idempotentWrite(c, platform.database, "game-result", async ({ queries, now }) => {
          checkTime(ticket, Math.floor((durationMs * 60) / 1000), now);
          const stars = starsOf(setup.game, setup.kind, score);
          const isRanked = setup.kind !== "camera";
          const { runId } = ticket;
          const kept = await keepGameRun(queries, {
            ...{ ...setup, runId, visitorId, score, stars, durationMs, isRanked, now },
          });
          if (!kept) throw new ScoreRefusal("repeated");
          return { status: 200, body: kept };
        });
      });
    },
  );

const ticketPurpose = "game-ticket";
const kinds = ["play", "twin", "camera"] as const;
/** Goes up when a game plays otherwise than before: tickets of the old rules are over then. */
const rulesVersion = 2;

const hashOfRules = (colours: readonly { hex: string }[]): string =>
  `${rulesVersion}.${createHash("sha256")
    .update(colours.map(({ hex }) => hex).join())
    .digest("base64url")
    .slice(0, 12)}`;

async function coloursOf(source: ApiEnv["Variables"]["masterData"]): Promise<{ hex: string }[]> {
  const master = await source.read();
  if (!master) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return gameColours(master);
}

const answerSchema = v.variant("kind", [
  v.object({ kind: v.literal("outcome"), score: v.number(), isOver: v.boolean(), durationMs: v.number() }),
  v.object({ kind: v.literal("fault"), fault: v.picklist(["oversize", "truncated", "broken"]) }),
]);
