import { Hono } from "hono";
import * as v from "valibot";
import { type InputLog, LogError, parseLog } from "#app/kits/game/replay/input-log.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import {
  type StageResult,
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
import { hasStoredAnswer, idempotentWrite } from "#server/http/idempotency.ts";
import { createSigner } from "#server/http/signature.ts";
import { saveMastery } from "#server/modules/lip-world/progress-actions.ts";
import { getLeaderboard } from "#server/modules/stage-runs/leaderboard.ts";
import { getGhost } from "#server/modules/stage-runs/ghosts.ts";
import { getProgress } from "#server/modules/lip-world/progress.ts";
import { countRunsWithMonster } from "#server/modules/stage-runs/count-runs-with-monster.ts";
import { saveRun } from "#server/modules/stage-runs/save-run.ts";
import { describeMoves } from "#server/modules/stage-runs/input-sketch.ts";
import { getTicketEnd, saveTicket } from "#server/modules/stage-runs/live-ticket.ts";
import { createPrint, savePrint } from "#server/modules/stage-runs/run-prints.ts";
import { RunRefusedError } from "#server/modules/stage-runs/run-refused-error.ts";
import { createResumeToken } from "#server/modules/stage-runs/resume-token.ts";
import { type RunTicket, checkTime, verifyTicket, createTicket } from "#server/modules/stage-runs/run-ticket.ts";
import { verifyRun } from "#server/modules/stage-runs/verify-run.ts";
import type { Platform } from "#server/platform/platform.ts";
import { communityBonus } from "./weekly/community-progress.ts";
import { areaOfMonster, readCommunityProgress } from "./weekly/community-progress.server.ts";
import { getCompletedTasks } from "./progress/completed-tasks.ts";
import { canTakeAlong, isStageOpen } from "./progress/unlock.ts";
import { getHouseGhost, listHouseRuns } from "./house-runs/house-runs.server.ts";
import { handleScoreRefusals } from "./handle-score-refusals.server.ts";
import { acquireReplayPool } from "./replay-pools.server.ts";
import { maxBond } from "./stage/friends.ts";
import { getFriends } from "./stage/friends.server.ts";
import { aliasPrefixes, aliasNouns } from "./rules/alias-words.ts";
import { createTicketSetup, getDailyStageSeed, resumeSigner } from "./ticket-setup.server.ts";

const uuid = v.pipe(v.string(), v.uuid());

