import { type Context, Hono } from "hono";
import * as v from "valibot";
import { compactDay, isDay, jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import {
  answerProphecySchema,
  type ProphecyBook,
  prophecyAnsweredSchema,
  prophecyBookSchema,
  prophecyMonthCardsSchema,
  prophecyMonthSchema,
  prophecyPassingSchema,
} from "#contracts/prophecy-book.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import {
  answerLetter,
  keepLetter,
  letterHistory,
  letterMonths,
  letterOf,
  lettersOfMonth,
  letterToAnswer,
  signAnswers,
} from "#server/modules/prophecies/letters.ts";
import { readPaletteCode } from "#contracts/desire-palette.ts";
import { asleep } from "#server/modules/palettes/evenings.ts";
import { holdVisitor } from "#server/modules/visitors/hold-visitor.ts";
import { recordWork } from "#server/modules/works/works.ts";
import type { Queries } from "#server/platform/database.ts";
import { letterSeed } from "./letter-hand.server.ts";
import { formAt, letterCard, type LetterSource, openedLetter, passingLetter } from "./letter.server.ts";
import { composeLetter, restNights } from "./rules/compose-letter.ts";

/** For so many nights a letter is asked about. */
const askedNights = 7;

const daySchema = v.pipe(v.string(), v.check(isDay, "a day like 2026-11-20"));

/** The visitor's letters. */
export const api = new Hono<ApiEnv>()
  .get("/book", route({ summary: "Tonight's letter and this month's", answer: prophecyBookSchema }), async (c) => {
    const { database, clock } = c.var.platform;
    return c.json(await bookOf(database, await sourceOf(c), { visitorId: c.var.visitorId, now: clock.now() }));
  })
  .get(
    "/book/:month",
    route({
      summary: "The letters of a month",
      params: v.strictObject({ month: prophecyMonthSchema }),
      answer: prophecyMonthCardsSchema,
    }),
    async (c) => {
      const source = await sourceOf(c);
      const kept = await lettersOfMonth(c.var.platform.database, c.var.visitorId, c.req.valid("param").month);
      return c.json({ cards: kept.flatMap((letter) => letterCard(source, letter) ?? []) });
    },
  )
  .get(
    "/passing",
    route({ summary: "Tonight's letter for browsers that keep nothing", answer: prophecyPassingSchema }),
    async (c) => {
      const source = await sourceOf(c);
      const now = c.var.platform.clock.now();
      const day = jstDay(now);
      const letter = openedLetter(source, day, passingLetter(source, day, formAt(now)));
      if (!letter) throw new ApiFailure("E-BUSY");
      return c.json({ letter });
    },
  )
  .post(
    "/letter",
    route({
      summary: "Breaks tonight's seal; the letter that is open already stays the same",
      answer: prophecyBookSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const source = await sourceOf(c);
      return idempotentWrite(c, c.var.platform.database, "lmp-open", async ({ queries, visitorId, now }) => {
        await openTonight(queries, source, { visitorId, now, workId: c.var.platform.random.uuid() });
        return { status: 200, body: await bookOf(queries, source, { visitorId, now }) };
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
        const letter = day < jstDay(now) ? await letterOf(queries, visitorId, day) : null;
        if (!letter || !(await answerLetter(queries, { visitorId, day, answer, now }))) throw new ApiFailure("E-404");
        return { status: 200, body: { answer, ...(await signAnswers(queries, letter.sign)) } };
      });
    },
  );

async function sourceOf(c: Context<ApiEnv>): Promise<LetterSource> {
  const master = await c.var.masterData.read();
  if (!master) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return { master, secrets: c.var.platform.secrets };
}

/** Writes tonight's letter where there is none, and notes it among what the visitor has. */
async function openTonight(
  queries: Queries,
  source: LetterSource,
  { visitorId, now, workId }: { visitorId: string; now: Date; workId: string },
): Promise<void> {
  const day = jstDay(now);
  // Of two tabs that open at once one writes and the other finds what was written.
  await holdVisitor(queries, visitorId);
  if (await letterOf(queries, visitorId, day)) return;
  const history = await letterHistory(queries, { visitorId, day, nights: restNights });
  const letter = composeLetter(source.master, {
    ...history,
    day,
    form: formAt(now),
    seed: letterSeed(source.secrets, visitorId, day),
  });
  await keepLetter(queries, { visitorId, day, letter, contentVersion: source.master.version, now });
  const opened = openedLetter(source, day, letter);
  if (opened)
    await recordWork(queries, workId, visitorId, {
      site: "lmp",
      title: opened.kernel,
      path: `/lmp?d=${compactDay(day)}&k=${opened.key}`,
      madeAt: now,
    });
}

async function bookOf(
  queries: Queries,
  source: LetterSource,
  { visitorId, now }: { visitorId: string | null; now: Date },
): Promise<ProphecyBook> {
  const day = jstDay(now);
  const [months, kept, asking] = [
    await letterMonths(queries, visitorId),
    await lettersOfMonth(queries, visitorId, day.slice(0, 7)),
    await letterToAnswer(queries, { visitorId, day, nights: askedNights }),
  ];
  const tonight = kept.find((letter) => letter.day === day);
  const resting = await asleep(queries, visitorId);
  return {
    ...months,
    day,
    nextAt: nextJstMidnight(now).toISOString(),
    letter: tonight ? openedLetter(source, day, tonight) : null,
    asking: asking && letterCard(source, asking),
    cards: kept.flatMap((letter) => letterCard(source, letter) ?? []),
    palette: resting && { isReady: resting.day < day, words: wordsOf(source, resting.code) },
  };
}

/** The words of four desires. A desire's word is the name of its single shadow; the colours are not told. */
function wordsOf({ master }: LetterSource, code: string): string[] {
  return (readPaletteCode(code)?.desires ?? []).flatMap((desire) => {
    const id = `shadow-${String(desire).padStart(3, "0")}`;
    return master.products.find((product) => product.id === id)?.names.ja ?? [];
  });
}
