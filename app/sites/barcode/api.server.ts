import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { recordEncounter } from "#server/modules/encounters/record-encounter.ts";
import { catalogueOf } from "#server/modules/products/catalogue.ts";
import { findCode, listDrawerItems, showCards } from "./codes.server.ts";
import {
  cardIdsSchema,
  codeAnswerSchema,
  drawerCatalogueSchema,
  janParamSchema,
  encounterAnswerSchema,
  encounterSchema,
  showCardsSchema,
} from "./contract.ts";

/** Codes of the catalogue, both ways, and the meeting that a read code brings. */
export const api = new Hono<ApiEnv>()
  .get(
    "/codes/:jan",
    route({
      summary: "The product with a JAN code; null for a code that is not of this catalogue",
      params: v.strictObject({ jan: janParamSchema }),
      answer: codeAnswerSchema,
    }),
    async (c) => c.json({ found: await findIn(c, c.req.valid("param").jan) }),
  )
  .get(
    "/cards",
    route({
      summary: "Bars, names and prices of products, to be shown at a till",
      query: v.object({ p: cardIdsSchema }),
      answer: showCardsSchema,
    }),
    async (c) =>
      c.json({ cards: showCards(catalogueOf(c.var.platform.settings, await master(c)), c.req.valid("query").p) }),
  )
  .get(
    "/drawer",
    route({
      summary: "The catalogue by its JAN codes, for a drawer that is read pack by pack",
      answer: drawerCatalogueSchema,
    }),
    async (c) => c.json({ items: listDrawerItems(catalogueOf(c.var.platform.settings, await master(c))) }),
  )
  .post(
    "/meetings",
    route({
      summary: "Notes that the monster behind a code was met; tells whether it was the first time",
      body: encounterSchema,
      answer: encounterAnswerSchema,
      errors: ["E-404"],
      isIdempotent: true,
    }),
    async (c) => {
      const monsterId = (await findIn(c, c.req.valid("json").jan))?.monster?.id;
      if (monsterId === undefined) throw new HttpError("E-404");
      return idempotentWrite(c, c.var.platform.database, "barcode-meeting", async ({ queries, visitorId, now }) => ({
        status: 200,
        body: { isFirst: await recordEncounter(queries, { visitorId, monsterId, place: "barcode", now }) },
      }));
    },
  );

async function findIn(c: Context<ApiEnv>, jan: string) {
  const data = await master(c);
  return findCode(catalogueOf(c.var.platform.settings, data), data, jan);
}

async function master(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
