import { Hono } from "hono";
import * as v from "valibot";
import { jstDay } from "#contracts/jst-calendar.ts";
import {
  type StageSetup,
  stageLeaderboardQuerySchema,
  stageLeaderboardSchema,
  stageGhostSchema,
  stageResultRequestSchema,
  stageResultSchema,
  stageSetupSchema,
  stageTicketRequestSchema,
  stageTicketSchema,
} from "#contracts/stage-run.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { createSigner } from "#server/http/signature.ts";
import { saveMastery } from "#server/modules/lip-world/progress-actions.ts";
import { getLeaderboard } from "#server/modules/stage-runs/leaderboard.ts";
import { getGhost, getRunSeed } from "#server/modules/stage-runs/ghosts.ts";
import { getProgress } from "#server/modules/lip-world/progress.ts";
import { saveRun } from "#server/modules/stage-runs/save-run.ts";
import { checkTime, verifyTicket, createTicket } from "#server/modules/stage-runs/run-ticket.ts";
import { verifyRun } from "#server/modules/stage-runs/verify-run.ts";
import { getCompletedTasks } from "./progress/completed-tasks.ts";
import { isHiddenAreaOpen } from "./progress/unlock.ts";
import { handleScoreRefusals } from "./handle-score-refusals.server.ts";
import { acquireReplayPool } from "./replay-pools.server.ts";
import { getFriends } from "./stage/friends.server.ts";
import { aliasPrefixes, aliasNouns } from "./rules/alias-words.ts";
import { isPlayableDay } from "./weekly/playable-days.ts";

const uuid = v.pipe(v.string(), v.uuid());

/** Runs of the stages: leave to play, results, boards, ghosts. */
export const stageRunsApi = new Hono<ApiEnv>()
  .post(
    "/tickets",
    route({
      summary: "Leave to play one run: the seed of tonight, of an earlier night, or of a run one wants to play against",
      body: stageTicketRequestSchema,
      answer: stageTicketSchema,
      errors: ["E-GONE"],
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      if (visitorId === null) throw new HttpError("E-CSRF");
      const { challenge, night: day, ...runChoice } = c.req.valid("json");
      const now = platform.clock.now();
      if (runChoice.stage === hiddenStage && !isHiddenAreaOpen(await getProgress(platform.database, visitorId, now)))
        throw new HttpError("E-INPUT", { fields: ["stage"] });
      const today = jstDay(now);
      if (day !== undefined && !isPlayableDay(day, today)) throw new HttpError("E-INPUT", { fields: ["night"] });
      const seed =
        challenge === undefined
          ? getDailyStageSeed(platform.secrets, runChoice.stage, day ?? today)
          : await getRunSeed(platform.database, challenge, runChoice.stage);
      if (seed === null) throw new HttpError("E-GONE");
      const { currentRulesHash: currentRules } = await import("./replay-worker.server.ts");
      const meetings = (await c.var.masterData.read())?.lipMeetings ?? [];
      const friends = await getFriends(platform.database, visitorId, runChoice, meetings, now);
      const setup: StageSetup = {
        ...runChoice,
        seed,
        bond: friends.bond,
        ...(friends.call && { call: friends.call.phase }),
      };
      const signer = createSigner(platform.secrets, ticketPurpose);
      const ticketData = { visitorId, setup: { ...setup }, rulesHash: currentRules, now, random: platform.random };
      const { ticket, runId, expiresAt } = createTicket(signer, ticketData);
      const caller = friends.call && { monster: friends.call.monster, line: friends.call.line };
      return c.json({ ticket, runId, setup, rulesHash: currentRules, expiresAt: expiresAt.toISOString(), caller });
    },
  )
  .post(
    "/results",
    route({
      summary: "A finished run. It is played again here; what that gives is all that is stored",
      body: stageResultRequestSchema,
      answer: stageResultSchema,
      errors: ["E-CONFLICT", "E-GONE", "E-SIZE", "E-BUSY"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      if (visitorId === null) throw new HttpError("E-CSRF");
      const submission = c.req.valid("json");
      const log = Buffer.from(submission.log, "base64");
      return handleScoreRefusals(async () => {
        const ticket = verifyTicket(createSigner(platform.secrets, ticketPurpose), visitorId, submission.ticket);
        const { replayWorkerUrl: replayWorker } = await import("./replay-worker.server.ts");
        // Before the transaction: nobody holds a connection while a run is played.
        const outcome = await verifyRun(acquireReplayPool(platform, replayWorker), ticket, log);
        const mastery = (await c.var.masterData.read())?.lipMastery ?? [];
        return idempotentWrite(c, platform.database, "stage-result", async ({ queries, now }) => {
          checkTime(ticket, outcome.ticks, now);
          const { stage, seed } = ticket.setup;
          const isToday = seed === getDailyStageSeed(platform.secrets, Number(stage), jstDay(now));
          const body = await saveRun(queries, { visitorId, ticket, outcome, log, now, isToday });
          const completedRun = { ...outcome, monster: Number(ticket.setup.monster) };
          await saveMastery(queries, { visitorId, now }, getCompletedTasks(completedRun, mastery));
          return { status: 200, body };
        });
      });
    },
  )
  .get(
    "/boards",
    route({
      summary: "The best runs of a day, a week or all time, twenty a page",
      query: stageLeaderboardQuerySchema,
      answer: stageLeaderboardSchema,
    }),
    async (c) => {
      const { assist, ...filters } = c.req.valid("query");
      const { platform, visitorId } = c.var;
      const leaderboardQuery = { ...filters, isAssisted: assist === "1", now: platform.clock.now(), visitorId };
      const page = await getLeaderboard(platform.database, leaderboardQuery);
      if (!page) throw new HttpError("E-INPUT", { fields: ["after"] });
      return c.json({ ...page, items: page.items.map((entry) => ({ ...entry, alias: formatAlias(entry.alias) })) });
    },
  )
  .get(
    "/runs/:runId",
    route({
      summary: "A run that can be looked at again and played against",
      params: v.strictObject({ runId: uuid }),
      answer: stageGhostSchema,
      errors: ["E-GONE"],
    }),
    async (c) => {
      const ghost = await getGhost(c.var.platform.database, c.req.valid("param").runId);
      if (!ghost) throw new HttpError("E-GONE");
      const { setup, log, alias, ...ghostFacts } = ghost;
      const playedSetup = v.parse(stageSetupSchema, setup);
      return c.json({ ...ghostFacts, setup: playedSetup, alias: formatAlias(alias), log: log.toString("base64") });
    },
  );

const ticketPurpose = "stage-ticket";
/** The white paper: it lies there for whoever freed the other six, or brought badges enough. */
const hiddenStage = 7;

const formatAlias = ([prefix, noun]: readonly [number, number]): string =>
  `${aliasPrefixes[prefix] ?? ""}${aliasNouns[noun] ?? ""}`;

/** The same for all, all day long: of the day and the stage, and not to be guessed before. */
function getDailyStageSeed(secrets: readonly string[], stage: number, day: string): number {
  const signed = createSigner(secrets, "stage-seed").sign(`${day}:${stage}`);
  return Buffer.from(signed, "base64url").readUInt32LE(0);
}
