import { type Context, Hono } from "hono";
import * as v from "valibot";
import { compactDay, isDay, jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import {
  answerProphecySchema,
  type ProphecyHistory,
  prophecyAnsweredSchema,
  prophecyHistorySchema,
  prophecyMonthCardsSchema,
  prophecyMonthSchema,
  unsavedProphecySchema,
} from "#contracts/prophecy-history.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import {
  answerProphecy,
  saveProphecy,
  getProphecyContext,
  listMyProphecies,
  listMyProphecyMonths,
  getProphecy,
  listMyPropheciesOfMonth,
  getUnansweredProphecy,
  countOmenAnswers,
} from "#server/modules/prophecies/prophecies.ts";
import { parsePaletteCode } from "#contracts/palette.ts";
import { getRestingPalette } from "#server/modules/palettes/palette-choices.ts";
import { lockVisitor } from "#server/modules/visitors/lock-visitor.ts";
import { recordWork } from "#server/modules/works/works.ts";
import type { Queries } from "#server/platform/database.ts";
import { lettersOfTwoMouths, readMargin } from "./margin.server.ts";
import { createProphecySeed } from "./prophecy-seed.server.ts";
import {
  formAt,
  createProphecyCard,
  type ProphecySource,
  resolveProphecy,
  composeAnonymousProphecy,
} from "./prophecy.server.ts";
import { composeProphecy, restDays } from "./rules/compose-prophecy.ts";

/** For so many days the visitor is asked about a prophecy's outcome. */
const outcomeQuestionDays = 7;

const daySchema = v.pipe(v.string(), v.check(isDay, "a day like 2026-11-20"));

/** The visitor's letters. */
export const api = new Hono<ApiEnv>()
  .get("/book", route({ summary: "Tonight's letter and this month's", answer: prophecyHistorySchema }), async (c) => {
    const { database, clock } = c.var.platform;
    return c.json(await getHistory(database, await getSource(c), { visitorId: c.var.visitorId, now: clock.now() }));
  })
  .get(
    "/book/:month",
    route({
      summary: "The letters of a month",
      params: v.strictObject({ month: prophecyMonthSchema }),
      answer: prophecyMonthCardsSchema,
    }),
    async (c) => {
      const source = await getSource(c);
      const prophecies = await listMyPropheciesOfMonth(
        c.var.platform.database,
        c.var.visitorId,
        c.req.valid("param").month,
      );
      return c.json({ cards: prophecies.flatMap((prophecy) => createProphecyCard(source, prophecy) ?? []) });
    },
  )
  .get(
    "/passing",
    route({ summary: "Tonight's letter for browsers that keep nothing", answer: unsavedProphecySchema }),
    async (c) => {
      const source = await getSource(c);
      const now = c.var.platform.clock.now();
      const day = jstDay(now);
      const prophecy = resolveProphecy(source, day, composeAnonymousProphecy(source, day, formAt(now)));
      if (!prophecy) throw new HttpError("E-BUSY");
      return c.json({ letter: prophecy });
    },
  )
  .post(
    "/letter",
    route({
      summary: "Breaks tonight's seal; the letter that is open already stays the same",
      answer: prophecyHistorySchema,
      isIdempotent: true,
    }),
    async (c) => {
      const source = await getSource(c);
      return idempotentWrite(c, c.var.platform.database, "lmp-open", async ({ queries, visitorId, now }) => {
        await openTodaysProphecy(queries, source, { visitorId, now, workId: c.var.platform.random.uuid() });
        return { status: 200, body: await getHistory(queries, source, { visitorId, now }) };
      });
    },
  )
  .post(
    "/letter/:day/answer",
    route({
      summary: "Whether a letter of an earlier night came true; a later answer takes the place of an earlier one",
      params: v.strictObject({ day: daySchema }),
      body: answerProphecySchema,
      answer: prophecyAnsweredSchema,
      errors: ["E-404"],
      isIdempotent: true,
    }),
    async (c) => {
      const { day } = c.req.valid("param");
      const { answer } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "lmp-answer", async ({ queries, visitorId, now }) => {
        const prophecy = day < jstDay(now) ? await getProphecy(queries, visitorId, day) : null;
        if (!prophecy || !(await answerProphecy(queries, { visitorId, day, answer, now })))
          throw new HttpError("E-404");
        return { status: 200, body: { answer, ...(await countOmenAnswers(queries, prophecy.sign)) } };
      });
    },
  );

async function getSource(c: Context<ApiEnv>): Promise<ProphecySource> {
  const master = await c.var.masterData.read();
  if (!master) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return { master, secrets: c.var.platform.secrets };
}

/** Composes today's prophecy where there is none, and records it among the visitor's works. */
async function openTodaysProphecy(
  queries: Queries,
  source: ProphecySource,
  { visitorId, now, workId }: { visitorId: string; now: Date; workId: string },
): Promise<void> {
  const day = jstDay(now);
  // Of two tabs that open at once one writes and the other finds what was written.
  await lockVisitor(queries, visitorId);
  if (await getProphecy(queries, visitorId, day)) return;
  const history = await getProphecyContext(queries, { visitorId, day, days: restDays });
  const prophecy = composeProphecy(source.master, {
    ...history,
    day,
    form: formAt(now),
    seed: createProphecySeed(source.secrets, visitorId, day),
  });
  await saveProphecy(queries, { visitorId, day, prophecy, contentVersion: source.master.version, now });
  const opened = resolveProphecy(source, day, prophecy);
  if (opened)
    await recordWork(queries, workId, visitorId, {
      ...{ site: "lmp", kind: "prophecies", ref: day },
      title: opened.kernel,
      path: `/lmp?d=${compactDay(day)}&k=${opened.key}`,
      madeAt: now,
    });
}

async function getHistory(
  queries: Queries,
  source: ProphecySource,
  { visitorId, now }: { visitorId: string | null; now: Date },
): Promise<ProphecyHistory> {
  const day = jstDay(now);
  const [months, prophecies, unanswered] = [
    await listMyProphecyMonths(queries, visitorId),
    await listMyPropheciesOfMonth(queries, visitorId, day.slice(0, 7)),
    await getUnansweredProphecy(queries, { visitorId, day, days: outcomeQuestionDays }),
  ];
  const todaysProphecy = prophecies.find((prophecy) => prophecy.day === day);
  const newest = await listMyProphecies(queries, visitorId, lettersOfTwoMouths);
  const restingPalette = await getRestingPalette(queries, visitorId);
  return {
    ...months,
    day,
    nextAt: nextJstMidnight(now).toISOString(),
    letter: todaysProphecy ? resolveProphecy(source, day, todaysProphecy) : null,
    asking: unanswered && createProphecyCard(source, unanswered),
    cards: prophecies.flatMap((prophecy) => createProphecyCard(source, prophecy) ?? []),
    palette: restingPalette && {
      isReady: restingPalette.day < day,
      words: listDesireWords(source, restingPalette.code),
    },
    margin: readMargin(source.master, { newest, count: months.count, day }),
  };
}

/** The words of four desires. A desire's word is the name of its single shadow; the colours are not told. */
function listDesireWords({ master }: ProphecySource, code: string): string[] {
  return (parsePaletteCode(code)?.desires ?? []).flatMap((desire) => {
    const id = `shadow-${String(desire).padStart(3, "0")}`;
    return master.products.find((product) => product.id === id)?.names.ja ?? [];
  });
}
