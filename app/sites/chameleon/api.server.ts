import { type Context, Hono } from "hono";
import * as v from "valibot";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { type CollectedColour, getColourCollection } from "#server/modules/collected-colours/colour-collection.ts";
import { maxCollectedColours, deleteColour, saveColour } from "#server/modules/collected-colours/save-colour.ts";
import { getTodaysColours } from "#server/modules/collected-colours/todays-colours.ts";
import { deleteWork, recordWork } from "#server/modules/works/works.ts";
import type { Queries } from "#server/platform/database.ts";
import {
  type Collection,
  collectionSchema,
  newColourSchema,
  saveResultSchema,
  shadeDataSchema,
  todaysColoursSchema,
} from "./contract.ts";
import { createColourCode, type ColourMaster, type ProductShade, listProductShades } from "./shared-colour.server.ts";
import { bankOf } from "./rules/name-bank.ts";
import { hueOf } from "./rules/colour-traits.ts";
import { wordsOf } from "./rules/name-colour.ts";

/** The collection of found colours and the hub's palette of the day. Never a picture. */
export const api = new Hono<ApiEnv>()
  .get(
    "/stock",
    route({ summary: "Words and shades for naming and turning a colour on the device", answer: shadeDataSchema }),
    async (c) => {
      const data = await getMaster(c);
      return c.json({ bank: bankOf(data), shades: listProductShades(data) });
    },
  )
  .get(
    "/town",
    route({ summary: "The colours that all visitors found today in Japan", answer: todaysColoursSchema }),
    async (c) => {
      const { clock, database } = c.var.platform;
      const now = clock.now();
      const hues = await getTodaysColours(database, now);
      return c.json({
        day: jstDay(now),
        count: hues.reduce((sum, { count }) => sum + count, 0),
        hues: hues.map((one) => ({ ...one, hex: `#${one.hex}` })),
      });
    },
  )
  .get(
    "/book",
    route({ summary: "The visitor's book of colours; empty without a cookie", answer: collectionSchema }),
    async (c) => c.json(await getCollection(c.var.platform.database, c.var.visitorId, await getMaster(c))),
  )
  .post(
    "/book",
    route({
      summary: "Puts a colour and its words into the book; a full book takes it in place of another",
      body: newColourSchema,
      answer: saveResultSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { hex, name, replaces } = c.req.valid("json");
      const data = await getMaster(c);
      const words = wordsOf(name, bankOf(data));
      if (!words) throw new HttpError("E-INPUT", { fields: ["name"] });
      const shades = listProductShades(data);
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "chameleon-keep", async ({ queries, visitorId, now }) => {
        const id = random.uuid();
        const result = await saveColour(queries, {
          id,
          visitorId,
          hex: hex.slice(1),
          words: name,
          hue: hueOf(hexToOklch(hex)),
          now,
          replaces,
        });
        if (result.outcome === "kept") {
          if (result.replaced) await deleteWork(queries, visitorId, pathOf(result.replaced, shades));
          const { code } = createColourCode(hex, name, shades);
          const work = {
            ...{ site: "chameleon", kind: "colours", ref: id },
            ...{ title: words.join(""), path: `/chameleon?c=${code}`, madeAt: now },
          };
          await recordWork(queries, random.uuid(), visitorId, work);
        }
        const isCostumeNew = result.outcome === "kept" && result.isCostumeNew;
        const collection = await getCollection(queries, visitorId, data);
        return { status: 200, body: { outcome: result.outcome, isCostumeNew, book: collection } };
      });
    },
  )
  .delete(
    "/book/:id",
    route({
      summary: "Takes a colour out of the book",
      params: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
      answer: collectionSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const data = await getMaster(c);
      return idempotentWrite(c, c.var.platform.database, "chameleon-drop", async ({ queries, visitorId }) => {
        const deletedColour = await deleteColour(queries, visitorId, id);
        if (deletedColour) await deleteWork(queries, visitorId, pathOf(deletedColour, listProductShades(data)));
        return { status: 200, body: await getCollection(queries, visitorId, data) };
      });
    },
  );

async function getMaster(c: Context<ApiEnv>): Promise<ColourMaster> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

/** Where a colour of a book is opened again. */
const pathOf = ({ hex, words }: CollectedColour, shades: readonly ProductShade[]): string =>
  `/chameleon?c=${createColourCode(`#${hex}`, words, shades).code}`;

/** A book as its page shows it. A colour whose words editors took away keeps its cell, without a name. */
async function getCollection(queries: Queries, visitorId: string | null, data: ColourMaster): Promise<Collection> {
  const { colours, costumeAt } = await getColourCollection(queries, visitorId);
  const shades = listProductShades(data);
  const bank = bankOf(data);
  return {
    cells: colours.map(({ id, hex, words, hue, foundAt }) => {
      const { code, shade } = createColourCode(`#${hex}`, words, shades);
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
    limit: maxCollectedColours,
    costumeAt: costumeAt?.toISOString() ?? null,
  };
}
