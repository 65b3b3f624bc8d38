import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  broadcastIdSchema,
  broadcastMessageBody,
  myBroadcastSchema,
  broadcastStatusSchema,
  broadcastPollSchema,
  broadcastQuestionBody,
  sentBroadcastMessageSchema,
  broadcastVoteBody,
} from "#contracts/broadcast.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError, createRateLimitError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import {
  minMessageIntervalMs,
  castPollVote,
  getMyPollChoice,
  getBroadcastPoll,
  addMessage,
} from "#server/modules/videos/chat.ts";
import { submitQuestion, listMyQuestions } from "#server/modules/videos/questions.ts";
import type { Queries } from "#server/platform/database.ts";
import { renderProgrammeCalendar } from "./calendar.server.ts";
import { openEventStream } from "./event-stream.server.ts";
import { broadcastHubOf } from "./broadcast-hub.server.ts";
import { livePhrases, getOnAir, programmes, stamps } from "./programmes.server.ts";
import type { Broadcast } from "#contracts/broadcast-calendar.ts";

const broadcastParams = v.object({ airing: broadcastIdSchema });

/** What is on, its chat as a stream, the poll, the questions. */
export const liveApi = new Hono<ApiEnv>()
  .get("/now", route({ summary: "What is on by the server's clock", answer: broadcastStatusSchema }), async (c) => {
    const { clock, database } = c.var.platform;
    const { state, broadcast } = await getOnAir(database, clock.now());
    return c.json({
      state,
      airing: broadcast && {
        id: broadcast.id,
        startsAt: new Date(broadcast.startMs).toISOString(),
        endsAt: new Date(broadcast.endMs).toISOString(),
      },
      // Read last: whoever steps in with it is not behind by what the database took.
      now: clock.now().toISOString(),
    });
  })
  .get(
    "/events",
    route({
      summary: "The chat and the poll of a programme as server-sent events; Last-Event-ID brings what was missed",
      query: broadcastParams,
      answer: v.string(),
      errors: ["E-CLOSED", "E-BUSY", "E-LIMIT"],
      limit: "stream",
    }),
    async (c) => {
      const { broadcast } = await findOnAir(c, c.req.valid("query").airing);
      const { platform, ending, visitorId, info, limits } = c.var;
      const leave = limits.hold("stream", { address: info.address, visitorId });
      if (!leave) throw new HttpError("E-BUSY", { headers: { "retry-after": "30" } });
      const last = Number(c.req.header("last-event-id") ?? Number.NaN);
      const stream = await openEventStream(broadcastHubOf(platform, ending), {
        broadcastId: broadcast.id,
        afterSeq: Number.isSafeInteger(last) && last >= 0 ? last : null,
        spread: reconnectSpreadOf(visitorId ?? info.address),
        signal: AbortSignal.any([ending, c.req.raw.signal]),
        onEnd: leave,
      });
      if (!stream) throw new HttpError("E-BUSY", { headers: { "retry-after": "10" } });
      info.startStreaming?.();
      return c.body(stream, 200, { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" });
    },
  )
  .get(
    "/mine",
    route({
      summary: "How the poll of a programme stands, and what the visitor did in it",
      query: broadcastParams,
      answer: myBroadcastSchema,
    }),
    async (c) => c.json(await findMyPollVote(c.var.platform.database, c.req.valid("query").airing, c.var.visitorId)),
  )
  .post(
    "/messages",
    route({
      summary: "Says a stamp or one of the sixty phrases; one line a breath",
      body: broadcastMessageBody,
      answer: sentBroadcastMessageSchema,
      errors: ["E-CLOSED", "E-LIMIT"],
      isIdempotent: true,
    }),
    async (c) => {
      const { airing: broadcastId, kind, said: messageId } = c.req.valid("json");
      const isKnown =
        kind === "stamp" ? stamps.some(({ id }) => id === messageId) : livePhrases[Number(messageId)] !== undefined;
      if (!isKnown) throw new HttpError("E-INPUT", { fields: ["said"] });
      const { broadcast } = await findOnAir(c, broadcastId);
      const { platform, ending } = c.var;
      const answer = await idempotentWrite(
        c,
        platform.database,
        "live-message",
        async ({ queries, visitorId, now }) => {
          const seq = await addMessage(queries, { broadcastId: broadcast.id, visitorId, kind, said: messageId, now });
          if (seq === null) throw createRateLimitError(minMessageIntervalMs);
          return { status: 200, body: { seq } };
        },
      );
      broadcastHubOf(platform, ending).notify(broadcast.id);
      return answer;
    },
  )
  .post(
    "/questions",
    route({
      summary: "Hands in a question; an operator shows it or gives it back",
      body: broadcastQuestionBody,
      answer: myBroadcastSchema,
      errors: ["E-CLOSED", "E-LIMIT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { airing: broadcastId, text } = c.req.valid("json");
      const { broadcast } = await findOnAir(c, broadcastId);
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "live-question", async ({ queries, visitorId, now }) => {
        const question = { id: random.uuid(), airingId: broadcast.id, visitorId, text, askedAt: now };
        if (!(await submitQuestion(queries, question))) throw createRateLimitError(60_000);
        return { status: 200, body: await findMyPollVote(queries, broadcast.id, visitorId) };
      });
    },
  )
  .post(
    "/votes",
    route({
      summary: "One vote a visitor in the poll of the programme",
      body: broadcastVoteBody,
      answer: broadcastPollSchema,
      errors: ["E-CLOSED", "E-CONFLICT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { airing: broadcastId, choice } = c.req.valid("json");
      const { broadcast } = await findOnAir(c, broadcastId);
      if (!broadcast.programme.poll.choices.some(({ id }) => id === choice))
        throw new HttpError("E-INPUT", { fields: ["choice"] });
      const { platform, ending } = c.var;
      const answer = await idempotentWrite(c, platform.database, "live-vote", async ({ queries, visitorId, now }) => {
        if (!(await castPollVote(queries, { broadcastId: broadcast.id, visitorId, choice, now })))
          throw new HttpError("E-CONFLICT");
        return { status: 200, body: await getBroadcastPoll(queries, broadcast.id) };
      });
      broadcastHubOf(platform, ending).notify(broadcast.id);
      return answer;
    },
  )
  .get(
    "/next.ics",
    route({
      summary: "The next evening of a programme as a calendar file (RFC 5545)",
      query: v.object({ p: v.string() }),
      answer: v.string(),
      errors: ["E-404"],
    }),
    (c) => {
      const { clock, settings } = c.var.platform;
      const programme = programmes.find(({ id }) => id === c.req.valid("query").p);
      if (!programme) throw new HttpError("E-404");
      return c.body(renderProgrammeCalendar(programme, clock.now(), settings.publicUrl), 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="${programme.id}.ics"`,
      });
    },
  );

async function findOnAir(c: Context<ApiEnv>, broadcastId: string): Promise<{ broadcast: Broadcast }> {
  const { clock, database } = c.var.platform;
  const { state, broadcast } = await getOnAir(database, clock.now());
  if (state !== "on" || broadcast?.id !== broadcastId) throw new HttpError("E-CLOSED");
  return { broadcast };
}

async function findMyPollVote(queries: Queries, broadcastId: string, visitorId: string | null) {
  return {
    poll: await getBroadcastPoll(queries, broadcastId),
    choice: visitorId === null ? null : await getMyPollChoice(queries, broadcastId, visitorId),
    questions: visitorId === null ? [] : await listMyQuestions(queries, broadcastId, visitorId),
  };
}

/** 0 to 1, the same for the same asker: no dice are needed to spread a crowd. */
function reconnectSpreadOf(clientAddress: string): number {
  let sum = 0;
  for (const character of clientAddress) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return sum / 997;
}
