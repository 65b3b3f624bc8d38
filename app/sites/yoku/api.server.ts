import { type Context, Hono } from "hono";
import { type DesireLanguage, desireLanguages } from "#contracts/desire-numbers.ts";
import {
  changePaletteSchema,
  openPaletteSchema,
  type OwnPalettes,
  ownPalettesSchema,
} from "#contracts/desire-works.ts";
import { readPaletteCode } from "#contracts/desire-palette.ts";
import { jstDay, nextJstMidnight, startOfJstDay } from "#contracts/jst-calendar.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import {
  changePalette,
  choosePalette,
  openRested,
  palette,
  type PaletteRow,
  readPalettesOf,
} from "#server/modules/palettes/evenings.ts";
import { sharingOf } from "#server/modules/palettes/sharing.ts";
import { visitorSummary } from "#server/modules/visitors/visits.ts";
import { dropWork, lastWorkIn, recordWork } from "#server/modules/works/works.ts";
import type { Queries } from "#server/platform/database.ts";
import { type DesireMaster, desireWords, kinOf, nameOf, paletteOf } from "./content.server.ts";
import {
  changedSchema,
  chosenSchema,
  handsSchema,
  idParamSchema,
  kinQuerySchema,
  kinSchema,
  langQuerySchema,
  sharingQuerySchema,
  sharingSchema,
} from "./contract.ts";
import { awakeSleepers, handsOf } from "./rules/deck.ts";
import { palettePath } from "./rules/paths.ts";

