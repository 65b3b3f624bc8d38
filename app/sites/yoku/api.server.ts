import { type Context, Hono } from "hono";
import { type DesireLanguage, desireLanguages } from "#contracts/desire-ids.ts";
import { changePaletteSchema, openPaletteSchema, type MyPalettes, myPalettesSchema } from "#contracts/palette-api.ts";
import { type DesirePalette, parsePaletteCode } from "#contracts/palette.ts";
import { jstDay, nextJstMidnight, startOfJstDay } from "#contracts/jst-calendar.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import {
  updatePalette,
  choosePalette,
  openRestingPalette,
  getPalette,
  type PaletteRow,
  listMyPalettes,
} from "#server/modules/palettes/palette-choices.ts";
import { countSameChoices } from "#server/modules/palettes/choice-counts.ts";
import { getVisitorSummary } from "#server/modules/visitors/visits.ts";
import { deleteWork, getLastWork, recordWork } from "#server/modules/works/works.ts";
import type { Queries } from "#server/platform/database.ts";
import { type DesireMaster, desireWords, familyPansOf, nameOf, paletteOf } from "./content.server.ts";
import {
  changedPaletteSchema,
  paletteChoiceSchema,
  handsSchema,
  idParamSchema,
  familyPansQuerySchema,
  familyPansSchema,
  langQuerySchema,
  choiceCountsQuerySchema,
  choiceCountsSchema,
} from "./contract.ts";
import { listUnlockedDesires, handsOf } from "./rules/deck.ts";
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
      const data = await getMaster(c);
      const day = jstDay(clock.now());
      const { metMonsterIds } = await getVisitorSummary(database, c.var.visitorId);
      const unlocked = listUnlockedDesires(day, metMonsterIds.length, data.desires);
      return c.json({
        day,
        hands: handsOf(day, data.desires).map((hand) => desireWords(hand, data, lang)),
        sleepers: { awake: desireWords(unlocked, data, lang), total: 12, met: metMonsterIds.length },
      });
    },
  )
  .get(
    "/mine",
    route({
      summary: "The visitor's palettes, as they are worn and shown; empty without a cookie",
      query: langQuerySchema,
      answer: myPalettesSchema,
    }),
    async (c) => {
      const { clock, database } = c.var.platform;
      const { lang } = c.req.valid("query");
      return c.json(await getMyPalettes(database, c.var.visitorId, await getMaster(c), lang, clock.now()));
    },
  )
  .get(
    "/sharing",
    route({
      summary: "How many others chose the same desires blind",
      query: choiceCountsQuerySchema,
      answer: choiceCountsSchema,
    }),
    async (c) => {
      const { desires } = requirePalette(c.req.valid("query").p);
      return c.json(await countSameChoices(c.var.platform.database, desires, c.var.visitorId));
    },
  )
  .get(
    "/kin",
    route({ summary: "The nine colours of a desire's family", query: familyPansQuerySchema, answer: familyPansSchema }),
    async (c) => {
      const { desire, lang } = c.req.valid("query");
      return c.json({ pans: familyPansOf(desire, await getMaster(c), lang) });
    },
  )
  .post(
    "/palettes",
    route({
      summary: "Lifts this evening's lid, or lays four desires to rest; one an evening",
      body: openPaletteSchema,
      answer: paletteChoiceSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { code, lang, isResting } = c.req.valid("json");
      const data = await getMaster(c);
      const { random, database } = c.var.platform;
      const { desires } = requirePalette(code);
      return idempotentWrite(c, database, "yoku-choose", async ({ queries, visitorId, now }) => {
        const choice = { id: random.uuid(), visitorId, code, desires, isResting, now };
        const { isNew, palette: todaysPalette } = await choosePalette(queries, choice);
        if (isNew && !isResting) await recordPaletteWork(queries, random.uuid(), visitorId, todaysPalette, data, lang);
        const outcome = isNew ? (isResting ? "resting" : "opened") : "already";
        const myPalettes = await getMyPalettes(queries, visitorId, data, lang, now);
        return {
          status: 200,
          body: { outcome, code: todaysPalette.openedAt ? todaysPalette.code : null, mine: myPalettes },
        };
      });
    },
  )
  .post(
    "/palettes/:id/open",
    route({
      summary: "Lifts the lid of what rested for a night",
      params: idParamSchema,
      query: langQuerySchema,
      answer: changedPaletteSchema,
      errors: ["E-CONFLICT"],
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { lang } = c.req.valid("query");
      const data = await getMaster(c);
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "yoku-open-rested", async ({ queries, visitorId, now }) => {
        const opened = await openRestingPalette(queries, visitorId, id, now);
        if (!opened) throw new HttpError("E-CONFLICT");
        await recordPaletteWork(queries, random.uuid(), visitorId, opened, data, lang);
        return {
          status: 200,
          body: { code: opened.code, mine: await getMyPalettes(queries, visitorId, data, lang, now) },
        };
      });
    },
  )
  .put(
    "/palettes/:id",
    route({
      summary: "Another name, order or colour of an opened palette, or a word to oneself",
      params: idParamSchema,
      body: changePaletteSchema,
      answer: changedPaletteSchema,
      errors: ["E-404"],
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { code, lang, memo } = c.req.valid("json");
      const data = await getMaster(c);
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "yoku-change", async ({ queries, visitorId, now }) => {
        const before = await getPalette(queries, visitorId, id);
        const changed = before && (await updatePalette(queries, visitorId, id, { code, memo }));
        if (!changed) throw new HttpError("E-404");
        if (changed.code !== before.code) {
          for (const language of desireLanguages)
            await deleteWork(queries, visitorId, palettePath(language, before.code));
          await recordPaletteWork(queries, random.uuid(), visitorId, { ...changed, openedAt: now }, data, lang);
        }
        return {
          status: 200,
          body: { code: changed.code, mine: await getMyPalettes(queries, visitorId, data, lang, now) },
        };
      });
    },
  );

async function getMaster(c: Context<ApiEnv>): Promise<DesireMaster> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

/** The contract, or the table, has read the code before. */
function requirePalette(code: string): DesirePalette {
  const palette = parsePaletteCode(code);
  if (!palette) throw new Error(`no palette has the code ${code}`);
  return palette;
}

/** Among the visitor's works it has its name, and its address. */
async function recordPaletteWork(
  queries: Queries,
  id: string,
  visitorId: string,
  { code, openedAt, chosenAt }: PaletteRow,
  data: DesireMaster,
  lang: DesireLanguage,
): Promise<void> {
  const title = nameOf(requirePalette(code), data, lang);
  const work = {
    ...{ site: "yoku", kind: "palettes", ref: code },
    ...{ title, path: palettePath(lang, code), madeAt: openedAt ?? chosenAt },
  };
  await recordWork(queries, id, visitorId, work);
}

/** What belongs to the visitor. What rests is told by its words alone. */
async function getMyPalettes(
  queries: Queries,
  visitorId: string | null,
  data: DesireMaster,
  lang: DesireLanguage,
  now: Date,
): Promise<MyPalettes> {
  const today = jstDay(now);
  const midnight = startOfJstDay(today);
  const rows = await listMyPalettes(queries, visitorId);
  const todaysPalette = rows.find(({ day }) => day === today);
  const rested = rows.find(({ day, openedAt }) => openedAt === null && day < today);
  return {
    palettes: rows.flatMap((row) => {
      const view = row.openedAt ? paletteOf(row.code, data, lang) : null;
      if (!view || !row.openedAt) return [];
      const { id, day, memo, openedAt } = row;
      return [{ id, day, memo, code: view.code, name: view.name, madeAt: openedAt.toISOString(), pans: view.pans }];
    }),
    tonight: todaysPalette ? (todaysPalette.openedAt ? "opened" : "resting") : "closed",
    rested: rested
      ? {
          id: rested.id,
          day: rested.day,
          words: desireWords(parsePaletteCode(rested.code)?.desires ?? [], data, lang).map(({ word }) => word),
          letter:
            visitorId === null ? null : await getLastWork(queries, visitorId, { kind: "prophecies", since: midnight }),
        }
      : null,
    nextAt: nextJstMidnight(now).toISOString(),
  };
}
