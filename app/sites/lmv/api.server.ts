import { type Context, Hono } from "hono";
import { isbot } from "isbot";
import * as v from "valibot";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { askedLanguage } from "#server/http/asked-language.ts";
import { networkOf } from "#server/http/limits.ts";
import { type BallotBox, BallotBoxFull } from "#server/modules/votes/ballot-box.ts";
import type { HandedVote, VoteOutcome } from "#server/modules/votes/cast-votes.ts";
import { findReceipt, readFinalCount } from "#server/modules/votes/final-count.ts";
import { readMyVotes, readVoter } from "#server/modules/votes/my-votes.ts";
import { type Poll, pollPhase } from "#server/modules/votes/poll.ts";
import { riskOf } from "#server/modules/votes/risk.ts";
import { readBoard } from "#server/modules/votes/standings.ts";
import { makeBallots, networkMark } from "./ballot.server.ts";
import {
  ballotSchema,
  countedSchema,
  foundReceiptSchema,
  hallSchema,
  myVotesSchema,
  receiptHashSchema,
  resultsSchema,
  voteSchema,
} from "./contract.ts";
import { pollOf, sealsAt } from "./poll.server.ts";
import { receiptsFile } from "./receipts-file.server.ts";
import { readResults } from "./results.server.ts";

/** The hall, a visitor's own votes, the ballot and its stamp. Whoever may vote and when is decided here, by the server's clock. */
export const api = new Hono<ApiEnv>()
  .get("/hall", route({ summary: "Where the vote stands, and its last board", answer: hallSchema }), async (c) => {
    const { now, poll } = await pollNow(c);
    const phase = pollPhase(poll, now);
    const board = phase === "open" ? await readBoard(c.var.platform.database, poll.id) : null;
    return c.json({
      phase,
      now: now.toISOString(),
      opensAt: poll.opensAt.toISOString(),
      closesAt: poll.closesAt?.toISOString() ?? null,
      sealsAt: sealsAt(poll)?.toISOString() ?? null,
      board: board && { ...board, shownAt: board.shownAt.toISOString() },
    });
  })
  .get("/votes", route({ summary: "A visitor's own votes", answer: myVotesSchema }), async (c) => {
    const { now, poll } = await pollNow(c);
    const { visitorId, platform } = c.var;
    const votes = visitorId === null ? [] : await readMyVotes(platform.database, poll.id, visitorId);
    const isOpen = ["open", "sealed"].includes(pollPhase(poll, now));
    return c.json({
      mayVote: isOpen && votes[0]?.jstDay !== jstDay(now),
      nextDayAt: nextJstMidnight(now).toISOString(),
      votes: votes.map(({ id, votedAt, ...vote }) => ({ receipt: id, ...vote, votedAt: votedAt.toISOString() })),
    });
  })
  .post(
    "/ballots",
    route({ summary: "Hands out a ballot; writes nothing", answer: ballotSchema, errors: ["E-CLOSED"] }),
    async (c) => {
      const { now, poll } = await openPoll(c);
      return c.json({ ballot: makeBallots(c.var.platform.secrets, poll.id).hand(voterOf(c), now) });
    },
  )
  .post(
    "/votes",
    route({
      summary:
        "Stamps a ballot: one vote a day in Japan, counted when the answer comes. The same key gets the same receipt",
      body: voteSchema,
      answer: countedSchema,
      errors: ["E-CLOSED", "E-CONFLICT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { monsterId, ballot } = c.req.valid("json");
      const key = v.safeParse(v.pipe(v.string(), v.uuid()), c.req.header("idempotency-key"));
      if (!key.success) throw new ApiFailure("E-INPUT", { fields: ["Idempotency-Key"] });
      const { now, poll } = await openPoll(c);
      const visitorId = voterOf(c);
      const { platform, info, ballotBox } = c.var;
      const ballotAgeMs = makeBallots(platform.secrets, poll.id).ageMs(ballot, visitorId, now);
      if (ballotAgeMs === null) throw new ApiFailure("E-INPUT", { fields: ["ballot"] });

      const { knownSince, faceType } = await readVoter(platform.database, visitorId);
      const visitorAgeMs = knownSince === null ? 0 : now.getTime() - knownSince.getTime();
      const outcome = await drop(ballotBox, {
        id: platform.random.uuid(),
        pollId: poll.id,
        visitorId,
        key: key.output,
        monsterId,
        faceType,
        network: networkMark(platform.secrets, networkOf(info.address), jstDay(now)),
        risk: riskOf({ visitorAgeMs, ballotAgeMs, isBrowserLike: isBrowserLike(c) }),
        lang: askedLanguage(c.req.header("accept-language")),
        at: now,
      });
      if (outcome.kind === "already") throw new ApiFailure("E-CONFLICT");
      return c.json({
        receipt: outcome.id,
        jstDay: jstDay(outcome.votedAt),
        monsterId: outcome.monsterId,
        votedAt: outcome.votedAt.toISOString(),
        nextDayAt: nextJstMidnight(outcome.votedAt).toISOString(),
      });
    },
  )
  .get(
    "/results",
    route({ summary: "The final count, after the end", answer: resultsSchema, errors: ["E-CLOSED"] }),
    async (c) => {
      const { now, poll } = await pollNow(c);
      if (pollPhase(poll, now) !== "closed") throw new ApiFailure("E-CLOSED");
      return c.json(await readResults(c.var.platform.database, poll));
    },
  )
  .get(
    "/receipts",
    route({
      summary: "The published list of counted votes as text/csv, some minutes after the end",
      answer: v.string(),
      errors: ["E-CLOSED"],
    }),
    async (c) => {
      const poll = await publishedPoll(c);
      return c.body(receiptsFile(c.var.platform.database, poll.id), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${poll.id}-receipts.csv"`,
      });
    },
  )
  .get(
    "/receipts/:receipt",
    route({
      summary: "Whether the hash of a receipt is in the published list",
      params: v.object({ receipt: receiptHashSchema }),
      answer: foundReceiptSchema,
    }),
    async (c) => {
      const { database } = c.var.platform;
      const { poll } = await pollNow(c);
      const isPublished = (await readFinalCount(database, poll.id)) !== null;
      const vote = isPublished ? await findReceipt(database, poll.id, c.req.valid("param").receipt) : null;
      return c.json({ isPublished, vote });
    },
  );

async function pollNow(c: Context<ApiEnv>): Promise<{ now: Date; poll: Poll }> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  const now = c.var.platform.clock.now();
  const poll = pollOf(data.schedule, now);
  if (!poll) throw new ApiFailure("E-CLOSED");
  return { now, poll };
}