/** Words of an evening, and the palettes that were made of them. */
export const api = new Hono<ApiEnv>()
  .get(
    "/hands",
    route({
      summary: "This evening's desires, twelve at a time, without colours",
      query: langQuerySchema,
      answer: handsSchema,
    }),
    async (c) => {
      const { lang } = c.req.valid("query");
      const { clock, database } = c.var.platform;
      const data = await master(c);
      const day = jstDay(clock.now());
      const { metMonsterIds } = await visitorSummary(database, c.var.visitorId);
      const awake = awakeSleepers(day, metMonsterIds.length, data.desires);
      return c.json({
        day,
        hands: handsOf(day, data.desires).map((hand) => desireWords(hand, data, lang)),
        sleepers: { awake: desireWords(awake, data, lang), total: 12, met: metMonsterIds.length },
      });
    },
  )
  .get(
    "/mine",
    route({
      summary: "The visitor's palettes, as they are worn and shown; empty without a cookie",
      query: langQuerySchema,
      answer: ownPalettesSchema,
    }),
    async (c) => {
      const { clock, database } = c.var.platform;
      const { lang } = c.req.valid("query");
      return c.json(await mineOf(database, c.var.visitorId, await master(c), lang, clock.now()));
    },
  )
  .get(
    "/sharing",
    route({
      summary: "How many others chose the same desires blind",
      query: sharingQuerySchema,
      answer: sharingSchema,
    }),
    async (c) => {
      const { desires } = readPaletteCode(c.req.valid("query").p)!;
      return c.json(await sharingOf(c.var.platform.database, desires, c.var.visitorId));
    },
  )
  .get(
    "/kin",
    route({ summary: "The nine colours of a desire's family", query: kinQuerySchema, answer: kinSchema }),
    async (c) => {
      const { desire, lang } = c.req.valid("query");
      return c.json({ pans: kinOf(desire, await master(c), lang) });
    },
  )
  .post(
    "/palettes",
    route({
      summary: "Lifts this evening's lid, or lays four desires to rest; one an evening",
      body: openPaletteSchema,
      answer: chosenSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { code, lang, isResting } = c.req.valid("json");
      const data = await master(c);
      const { random, database } = c.var.platform;
      const { desires } = readPaletteCode(code)!;
      return idempotentWrite(c, database, "yoku-choose", async ({ queries, visitorId, now }) => {
        const choosing = { id: random.uuid(), visitorId, code, desires, isResting, now };
        const { isNew, palette: tonights } = await choosePalette(queries, choosing);
        if (isNew && !isResting) await noteWork(queries, random.uuid(), visitorId, tonights, data, lang);
        const outcome = isNew ? (isResting ? "resting" : "opened") : "already";
        const mine = await mineOf(queries, visitorId, data, lang, now);
        return { status: 200, body: { outcome, code: tonights.openedAt ? tonights.code : null, mine } };
      });
    },
  )
  .post(
    "/palettes/:id/open",
    route({
      summary: "Lifts the lid of what rested for a night",
      params: idParamSchema,
      query: langQuerySchema,
      answer: changedSchema,
      errors: ["E-CONFLICT"],
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { lang } = c.req.valid("query");
      const data = await master(c);
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "yoku-open-rested", async ({ queries, visitorId, now }) => {
        const opened = await openRested(queries, visitorId, id, now);
        if (!opened) throw new ApiFailure("E-CONFLICT");
        await noteWork(queries, random.uuid(), visitorId, opened, data, lang);
        return { status: 200, body: { code: opened.code, mine: await mineOf(queries, visitorId, data, lang, now) } };
      });
    },
  )
  .put(
    "/palettes/:id",
    route({
      summary: "Another name, order or colour of an opened palette, or a word to oneself",
      params: idParamSchema,
      body: changePaletteSchema,
      answer: changedSchema,
      errors: ["E-404"],
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { code, lang, memo } = c.req.valid("json");
      const data = await master(c);
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "yoku-change", async ({ queries, visitorId, now }) => {
        const before = await palette(queries, visitorId, id);
        const changed = before && (await changePalette(queries, visitorId, id, { code, memo }));
        if (!changed) throw new ApiFailure("E-404");
        if (changed.code !== before.code) {
          for (const told of desireLanguages) await dropWork(queries, visitorId, palettePath(told, before.code));
          await noteWork(queries, random.uuid(), visitorId, { ...changed, openedAt: now }, data, lang);
        }
        return { status: 200, body: { code: changed.code, mine: await mineOf(queries, visitorId, data, lang, now) } };
      });
    },
  );

async function master(c: Context<ApiEnv>): Promise<DesireMaster> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

/** Among the visitor's works it has its name, and its address. */
async function noteWork(
  queries: Queries,
  id: string,
  visitorId: string,
  { code, openedAt, chosenAt }: PaletteRow,
  data: DesireMaster,
  lang: DesireLanguage,
): Promise<void> {
  const title = nameOf(readPaletteCode(code)!, data, lang);
  const work = { site: "yoku", title, path: palettePath(lang, code), madeAt: openedAt ?? chosenAt };
  await recordWork(queries, id, visitorId, work);
}

/** What belongs to the visitor. What rests is told by its words alone. */
async function mineOf(
  queries: Pick<Queries, "query">,
  visitorId: string | null,
  data: DesireMaster,
  lang: DesireLanguage,
  now: Date,
): Promise<OwnPalettes> {
  const today = jstDay(now);
  const midnight = startOfJstDay(today);
  const rows = await readPalettesOf(queries, visitorId);
  const tonights = rows.find(({ day }) => day === today);
  const rested = rows.find(({ day, openedAt }) => openedAt === null && day < today);
  return {
    palettes: rows.flatMap((row) => {
      const view = row.openedAt ? paletteOf(row.code, data, lang) : null;
      if (!view || !row.openedAt) return [];
      const { id, day, memo, openedAt } = row;
      return [{ id, day, memo, code: view.code, name: view.name, madeAt: openedAt.toISOString(), pans: view.pans }];
    }),
    tonight: tonights ? (tonights.openedAt ? "opened" : "resting") : "closed",
    rested: rested
      ? {
          id: rested.id,
          day: rested.day,
          words: desireWords(readPaletteCode(rested.code)?.desires ?? [], data, lang).map(({ word }) => word),
          letter: visitorId === null ? null : await lastWorkIn(queries, visitorId, { site: "lmp", since: midnight }),
        }
      : null,
    nextAt: nextJstMidnight(now).toISOString(),
  };
}
