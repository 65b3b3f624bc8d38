import { Hono } from "hono";
import * as v from "valibot";
import {
  gameResultRequestSchema,
  gameResultSchema,
  gameSetupSchema,
  gameTicketRequestSchema,
  gameTicketSchema,
} from "#contracts/lip-game.ts";
import type { GameDuel } from "#contracts/game-duel.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { hasStoredAnswer, idempotentWrite } from "#server/http/idempotency.ts";
import { createSigner } from "#server/http/signature.ts";
import { getDuel } from "#server/modules/game-runs/game-duels.ts";
import { saveGameRun } from "#server/modules/game-runs/save-game-run.ts";
import { getBestScore } from "#server/modules/game-runs/game-stats.ts";
import { getTicketEnd, saveTicket } from "#server/modules/stage-runs/live-ticket.ts";
import { createPrint, savePrint } from "#server/modules/stage-runs/run-prints.ts";
import { type RunTicket, checkTime, verifyTicket, createTicket } from "#server/modules/stage-runs/run-ticket.ts";
import { RunRefusedError } from "#server/modules/stage-runs/run-refused-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { handleScoreRefusals } from "../handle-score-refusals.server.ts";
import { acquireReplayPool } from "../replay-pools.server.ts";
import { type GameLog, GameLogError, readGameLog } from "./rules/game-log.ts";
import { hashRules } from "./rules/game-rules-hash.server.ts";
import type { GameEvent, GameSetup } from "./rules/game-rules.ts";
import { readGameColours } from "./read-game-colours.server.ts";
import { getDailyGameSeed } from "./game-seed.server.ts";
import { starsOf } from "./rules/stars.ts";

