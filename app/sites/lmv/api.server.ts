import { type Context, Hono } from "hono";
import { isbot } from "isbot";
import * as v from "valibot";
import { daysBetween, jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { parsePreferredLanguage } from "#server/http/preferred-language.ts";
import { hashNetwork } from "#server/http/hash-network.ts";
import { type VoteQueue, VoteQueueFullError } from "#server/modules/votes/vote-queue.ts";
import type { SubmittedVote, VoteOutcome } from "#server/modules/votes/cast-votes.ts";
import { findReceipt, getFinalCount } from "#server/modules/votes/final-count.ts";
import { listMyVotesInPoll, getVoter } from "#server/modules/votes/my-votes.ts";
import { type Poll, pollPhase } from "#server/modules/votes/poll.ts";
import { riskOf } from "#server/modules/votes/risk.ts";
import { getLeaderboard } from "#server/modules/votes/leaderboard.ts";
import { createVoteTokens } from "./vote-tokens.server.ts";
import {
  voteTokenSchema,
  voteReceiptSchema,
  receiptLookupSchema,
  pollStatusSchema,
  myVotesSchema,
  receiptHashSchema,
  resultsSchema,
  voteSchema,
} from "./contract.ts";
import { pollOf, blackoutStartOf } from "./poll.server.ts";
import { streamReceipts } from "./receipts-file.server.ts";
import { getResults } from "./results.server.ts";

/** The poll, a visitor's own votes, the vote token and the vote. Whoever may vote and when is decided by the server's clock. */
export const api = new Hono<ApiEnv>()
  .get(
    "/hall",
    route({ summary: "Where the vote stands, and its last board", answer: pollStatusSchema }),
    async (c) => {
      const { now, poll } = await getPoll(c);
      const phase = pollPhase(poll, now);
      const board = phase === "open" ? await getLeaderboard(c.var.platform.database, poll.id) : null;
      return c.json({
        phase,
        now: now.toISOString(),
        opensAt: poll.opensAt.toISOString(),
        closesAt: poll.closesAt?.toISOString() ?? null,
        sealsAt: blackoutStartOf(poll)?.toISOString() ?? null,
        board: board && { ...board, shownAt: board.shownAt.toISOString() },
      });
    },
  )
  .get("/votes", route({ summary: "A visitor's own votes", answer: myVotesSchema }), async (c) => {
    const { now, poll } = await getPoll(c);
    const { visitorId, platform } = c.var;
    const votes = visitorId === null ? [] : await listMyVotesInPoll(platform.database, poll.id, visitorId);
    const isOpen = ["open", "sealed"].includes(pollPhase(poll, now));
    return c.json({
      mayVote: isOpen && votes[0]?.jstDay !== jstDay(now),
      nextDayAt: nextJstMidnight(now).toISOString(),
      votes: votes.map(({ id, votedAt, ...vote }) => ({ receipt: id, ...vote, votedAt: votedAt.toISOString() })),
    });
  })
  .post(
    "/ballots",
    route({ summary: "Hands out a ballot; writes nothing", answer: voteTokenSchema, errors: ["E-CLOSED"] }),
    async (c) => {
      const { now, poll } = await getOpenPoll(c);
      return c.json({ ballot: createVoteTokens(c.var.platform.secrets, poll.id).issue(requireVisitorId(c), now) });
    },
  )
  .post(
    "/votes",
    route({
      summary:
        "Stamps a ballot: one vote a day in Japan, counted when the answer comes. The same key gets the same receipt",
      body: voteSchema,
      answer: voteReceiptSchema,
      errors: ["E-CLOSED", "E-CONFLICT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { monsterId, ballot: voteToken } = c.req.valid("json");
      const key = v.safeParse(v.pipe(v.string(), v.uuid()), c.req.header("idempotency-key"));
      if (!key.success) throw new HttpError("E-INPUT", { fields: ["Idempotency-Key"] });
      const { now, poll } = await getOpenPoll(c);
      const visitorId = requireVisitorId(c);
      const { platform, info, voteQueue } = c.var;
      const tokenAgeMs = createVoteTokens(platform.secrets, poll.id).ageMs(voteToken, visitorId, now);
      if (tokenAgeMs === null) throw new HttpError("E-INPUT", { fields: ["ballot"] });

      const { knownSince, faceType } = await getVoter(platform.database, visitorId);
      const visitorAgeMs = knownSince === null ? 0 : now.getTime() - knownSince.getTime();
      const outcome = await enqueueVote(voteQueue, {
        id: platform.random.uuid(),
        pollId: poll.id,
        visitorId,
        key: key.output,
        monsterId,
        faceType,
        network: hashNetwork(platform.secrets, info.address, `vote network of ${jstDay(now)}`),
        knownDays: knownSince === null ? 0 : Math.max(0, daysBetween(jstDay(knownSince), jstDay(now))),
        risk: riskOf({ visitorAgeMs, tokenAgeMs, isBrowserLike: isBrowserLike(c) }),
        lang: parsePreferredLanguage(c.req.header("accept-language")),
        at: now,
      });
      if (outcome.kind === "already") throw new HttpError("E-CONFLICT");
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
      const { now, poll } = await getPoll(c);
      if (pollPhase(poll, now) !== "closed") throw new HttpError("E-CLOSED");
      return c.json(await getResults(c.var.platform.database, poll));
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
      const poll = await getPublishedPoll(c);
      return c.body(streamReceipts(c.var.platform.database, poll.id), 200, {
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
      answer: receiptLookupSchema,
    }),
    async (c) => {
      const { database } = c.var.platform;
      const { poll } = await getPoll(c);
      const isPublished = (await getFinalCount(database, poll.id)) !== null;
      const vote = isPublished ? await findReceipt(database, poll.id, c.req.valid("param").receipt) : null;
      return c.json({ isPublished, vote });
    },
  );

async function getPoll(c: Context<ApiEnv>): Promise<{ now: Date; poll: Poll }> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  const now = c.var.platform.clock.now();
  const poll = pollOf(data.schedule, now);
  if (!poll) throw new HttpError("E-CLOSED");
  return { now, poll };
}

async function getPublishedPoll(c: Context<ApiEnv>): Promise<Poll> {
  const { poll } = await getPoll(c);
  if ((await getFinalCount(c.var.platform.database, poll.id)) === null) throw new HttpError("E-CLOSED");
  return poll;
}

async function getOpenPoll(c: Context<ApiEnv>): Promise<{ now: Date; poll: Poll }> {
  const found = await getPoll(c);
  if (!["open", "sealed"].includes(pollPhase(found.poll, found.now))) throw new HttpError("E-CLOSED");
  return found;
}

function requireVisitorId(c: Context<ApiEnv>): string {
  const { visitorId } = c.var;
  if (visitorId === null) throw new HttpError("E-CSRF");
  return visitorId;
}

async function enqueueVote(queue: VoteQueue, vote: SubmittedVote): Promise<VoteOutcome> {
  try {
    return await queue.add(vote);
  } catch (error) {
    if (error instanceof VoteQueueFullError) throw new HttpError("E-BUSY", { headers: { "retry-after": "2" } });
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
