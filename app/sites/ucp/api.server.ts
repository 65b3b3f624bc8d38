import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  complaintSchema,
  ownPaintingInFullSchema,
  ownPaintingsSchema,
  sendPaintingSchema,
  sentSchema,
  tileInFullSchema,
} from "#contracts/painting.ts";
import { mostPanels } from "#contracts/painting-wall.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { colourBookOf } from "#server/modules/collected-colours/colour-book.ts";
import { bumpPageVersion } from "#server/modules/page-versions/page-versions.ts";
import { complain } from "#server/modules/paintings/complain.ts";
import { ownPainting, ownPaintings } from "#server/modules/paintings/own-paintings.ts";
import { ownPaintingOf, wallTag } from "#server/modules/paintings/painting-rows.ts";
import { deletePainting, sendPainting } from "#server/modules/paintings/send-painting.ts";
import { myWishes } from "#server/modules/wishes/my-wishes.ts";
import { dropWork, recordWork } from "#server/modules/works/works.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type ColourMaster, mixPaints, shelfColours, sourceOf, titleHalves, titleOf } from "./colours.server.ts";
import { coloursSchema, cursorSchema, paintingIdSchema, panelSchema, wallPageSchema } from "./contract.ts";
import { makePanelPainter, type PanelPainter } from "./panel-picture.server.ts";
import { familyOf, mainColour } from "./rules/family.ts";
import { findTile, listWall, panelTiles, readCursor, wallNumbers, withoutStrokes } from "./wall.server.ts";

// What was drawn is kept as long as the platform it was drawn for.
const painters = new WeakMap<Platform, PanelPainter>();
const one = v.strictObject({ id: paintingIdSchema });
const panelNumber = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(mostPanels - 1));

/** Colours to crush, one's own paintings, the wall. Strokes as numbers; never a picture of a visitor's. */
export const api = new Hono<ApiEnv>()
  .get(
    "/colours",
    route({ summary: "Every colour that can be crushed, and the halves of titles", answer: coloursSchema }),
    async (c) => {
      const { database, clock } = c.var.platform;
      const data = await master(c);
      const [{ wishes }, book] = await Promise.all([
        myWishes(database, c.var.visitorId, clock.now()),
        colourBookOf(database, c.var.visitorId),
      ]);
      const retired = new Set(wishes.filter(({ state }) => state === "done").map(({ productId }) => productId));
      const found = book.colours.flatMap(({ hex, words }) => {
        const source = `${hex}.${words.time}.${words.habit}.${words.thing}`;
        const known = sourceOf(source, data);
        return known ? [{ source, ...known, shelf: "found" as const, isRetired: false }] : [];
      });
      return c.json({ colours: [...shelfColours(data, retired), ...found], titles: titleHalves });
    },
  )
  .get(
    "/paintings",
    route({
      summary: "The visitor's own paintings and where each is; empty without a cookie",
      answer: ownPaintingsSchema,
    }),
    async (c) => c.json({ paintings: await ownPaintings(c.var.platform.database, c.var.visitorId) }),
  )
  .get(
    "/paintings/:id",
    route({ summary: "One own painting in full", params: one, answer: ownPaintingInFullSchema }),
    async (c) => {
      const row = await ownPainting(c.var.platform.database, c.var.visitorId, c.req.valid("param").id);
      if (!row) throw new ApiFailure("E-404");
      const { paper, strokes } = row.painting;
      return c.json({ ...ownPaintingOf(row), recipe: row.painting, drawn: { paper, strokes, paints: row.paints } });
    },
  )
  .post(
    "/paintings",
    route({
      summary: "Sends a painting to be looked at; the same draft again is the same painting",
      body: sendPaintingSchema,
      answer: sentSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { draftId, painting } = c.req.valid("json");
      const paints = mixPaints(painting.paints, await master(c));
      const title = titleOf(painting.title);
      if (!paints) throw new ApiFailure("E-INPUT", { fields: ["painting.paints"] });
      if (title === null) throw new ApiFailure("E-INPUT", { fields: ["painting.title"] });
      const hex = mainColour({ strokes: painting.strokes, paints });
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "ucp-send", async ({ queries, visitorId, now }) => {
        const sent = await sendPainting(queries, {
          ...{ id: random.uuid(), visitorId, draftId, painting, paints, title, hex, family: familyOf(hex), now },
        });
        if (sent.outcome === "sent" && sent.painting)
          await recordWork(queries, random.uuid(), visitorId, {
            ...{ site: "ucp", title, path: pathOf(sent.painting.id), madeAt: now },
          });
        return { status: 200, body: sent };
      });
    },
  )
  .delete(
    "/paintings/:id",
    route({
      summary: "Takes an own painting away, from the wall too",
      params: one,
      answer: ownPaintingsSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "ucp-delete", async ({ queries, visitorId }) => {
        const gone = await deletePainting(queries, visitorId, id);
        if (gone) await dropWork(queries, visitorId, pathOf(id));
        if (gone?.state === "approved") await bumpPageVersion(queries, wallTag);
        return { status: 200, body: { paintings: await ownPaintings(queries, visitorId) } };
      });
    },
  )
  .get(
    "/wall",
    route({
      summary: "The paintings that hang, the newest first, twelve at a time",
      query: v.object({ after: v.optional(cursorSchema) }),
      answer: wallPageSchema,
    }),
    async (c) => {
      const { after } = c.req.valid("query");
      const cursor = after === undefined ? null : readCursor(after);
      return c.json(await listWall(c.var.platform.database, await master(c), cursor, 12));
    },
  )
  .get(
    "/wall/:panel",
    route({
      summary: "What hangs in one panel of the wall",
      params: v.strictObject({ panel: panelNumber }),
      answer: panelSchema,
    }),
    async (c) => {
      const { database } = c.var.platform;
      const tiles = await panelTiles(database, await master(c), c.req.valid("param").panel);
      return c.json({ tiles: tiles.map(withoutStrokes), panelCount: (await wallNumbers(database)).panels });
    },
  )
  .get(
    "/wall/:panel/picture",
    route({
      summary: "One panel as a picture, WebP",
      params: v.strictObject({ panel: panelNumber }),
      answer: v.string(),
    }),
    async (c) => {
      const tiles = await panelTiles(c.var.platform.database, await master(c), c.req.valid("param").panel);
      return c.body(new Uint8Array(await painterOf(c.var.platform).paint(tiles)), 200, {
        "content-type": "image/webp",
      });
    },
  )
  .get(
    "/tiles/:id",
    route({ summary: "A painting that hangs, with its strokes", params: one, answer: tileInFullSchema }),
    async (c) => {
      const tile = await findTile(c.var.platform.database, await master(c), c.req.valid("param").id);
      if (!tile) throw new ApiFailure("E-404");
      return c.json(tile);
    },
  )
  .post(
    "/tiles/:id/complaints",
    route({
      summary: "Says that a painting should not hang; one voice a visitor",
      params: one,
      body: complaintSchema,
      answer: v.object({ isNoted: v.boolean() }),
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "ucp-complain", async ({ queries, visitorId, now }) => ({
        status: 200,
        body: { isNoted: await complain(queries, { paintingId: id, visitorId, reason, now }) },
      }));
    },
  );

async function master(c: Context<ApiEnv>): Promise<ColourMaster> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

function painterOf(platform: Platform): PanelPainter {
  const painter = painters.get(platform) ?? makePanelPainter();
  painters.set(platform, painter);
  return painter;
}

/** Where a painting is opened again. */
const pathOf = (id: string): string => `/ucp-share?a=${id}`;
