import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  airingIdSchema,
  liveMessageBody,
  liveMineSchema,
  liveNowSchema,
  livePollSchema,
  liveQuestionBody,
  liveSentSchema,
  liveVoteBody,
} from "#contracts/live.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure, limitFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { breathMs, castPollVote, ownPollVote, readPoll, sayLine } from "#server/modules/films/chat.ts";
import { ask, ownQuestions } from "#server/modules/films/questions.ts";
import type { Queries } from "#server/platform/database.ts";
import { programmeCalendar } from "./calendar.server.ts";
import { openEventStream } from "./event-stream.server.ts";
import { hubOf } from "./hub.server.ts";
import { livePhrases, onAirNow, programmes, stamps } from "./live.server.ts";
import type { Airing } from "./rules/airings.ts";

const ofAiring = v.object({ airing: airingIdSchema });

/** What is on, its chat as a stream, the poll, the questions. */
export const liveApi = new Hono<ApiEnv>()
  .get("/now", route({ summary: "What is on by the server's clock", answer: liveNowSchema }), async (c) => {
    const { clock, database } = c.var.platform;
    const { state, airing } = await onAirNow(database, clock.now());
    return c.json({
      state,
      airing: airing && {
        id: airing.id,
        startsAt: new Date(airing.startMs).toISOString(),
        endsAt: new Date(airing.endMs).toISOString(),
      },
      // Read last: whoever steps in with it is not behind by what the database took.
      now: clock.now().toISOString(),
    });
  })
  .get(
    "/events",
    route({
      summary: "The chat and the poll of a programme as server-sent events; Last-Event-ID brings what was missed",
      query: ofAiring,
      answer: v.string(),
      errors: ["E-CLOSED", "E-BUSY"],
    }),
    async (c) => {
      const { airing } = await onAir(c, c.req.valid("query").airing);
      const { platform, ending, visitorId, info } = c.var;
      const last = Number(c.req.header("last-event-id") ?? Number.NaN);
      const stream = await openEventStream(hubOf(platform, ending), {
        airingId: airing.id,
        afterSeq: Number.isSafeInteger(last) && last >= 0 ? last : null,
        spread: spreadOf(visitorId ?? info.address),
        signal: AbortSignal.any([ending, c.req.raw.signal]),
      });
      if (!stream) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "10" } });
      return c.body(stream, 200, { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" });
    },
  )
  .get(
    "/mine",
    route({
      summary: "How the poll of a programme stands, and what the visitor did in it",
      query: ofAiring,
      answer: liveMineSchema,
    }),
    async (c) => c.json(await mineOf(c.var.platform.database, c.req.valid("query").airing, c.var.visitorId)),
  )
  .post(
    "/messages",
    route({
      summary: "Says a stamp or one of the sixty phrases; one line a breath",
      body: liveMessageBody,
      answer: liveSentSchema,
      errors: ["E-CLOSED", "E-LIMIT"],
      isIdempotent: true,
    }),
    async (c) => {
      const { airing: airingId, kind, said } = c.req.valid("json");
      const isKnown = kind === "stamp" ? stamps.some(({ id }) => id === said) : livePhrases[Number(said)] !== undefined;
      if (!isKnown) throw new ApiFailure("E-INPUT", { fields: ["said"] });
      const { airing } = await onAir(c, airingId);
      const { platform, ending } = c.var;
      const answer = await idempotentWrite(
        c,
        platform.database,
        "live-message",
        async ({ queries, visitorId, now }) => {
          const seq = await sayLine(queries, { airingId: airing.id, visitorId, kind, said, now });
          if (seq === null) throw limitFailure(breathMs);
          return { status: 200, body: { seq } };
        },
      );
      hubOf(platform, ending).nudge(airing.id);
      return answer;
    },
  )
  .post(
    "/questions",
    route({
      summary: "Hands in a question; an operator shows it or gives it back",
      body: liveQuestionBody,
      answer: liveMineSchema,
      errors: ["E-CLOSED", "E-LIMIT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { airing: airingId, text } = c.req.valid("json");
      const { airing } = await onAir(c, airingId);
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "live-question", async ({ queries, visitorId, now }) => {
        const asked = { id: random.uuid(), airingId: airing.id, visitorId, text, askedAt: now };
        if (!(await ask(queries, asked))) throw limitFailure(60_000);
        return { status: 200, body: await mineOf(queries, airing.id, visitorId) };
      });
    },
  )
  .post(
    "/votes",
    route({
      summary: "One vote a visitor in the poll of the programme",
      body: liveVoteBody,
      answer: livePollSchema,
      errors: ["E-CLOSED", "E-CONFLICT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { airing: airingId, choice } = c.req.valid("json");
      const { airing } = await onAir(c, airingId);
      if (!airing.programme.poll.choices.some(({ id }) => id === choice))
        throw new ApiFailure("E-INPUT", { fields: ["choice"] });
      const { platform, ending } = c.var;
      const answer = await idempotentWrite(c, platform.database, "live-vote", async ({ queries, visitorId, now }) => {
        if (!(await castPollVote(queries, { airingId: airing.id, visitorId, choice, now })))
          throw new ApiFailure("E-CONFLICT");
        return { status: 200, body: await readPoll(queries, airing.id) };
      });
      hubOf(platform, ending).nudge(airing.id);
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
      if (!programme) throw new ApiFailure("E-404");
      return c.body(programmeCalendar(programme, clock.now(), settings.publicUrl), 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="${programme.id}.ics"`,
      });
    },
  );

async function onAir(c: Context<ApiEnv>, airingId: string): Promise<{ airing: Airing }> {
  const { clock, database } = c.var.platform;
  const { state, airing } = await onAirNow(database, clock.now());
  if (state !== "on" || airing?.id !== airingId) throw new ApiFailure("E-CLOSED");
  return { airing };
}

async function mineOf(queries: Queries, airingId: string, visitorId: string | null) {
  return {
    poll: await readPoll(queries, airingId),
    choice: visitorId === null ? null : await ownPollVote(queries, airingId, visitorId),
    questions: visitorId === null ? [] : await ownQuestions(queries, airingId, visitorId),
  };
}

/** 0 to 1, the same for the same asker: no dice are needed to spread a crowd. */
function spreadOf(asker: string): number {
  let sum = 0;
  for (const character of asker) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return sum / 997;
}
