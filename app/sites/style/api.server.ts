import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { MasterData } from "#contracts/master-data.ts";
import { saveTwoFacesSchema, savedTwoFacesSchema, twoFacesGallerySchema } from "#contracts/two-faces.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { saveTwoFaces, countOthers } from "#server/modules/two-faces/two-faces.ts";
import { deleteWork, recordWork } from "#server/modules/works/works.ts";
import { sharedPair } from "./data.server.ts";
import { getGalleryPage, parseGalleryCursor, galleryCursorPattern } from "./gallery.server.ts";
import { nameOf, wordBank } from "./rules/names.ts";
import { isUnchosen, minPairsForRarity } from "./rules/rarity.ts";

/** Named pairs: what comes in is a code made of looks and words of the bank. No picture, no face. */
export const api = new Hono<ApiEnv>()
  .get(
    "/gallery",
    route({
      summary: "Names others gave their two faces, the newest first",
      query: v.object({ after: v.optional(v.pipe(v.string(), v.regex(galleryCursorPattern))) }),
      answer: twoFacesGallerySchema,
    }),
    async (c) => {
      const { after } = c.req.valid("query");
      const bank = wordBank((await master(c)).twoFacesWords);
      return c.json(
        await getGalleryPage(c.var.platform.database, bank, after === undefined ? null : parseGalleryCursor(after)),
      );
    },
  )
  .post(
    "/faces",
    route({
      summary: "Keeps a pair under its names; the same pair again only changes the names",
      body: saveTwoFacesSchema,
      answer: savedTwoFacesSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { code } = c.req.valid("json");
      const bank = wordBank((await master(c)).twoFacesWords);
      const named = sharedPair(code, bank);
      if (!named) throw new HttpError("E-INPUT", { fields: ["code"] });
      const { pair, names } = named;
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "style-keep", async ({ queries, visitorId, now }) => {
        const before = await saveTwoFaces(queries, { id: random.uuid(), visitorId, pair, code, now });
        if (before !== null && before !== code) await deleteWork(queries, visitorId, pathOf(before));
        await recordWork(queries, random.uuid(), visitorId, {
          ...{ site: "style", kind: "faces", ref: code },
          title: `${nameOf(bank.morning, names.morning)}／${nameOf(bank.night, names.night)}`,
          path: pathOf(code),
          madeAt: now,
        });
        const others = await countOthers(queries, { visitorId, pair, most: minPairsForRarity });
        return { status: 200, body: { code, count: others.samePair + 1, isUnchosen: isUnchosen(others) } };
      });
    },
  );

const pathOf = (code: string): string => `/style?f=${code}`;

async function master(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
