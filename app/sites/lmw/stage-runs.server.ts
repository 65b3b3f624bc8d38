import { Hono } from "hono";
import * as v from "valibot";
import { jstDay } from "#contracts/jst-calendar.ts";
import {
  type StageSetup,
  stageBoardQuerySchema,
  stageBoardSchema,
  stageGhostSchema,
  stageResultRequestSchema,
  stageResultSchema,
  stageSetupSchema,
  stageTicketRequestSchema,
  stageTicketSchema,
} from "#contracts/stage-run.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { makeSigner } from "#server/http/signature.ts";
import { keepMastery } from "#server/modules/lip-world/deeds.ts";
import { readBoard } from "#server/modules/scores/boards.ts";
import { readGhost, seedOfRun } from "#server/modules/scores/ghosts.ts";
import { readProgress } from "#server/modules/lip-world/read-progress.ts";
import { keepRun } from "#server/modules/scores/keep-run.ts";
import { checkTime, readTicket, writeTicket } from "#server/modules/scores/run-ticket.ts";
import { verifyRun } from "#server/modules/scores/verify-run.ts";
import { masteredIn } from "./progress/mastered.ts";
import { isHiddenOpen } from "./progress/unlock.ts";
import { refusing } from "./refusing.server.ts";
import { lendReplayPool } from "./replay-pools.server.ts";
import { friendsOf } from "./stage/friends.server.ts";
import { aliasManners, aliasThings } from "./rules/alias-words.ts";
import { isNight } from "./weekly/nights.ts";

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
      if (visitorId === null) throw new ApiFailure("E-CSRF");
      const { challenge, night, ...wish } = c.req.valid("json");
      const now = platform.clock.now();
      if (wish.stage === whiteStage && !isHiddenOpen(await readProgress(platform.database, visitorId, now)))
        throw new ApiFailure("E-INPUT", { fields: ["stage"] });
      const tonight = jstDay(now);
      if (night !== undefined && !isNight(night, tonight)) throw new ApiFailure("E-INPUT", { fields: ["night"] });
      const seed =
        challenge === undefined
          ? seedOfNight(platform.secrets, wish.stage, night ?? tonight)
          : await seedOfRun(platform.database, challenge, wish.stage);
      if (seed === null) throw new ApiFailure("E-GONE");
      const { currentRules } = await import("./replay-worker.server.ts");
      const meetings = (await c.var.masterData.read())?.lipMeetings ?? [];
      const friends = await friendsOf(platform.database, visitorId, wish, meetings, now);
      const setup: StageSetup = {
        ...wish,
        seed,
        bond: friends.bond,
        ...(friends.call && { call: friends.call.phase }),
      };
      const signer = makeSigner(platform.secrets, ticketPurpose);
      const given = { visitorId, setup: { ...setup }, rulesHash: currentRules, now, random: platform.random };
      const { ticket, runId, expiresAt } = writeTicket(signer, given);
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
      if (visitorId === null) throw new ApiFailure("E-CSRF");
      const sent = c.req.valid("json");
      const log = Buffer.from(sent.log, "base64");
      return refusing(async () => {
        const ticket = readTicket(makeSigner(platform.secrets, ticketPurpose), visitorId, sent.ticket);
        const { replayWorker } = await import("./replay-worker.server.ts");
        // Before the transaction: nobody holds a connection while a run is played.
        const outcome = await verifyRun(lendReplayPool(platform, replayWorker), ticket, log);
        const mastery = (await c.var.masterData.read())?.lipMastery ?? [];
        return idempotentWrite(c, platform.database, "stage-result", async ({ queries, now }) => {
          checkTime(ticket, outcome.ticks, now);
          const { stage, seed } = ticket.setup;
          const isTonight = seed === seedOfNight(platform.secrets, Number(stage), jstDay(now));
          const body = await keepRun(queries, { visitorId, ticket, outcome, log, now, isTonight });
          const done = { ...outcome, monster: Number(ticket.setup.monster) };
          await keepMastery(queries, { visitorId, now }, masteredIn(done, mastery));
          return { status: 200, body };
        });
      });
    },
  )
  .get(
    "/boards",
    route({
      summary: "The best runs of a day, a week or all time, twenty a page",
      query: stageBoardQuerySchema,
      answer: stageBoardSchema,
    }),
    async (c) => {
      const { assist, ...asked } = c.req.valid("query");
      const { platform, visitorId } = c.var;
      const question = { ...asked, isAssisted: assist === "1", now: platform.clock.now(), visitorId };
      const page = await readBoard(platform.database, question);
      if (!page) throw new ApiFailure("E-INPUT", { fields: ["after"] });
      return c.json({ ...page, items: page.items.map((entry) => ({ ...entry, alias: aliasText(entry.alias) })) });
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
      const ghost = await readGhost(c.var.platform.database, c.req.valid("param").runId);
      if (!ghost) throw new ApiFailure("E-GONE");
      const { setup, log, alias, ...told } = ghost;
      const played = v.parse(stageSetupSchema, setup);
      return c.json({ ...told, setup: played, alias: aliasText(alias), log: log.toString("base64") });
    },
  );

const ticketPurpose = "stage-ticket";
/** The white paper: it lies there for whoever freed the other six, or brought seals enough. */
const whiteStage = 7;

const aliasText = ([manner, thing]: readonly [number, number]): string =>
  `${aliasManners[manner] ?? ""}${aliasThings[thing] ?? ""}`;

/** The same for all, all night long: of the day and the stage, and not to be guessed before. */
function seedOfNight(secrets: readonly string[], stage: number, night: string): number {
  const signed = makeSigner(secrets, "stage-seed").sign(`${night}:${stage}`);
  return Buffer.from(signed, "base64url").readUInt32LE(0);
}
