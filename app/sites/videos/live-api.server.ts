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
  broadcastWantBody,
  showCaptionsSchema,
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
  type NewMessage,
} from "#server/modules/videos/chat.ts";
import { holdVotes, listDecisions } from "#server/modules/videos/decisions.ts";
import { addSignal, listMySignals, type SignalSubject } from "#server/modules/videos/signals.ts";
import type { Queries } from "#server/platform/database.ts";
import { languages } from "#contracts/languages.ts";
import { renderProgrammeCalendar } from "./calendar.server.ts";
import { openEventStream } from "./event-stream.server.ts";
import { broadcastHubOf } from "./broadcast-hub.server.ts";
import { captionsOf, getLiveShow, liveShows, pollWindow } from "./live-shows.server.ts";
import { livePhrases, getOnAir, programmes, stamps } from "./programmes.server.ts";
import { countTally, decideDue } from "./show-tally.server.ts";
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
    async (c) => {
      const { platform, visitorId } = c.var;
      const { airing: broadcastId } = c.req.valid("query");
      await decideDue(platform, broadcastId);
      return c.json(await findMine(platform.database, broadcastId, visitorId));
    },
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
      summary: "Asks one of the written questions of a show; the one asked most is answered by its host",
      body: broadcastQuestionBody,
      answer: myBroadcastSchema,
      errors: ["E-CLOSED"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { airing: broadcastId, question } = c.req.valid("json");
      const { broadcast } = await findOnAir(c, broadcastId);
      const { questions } = getLiveShow(broadcast.programme.id);
      if (!questions.some(({ id }) => id === question)) throw new HttpError("E-INPUT", { fields: ["question"] });
      return signal(c, broadcast.id, `ask:${question}`);
    },
  )
  .post(
    "/wants",
    route({
      summary: "Says that one wants the colour of the show; once a visitor",
      body: broadcastWantBody,
      answer: myBroadcastSchema,
      errors: ["E-CLOSED"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { broadcast } = await findOnAir(c, c.req.valid("json").airing);
      return signal(c, broadcast.id, "want");
    },
  )
  .post(
    "/votes",
    route({
      summary: "One vote a visitor in the poll of the show, while it is open by the server's clock",
      body: broadcastVoteBody,
      answer: broadcastPollSchema,
      errors: ["E-CLOSED", "E-CONFLICT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { airing: broadcastId, choice } = c.req.valid("json");
      const { broadcast } = await findOnAir(c, broadcastId);
      const show = getLiveShow(broadcast.programme.id);
      if (!show.poll.choices.some(({ id }) => id === choice)) throw new HttpError("E-INPUT", { fields: ["choice"] });
      const { platform, ending } = c.var;
      const { opensAtS, closesAtS } = pollWindow(show);
      const answer = await idempotentWrite(c, platform.database, "live-vote", async ({ queries, visitorId, now }) => {
        // Beside the other voters, before whoever decides: what is answered with yes is counted.
        await holdVotes(queries, broadcast.id);
        const atS = (now.getTime() - broadcast.startMs) / 1_000;
        const isDecided = (await listDecisions(queries, broadcast.id))["poll"] !== undefined;
        if (atS < opensAtS || atS >= closesAtS || isDecided) throw new HttpError("E-CLOSED");
        if (!(await castPollVote(queries, { broadcastId: broadcast.id, visitorId, choice, now })))
          throw new HttpError("E-CONFLICT");
        return { status: 200, body: await getBroadcastPoll(queries, broadcast.id) };
      });
      broadcastHubOf(platform, ending).notify(broadcast.id);
      return answer;
    },
  )
  .get(
    "/captions",
    route({
      summary: "All that is said in a show, in one of six languages",
      query: v.object({ p: v.string(), lang: v.picklist(languages) }),
      answer: showCaptionsSchema,
      errors: ["E-404"],
    }),
    (c) => {
      const { p, lang } = c.req.valid("query");
      const show = liveShows.get(p);
      if (!show) throw new HttpError("E-404");
      return c.json(captionsOf(show, lang));
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

/** Notes what a visitor asked for; a question stands in the chat too. */
async function signal(c: Context<ApiEnv>, broadcastId: string, subject: SignalSubject): Promise<Response> {
  const { platform, ending } = c.var;
  const answer = await idempotentWrite(c, platform.database, "live-signal", async ({ queries, visitorId, now }) => {
    const isNew = await addSignal(queries, { broadcastId, visitorId, subject, now });
    if (isNew && subject !== "want")
      await showQuestion(queries, { broadcastId, visitorId, said: subject.slice("ask:".length), now });
    return { status: 200, body: await findMine(queries, broadcastId, visitorId) };
  });
  broadcastHubOf(platform, ending).notify(broadcastId);
  return answer;
}

/** Each question is asked once a visitor, so it need not wait for their next breath: its moment lies behind their own last line. */
async function showQuestion(queries: Queries, line: Omit<NewMessage, "kind">): Promise<void> {
  const message = { ...line, kind: "question" as const };
  const seq = await addMessage(queries, message);
  if (seq === null) await addMessage(queries, { ...message, now: new Date(line.now.getTime() + minMessageIntervalMs) });
}

async function findMine(database: Queries, broadcastId: string, visitorId: string | null) {
  const subjects = visitorId === null ? [] : await listMySignals(database, broadcastId, visitorId);
  return {
    poll: await getBroadcastPoll(database, broadcastId),
    choice: visitorId === null ? null : await getMyPollChoice(database, broadcastId, visitorId),
    tally: await countTally(database, broadcastId),
    wants: subjects.includes("want"),
    questions: subjects.filter((subject) => subject !== "want").map((subject) => subject.slice("ask:".length)),
  };
}

/** 0 to 1, the same for the same asker: no dice are needed to spread a crowd. */
function reconnectSpreadOf(clientAddress: string): number {
  let sum = 0;
  for (const character of clientAddress) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return sum / 997;
}