/** Runs of the stages: leave to play, results, boards, ghosts. */
export const stageRunsApi = new Hono<ApiEnv>()
  .post(
    "/tickets",
    route({
      summary:
        "Leave to play one run: the seed of tonight, of an earlier night, or of a run one wants to play against; or to go on where a run was lost",
      body: stageTicketRequestSchema,
      answer: stageTicketSchema,
      errors: ["E-GONE"],
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      if (visitorId === null) throw new HttpError("E-CSRF");
      const now = platform.clock.now();
      const { currentRulesHash: currentRules } = await import("./replay-worker.server.ts");
      return handleScoreRefusals(async () => {
        const choice = await createTicketSetup(platform, visitorId, c.req.valid("json"), currentRules);
        requireUnlocked(await getProgress(platform.database, visitorId, now), choice);
        const master = await c.var.masterData.read();
        const friends = await getFriends(platform.database, visitorId, choice, master?.lipMeetings ?? [], now);
        const community = master ? await readCommunityProgress(platform, master.monsters, now) : null;
        const area = master ? areaOfMonster(master.monsters, choice.monster) : null;
        const bonus = community ? communityBonus(community, { area, stage: choice.stage }) : 0;
        const setup: StageSetup = {
          ...choice,
          bond: Math.min(maxBond, friends.bond + bonus),
          ...(friends.call && { call: friends.call.phase }),
        };
        const signer = createSigner(platform.secrets, ticketPurpose);
        const ticketData = { visitorId, setup: { ...setup }, rulesHash: currentRules, now, random: platform.random };
        const { ticket, runId, expiresAt } = createTicket(signer, ticketData);
        await saveTicket(platform.database, { visitorId, runId, now });
        const caller = friends.call && { monster: friends.call.monster, line: friends.call.line };
        return c.json({ ticket, runId, setup, rulesHash: currentRules, expiresAt: expiresAt.toISOString(), caller });
      });
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
      limit: "replay",
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      if (visitorId === null) throw new HttpError("E-CSRF");
      const submission = c.req.valid("json");
      const log = Buffer.from(submission.log, "base64");
      return handleScoreRefusals(async () => {
        const ticket = verifyTicket(createSigner(platform.secrets, ticketPurpose), visitorId, submission.ticket);
        // Who asks again gets the same answer, however late.
        const isAnswered = await hasStoredAnswer(c, platform.database);
        const verified = isAnswered ? null : await verifySubmission(platform, visitorId, ticket, log);
        const mastery = (await c.var.masterData.read())?.lipMastery ?? [];
        return idempotentWrite(c, platform.database, "stage-result", async ({ queries, now }) => {
          // The answer that was stored is gone since, or another's key was used.
          if (!verified) throw new RunRefusedError("repeated");
          const { outcome, print } = verified;
          const { stage, seed } = ticket.setup;
          const isToday = seed === getDailyStageSeed(platform.secrets, Number(stage), jstDay(now));
          await savePrint(queries, { runId: ticket.runId, print, now });
          const saved = await saveRun(queries, { visitorId, ticket, outcome, log, now, isToday });
          const lost = { visitorId, ticket, resumeCue: outcome.resumeCue };
          const resume = createResumeToken(resumeSigner(platform), lost, { now, random: platform.random });
          // Odd tasks are for whole runs.
          const monster = Number(ticket.setup.monster);
          const completedRun = { ...outcome, monster };
          if (ticket.setup.startCue === undefined)
            await saveMastery(queries, { visitorId, now }, getCompletedTasks(completedRun, mastery));
          const hasLeftShard = outcome.state === "failed" && outcome.struck.length > 0;
          const shards = hasLeftShard ? (await countRunsWithMonster(queries, visitorId, monster)).shards : null;
          return { status: 200, body: { ...saved, resume, shards } satisfies StageResult };
        });
      });
    },
  )
  .get(
    "/boards",
    route({
      summary:
        "The best runs of a day, a week or all time, twenty a page; where people are few, the house's runs beside them",
      query: stageLeaderboardQuerySchema,
      answer: stageLeaderboardSchema,
    }),
    async (c) => {
      const { assist, ...filters } = c.req.valid("query");
      const { platform, visitorId } = c.var;
      const leaderboardQuery = { ...filters, isAssisted: assist === "1", now: platform.clock.now(), visitorId };
      const page = await getLeaderboard(platform.database, leaderboardQuery);
      if (!page) throw new HttpError("E-INPUT", { fields: ["after"] });
      const items = page.items.map((entry) => ({ ...entry, alias: formatAlias(entry.alias) }));
      const isFirstPage = filters.after === undefined;
      const houseRuns = isFirstPage ? await listHouseRuns(leaderboardQuery, items.length) : [];
      return c.json({ items, houseRuns, next: page.next });
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
      const { platform, visitorId } = c.var;
      const viewer = { visitorId, now: platform.clock.now() };
      const { runId } = c.req.valid("param");
      const houseGhost = await getHouseGhost(runId);
      if (houseGhost) {
        const { currentRulesHash: rulesHash } = await import("./replay-worker.server.ts");
        return c.json({ ...houseGhost, runId, rulesHash, alias: null, log: houseGhost.log.toString("base64") });
      }
      const ghost = await getGhost(platform.database, runId, viewer);
      if (!ghost) throw new HttpError("E-GONE");
      const { setup, log, alias, ...ghostFacts } = ghost;
      const playedSetup = v.parse(stageSetupSchema, setup);
      return c.json({
        ...ghostFacts,
        setup: playedSetup,
        alias: formatAlias(alias),
        log: log?.toString("base64") ?? null,
      });
    },
  );

const ticketPurpose = "stage-ticket";
/** The monster that copies the shots of another. */
const copyingMonster = 24;
const formatMonsterId = (id: number): string => String(id).padStart(2, "0");

/** @throws HttpError E-INPUT for a stage that is still locked, and for who was not met */
function requireUnlocked(
  progress: LipProgress,
  { stage, monster, partner }: { stage: number; monster: number; partner: number },
): void {
  if (!isStageOpen(progress, stage)) throw new HttpError("E-INPUT", { fields: ["stage"] });
  if (!canTakeAlong(progress, formatMonsterId(monster))) throw new HttpError("E-INPUT", { fields: ["monster"] });
  if (monster === copyingMonster && !canTakeAlong(progress, formatMonsterId(partner)))
    throw new HttpError("E-INPUT", { fields: ["partner"] });
}

/**
 * Holds a run against the clock and against what its visitor has unlocked, and only then plays it again: nobody makes the server
 * work for a run that cannot be.
 * @throws RunRefusedError, or HttpError E-INPUT for what is locked
 */
async function verifySubmission(platform: Platform, visitorId: string, ticket: RunTicket, log: Buffer) {
  const { database, clock } = platform;
  const setup = v.parse(stageSetupSchema, ticket.setup);
  const input = readLog(log);
  const playedMs = (input.dx.length * 1000) / ticksPerSecond;
  checkTime(ticket, playedMs, clock.now(), await getTicketEnd(database, visitorId, ticket));
  requireUnlocked(await getProgress(database, visitorId, clock.now()), setup);
  const { replayWorkerUrl: replayWorker } = await import("./replay-worker.server.ts");
  // Before the transaction: nobody holds a connection while a run is played.
  const outcome = await verifyRun(acquireReplayPool(platform, replayWorker), ticket, log);
  const inputBytes = Buffer.concat([input.dx, input.dy, input.buttons].map((part) => Buffer.from(part)));
  const scope = `stage ${setup.stage} ${setup.seed}${setup.startCue === undefined ? "" : ` from ${setup.startCue}`}`;
  return { outcome, print: createPrint(platform.secrets[0], scope, describeMoves(input), inputBytes) };
}

const ticksPerSecond = 60;

/** @throws RunRefusedError for a log that cannot be read */
function readLog(log: Buffer): InputLog {
  try {
    return parseLog(log);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    throw new RunRefusedError(error.reason === "foreign" ? "broken" : error.reason);
  }
}

const formatAlias = ([prefix, noun]: readonly [number, number]): string =>
  `${aliasPrefixes[prefix] ?? ""}${aliasNouns[noun] ?? ""}`;
