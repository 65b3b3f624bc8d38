import { type Context, Hono } from "hono";
import * as v from "valibot";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { type CollectedColour, colourBookOf } from "#server/modules/collected-colours/colour-book.ts";
import { bookLimit, dropColour, keepColour } from "#server/modules/collected-colours/keep-colour.ts";
import { townColours } from "#server/modules/collected-colours/town-colours.ts";
import { dropWork, recordWork } from "#server/modules/works/works.ts";
import type { Queries } from "#server/platform/database.ts";
import { type Book, bookSchema, findSchema, keptSchema, stockSchema, townSchema } from "./contract.ts";
import { codeOf, type HuntMaster, type StockShade, stockShades } from "./find.server.ts";
import { bankOf } from "./rules/name-bank.ts";
import { hueOf } from "./rules/colour-words.ts";
import { wordsOf } from "./rules/name-colour.ts";

/** The book of found colours and the town's palette. Never a picture. */
export const api = new Hono<ApiEnv>()
  .get(
    "/stock",
    route({ summary: "Words and shades for naming and turning a colour on the device", answer: stockSchema }),
    async (c) => {
      const data = await master(c);
      return c.json({ bank: bankOf(data), shades: stockShades(data) });
    },
  )
  .get(
    "/town",
    route({ summary: "The colours that all visitors found today in Japan", answer: townSchema }),
    async (c) => {
      const { clock, database } = c.var.platform;
      const now = clock.now();
      const hues = await townColours(database, now);
      return c.json({
        day: jstDay(now),
        count: hues.reduce((sum, { count }) => sum + count, 0),
        hues: hues.map((one) => ({ ...one, hex: `#${one.hex}` })),
      });
    },
  )
  .get(
    "/book",
    route({ summary: "The visitor's book of colours; empty without a cookie", answer: bookSchema }),
    async (c) => c.json(await bookOf(c.var.platform.database, c.var.visitorId, await master(c))),
  )
  .post(
    "/book",
    route({
      summary: "Puts a colour and its words into the book; a full book takes it in place of another",
      body: findSchema,
      answer: keptSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { hex, name, replaces } = c.req.valid("json");
      const data = await master(c);
      const words = wordsOf(name, bankOf(data));
      if (!words) throw new ApiFailure("E-INPUT", { fields: ["name"] });
      const shades = stockShades(data);
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "chameleon-keep", async ({ queries, visitorId, now }) => {
        const keeping = await keepColour(queries, {
          id: random.uuid(),
          visitorId,
          hex: hex.slice(1),
          words: name,
          hue: hueOf(hexToOklch(hex)),
          now,
          replaces,
        });
        if (keeping.outcome === "kept") {
          if (keeping.replaced) await dropWork(queries, visitorId, pathOf(keeping.replaced, shades));
          const { code } = codeOf(hex, name, shades);
          const work = { site: "chameleon", title: words.join(""), path: `/chameleon?c=${code}`, madeAt: now };
          await recordWork(queries, random.uuid(), visitorId, work);
        }
        const isCostumeNew = keeping.outcome === "kept" && keeping.isCostumeNew;
        const book = await bookOf(queries, visitorId, data);
        return { status: 200, body: { outcome: keeping.outcome, isCostumeNew, book } };
      });
    },
  )
  .delete(
    "/book/:id",
    route({
      summary: "Takes a colour out of the book",
      params: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
      answer: bookSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const data = await master(c);
      return idempotentWrite(c, c.var.platform.database, "chameleon-drop", async ({ queries, visitorId }) => {
        const dropped = await dropColour(queries, visitorId, id);
        if (dropped) await dropWork(queries, visitorId, pathOf(dropped, stockShades(data)));
        return { status: 200, body: await bookOf(queries, visitorId, data) };
      });
    },
  );

async function master(c: Context<ApiEnv>): Promise<HuntMaster> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

/** Where a colour of a book is opened again. */
const pathOf = ({ hex, words }: CollectedColour, shades: readonly StockShade[]): string =>
  `/chameleon?c=${codeOf(`#${hex}`, words, shades).code}`;

/** A book as its page shows it. A colour whose words editors took away keeps its cell, without a name. */
async function bookOf(queries: Queries, visitorId: string | null, data: HuntMaster): Promise<Book> {
  const { colours, costumeAt } = await colourBookOf(queries, visitorId);
  const shades = stockShades(data);
  const bank = bankOf(data);
  return {
    cells: colours.map(({ id, hex, words, hue, foundAt }) => {
      const { code, shade } = codeOf(`#${hex}`, words, shades);
      const [time, habit, thing] = wordsOf(words, bank) ?? ["", "", ""];
      return {
        id,
        hex: `#${hex}`,
        words: [time, habit, thing],
        hue,
        code,
        shade: { id: shade.id, name: shade.name },
        foundAt: foundAt.toISOString(),
      };
    }),
    limit: bookLimit,
    costumeAt: costumeAt?.toISOString() ?? null,
  };
}