async function publishedPoll(c: Context<ApiEnv>): Promise<Poll> {
  const { poll } = await pollNow(c);
  if ((await readFinalCount(c.var.platform.database, poll.id)) === null) throw new ApiFailure("E-CLOSED");
  return poll;
}

async function openPoll(c: Context<ApiEnv>): Promise<{ now: Date; poll: Poll }> {
  const found = await pollNow(c);
  if (!["open", "sealed"].includes(pollPhase(found.poll, found.now))) throw new ApiFailure("E-CLOSED");
  return found;
}

function voterOf(c: Context<ApiEnv>): string {
  const { visitorId } = c.var;
  if (visitorId === null) throw new ApiFailure("E-CSRF");
  return visitorId;
}

async function drop(box: BallotBox, vote: HandedVote): Promise<VoteOutcome> {
  try {
    return await box.drop(vote);
  } catch (error) {
    if (error instanceof BallotBoxFull) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "2" } });
    throw error;
  }
}

/** Browsers name themselves; those that say where a request came from name a page of ours. */
function isBrowserLike(c: Context<ApiEnv>): boolean {
  const userAgent = c.req.header("user-agent");
  return (
    userAgent !== undefined && !isbot(userAgent) && (c.req.header("sec-fetch-site") ?? "same-origin") === "same-origin"
  );
}