/** Rounds of the six small games: leave to play, and results that are played again here. */
export const gamesApi = new Hono<ApiEnv>()
  .post(
    "/tickets",
    route({
      summary: "Leave to play one round of a small game, with tonight's seed or that of a duel",
      body: gameTicketRequestSchema,
      answer: gameTicketSchema,
      errors: ["E-404"],
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      if (visitorId === null) throw new HttpError("E-CSRF");
      const request = c.req.valid("json");
      const now = platform.clock.now();
      const rules = hashRules(await readGameColours(c.var.masterData));
      const setup = await chooseSetup(platform, { request, visitorId, rules, now });
      const { kind, ...rest } = setup;
      const signer = createSigner(platform.secrets, ticketPurpose);
      // The ticket carries numbers: the kind by its place.
      const signed = { ...rest, kind: kinds.indexOf(kind) };
      const { ticket, runId, expiresAt } = createTicket(signer, {
        ...{ visitorId, setup: signed, rulesHash: rules, now, random: platform.random },
      });
      await saveTicket(platform.database, { visitorId, runId, now });
      const best = await getBestScore(platform.database, { visitorId, ...setup });
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
      limit: "replay",
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      if (visitorId === null) throw new HttpError("E-CSRF");
      const submission = c.req.valid("json");
      return handleScoreRefusals(async () => {
        const ticket = verifyTicket(createSigner(platform.secrets, ticketPurpose), visitorId, submission.ticket);
        // Who asks again gets the same answer, however late.
        const isAnswered = await hasStoredAnswer(c, platform.database);
        const colours = await readGameColours(c.var.masterData);
        const log = Buffer.from(submission.log, "base64");
        const verified = isAnswered ? null : await verifySubmission(platform, visitorId, { ticket, colours, log });
        return idempotentWrite(c, platform.database, "game-result", async ({ queries, now }) => {
          // The answer that was stored is gone since, or another's key was used.
          if (!verified) throw new RunRefusedError("repeated");
          const { setup, score, durationMs, pointsOverTime, print } = verified;
          await savePrint(queries, { runId: ticket.runId, print, now });
          const stars = starsOf(setup.game, setup.kind, setup.night, score);
          const isTonights = setup.seed === getDailyGameSeed(platform.secrets, setup.game, setup.night, now);
          const isRanked = setup.kind !== "camera" && isTonights;
          const { runId } = ticket;
          const { duel: duelId } = submission;
          const found = duelId ? await getDuel(queries, { id: duelId, visitorId, rules: ticket.rulesHash }) : null;
          // One's own duel is not taken up; one that is gone since leaves the round as it is.
          const duel = found && !found.isOwn && isOfDuel(setup, found) ? found : null;
          const storedRun = await saveGameRun(queries, {
            ...{ ...setup, runId, visitorId, score, stars, durationMs, pointsOverTime, duel, isRanked, now },
          });
          if (!storedRun) throw new RunRefusedError("repeated");
          return { status: 200, body: storedRun };
        });
      });
    },
  );

interface SetupWish {
  request: v.InferOutput<typeof gameTicketRequestSchema>;
  visitorId: string;
  rules: string;
  now: Date;
}

/** Tonight's question, or that of a duel. @throws HttpError E-404 for a duel that is gone */
async function chooseSetup(platform: Platform, { request, visitorId, rules, now }: SetupWish): Promise<GameSetup> {
  const { duel: duelId, ...wanted } = request;
  if (!duelId) return { ...wanted, seed: getDailyGameSeed(platform.secrets, wanted.game, wanted.night, now) };
  const duel = await getDuel(platform.database, { id: duelId, visitorId, rules });
  if (!duel) throw new HttpError("E-404");
  const { game, kind, isAssisted, night, seed } = duel;
  return { game, kind, isAssisted, night, seed };
}

/** True when a round was made of the same as the duel's. */
const isOfDuel = (setup: GameSetup, duel: GameDuel): boolean =>
  (["game", "kind", "isAssisted", "night", "seed"] as const).every((key) => setup[key] === duel[key]);

interface Submission {
  ticket: RunTicket;
  colours: readonly { hex: string }[];
  log: Buffer;
}

/** Holds a round against the clock, and only then plays it again. @throws RunRefusedError */
async function verifySubmission(platform: Platform, visitorId: string, { ticket, colours, log }: Submission) {
  if (ticket.rulesHash !== hashRules(colours)) throw new RunRefusedError("other-rules");
  const { kind, ...rest } = ticket.setup;
  const setup = v.parse(gameSetupSchema, { ...rest, kind: kinds[Number(kind)] });
  const { events, endMs } = readLog(log);
  const endedAt = await getTicketEnd(platform.database, visitorId, ticket);
  checkTime(ticket, endMs, platform.clock.now(), endedAt);
  // Before the transaction: nobody holds a connection while a round is played.
  const task = { setup, pool: colours.map(({ hex }) => hex), log };
  const { gameReplayWorkerUrl: gameReplayWorker } = await import("./replay-worker.server.ts");
  const answer = v.parse(answerSchema, await acquireReplayPool(platform, gameReplayWorker).run(task));
  if (answer.kind === "fault") throw new RunRefusedError(answer.fault);
  const { score, isOver, durationMs, pointsOverTime } = answer;
  if (!isOver) throw new RunRefusedError("unfinished");
  checkTime(ticket, durationMs, platform.clock.now(), endedAt);
  const print = createPrint(
    platform.secrets[0],
    `game ${setup.game} ${setup.kind} ${setup.seed}`,
    [describeEvents(events)],
    log,
  );
  return { setup, score, durationMs, pointsOverTime, print };
}

/** What was done, each with the time since what was done before: two hands are hardly ever alike to a sixteenth of a second. */
function describeEvents(events: readonly GameEvent[]): number[] {
  return events.map(({ atMs, what }, i) => {
    const sinceMs = atMs - (events[i - 1]?.atMs ?? 0);
    return what.reduce((sum, n) => (sum * 31 + n) | 0, Math.round(sinceMs / 64));
  });
}

/** @throws RunRefusedError for a log that cannot be read */
function readLog(log: Buffer): GameLog {
  try {
    return readGameLog(log);
  } catch (error) {
    throw error instanceof GameLogError ? new RunRefusedError(error.fault) : error;
  }
}

const ticketPurpose = "game-ticket";
const kinds = ["play", "twin", "camera"] as const;
const answerSchema = v.variant("kind", [
  v.object({
    kind: v.literal("outcome"),
    score: v.number(),
    isOver: v.boolean(),
    durationMs: v.number(),
    pointsOverTime: v.array(v.number()),
  }),
  v.object({ kind: v.literal("fault"), fault: v.picklist(["oversize", "truncated", "broken"]) }),
]);
