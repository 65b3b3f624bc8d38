import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  paintingReportSchema,
  myPaintingDetailsSchema,
  myPaintingsSchema,
  submitPaintingSchema,
  paintingSubmissionSchema,
  muralTileDetailsSchema,
} from "#contracts/painting.ts";
import { maxPanels } from "#contracts/mural.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { getColourCollection } from "#server/modules/collected-colours/colour-collection.ts";
import { bumpPageVersion } from "#server/modules/page-versions/page-versions.ts";
import { reportPainting } from "#server/modules/paintings/report-painting.ts";
import { reportSamplePainting } from "#server/modules/paintings/sample-reports.ts";
import { getMyPainting, listMyPaintings } from "#server/modules/paintings/my-paintings.ts";
import { toMyPainting, muralTag } from "#server/modules/paintings/painting-rows.ts";
import { deletePainting, submitPainting } from "#server/modules/paintings/submit-painting.ts";
import { getMyWishes } from "#server/modules/wishes/my-wishes.ts";
import { deleteWork, recordWork } from "#server/modules/works/works.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type ColourMaster, mixPaints, productColours, sourceOf, titleHalves, titleOf } from "./colours.server.ts";
import { coloursSchema, cursorSchema, paintingIdSchema, panelSchema, muralPageSchema } from "./contract.ts";
import { createPanelPainter, type PanelPainter } from "./panel-picture.server.ts";
import { familyOf, mainColour } from "./rules/family.ts";
import {
  findTile,
  isHangingSample,
  listMural,
  listPanelTiles,
  parseCursor,
  getMuralStats,
  withoutStrokes,
} from "./mural.server.ts";

// What was drawn is kept as long as the platform it was drawn for.
const painters = new WeakMap<Platform, PanelPainter>();
const idParams = v.strictObject({ id: paintingIdSchema });
const panelNumber = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(maxPanels - 1));

/** Colours to mix, the visitor's own paintings, the mural. Strokes as numbers; never a picture of a visitor's. */
export const api = new Hono<ApiEnv>()
  .get(
    "/colours",
    route({ summary: "Every colour that can be crushed, and the halves of titles", answer: coloursSchema }),
    async (c) => {
      const { database, clock } = c.var.platform;
      const data = await getMaster(c);
      const [{ wishes }, collection] = await Promise.all([
        getMyWishes(database, c.var.visitorId, clock.now()),
        getColourCollection(database, c.var.visitorId),
      ]);
      const retired = new Set(wishes.filter(({ state }) => state === "done").map(({ productId }) => productId));
      const found = collection.colours.flatMap(({ hex, words }) => {
        const source = `${hex}.${words.time}.${words.habit}.${words.thing}`;
        const known = sourceOf(source, data);
        return known ? [{ source, ...known, shelf: "found" as const, isRetired: false }] : [];
      });
      return c.json({ colours: [...productColours(data, retired), ...found], titles: titleHalves });
    },
  )
  .get(
    "/paintings",
    route({
      summary: "The visitor's own paintings and where each is; empty without a cookie",
      answer: myPaintingsSchema,
    }),
    async (c) => c.json({ paintings: await listMyPaintings(c.var.platform.database, c.var.visitorId) }),
  )
  .get(
    "/paintings/:id",
    route({ summary: "One own painting in full", params: idParams, answer: myPaintingDetailsSchema }),
    async (c) => {
      const row = await getMyPainting(c.var.platform.database, c.var.visitorId, c.req.valid("param").id);
      if (!row) throw new HttpError("E-404");
      const { paper, strokes } = row.painting;
      return c.json({ ...toMyPainting(row), recipe: row.painting, drawn: { paper, strokes, paints: row.paints } });
    },
  )
  .post(
    "/paintings",
    route({
      summary: "Sends a painting to be looked at, and shows it by its link; the same draft again is the same painting",
      body: submitPaintingSchema,
      answer: paintingSubmissionSchema,
      isIdempotent: true,
      limit: "painting",
    }),
    async (c) => {
      const { draftId, painting } = c.req.valid("json");
      const paints = mixPaints(painting.paints, await getMaster(c));
      const title = titleOf(painting.title);
      if (!paints) throw new HttpError("E-INPUT", { fields: ["painting.paints"] });
      if (title === null) throw new HttpError("E-INPUT", { fields: ["painting.title"] });
      const hex = mainColour({ strokes: painting.strokes, paints });
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "ucp-send", async ({ queries, visitorId, now }) => {
        const sent = await submitPainting(queries, {
          ...{ id: random.uuid(), visitorId, draftId, painting, paints, title, hex, family: familyOf(hex), now },
        });
        if (sent.outcome === "sent" && sent.painting)
          await recordWork(queries, random.uuid(), visitorId, {
            ...{ site: "ucp", kind: "mural", ref: sent.painting.id },
            ...{ title, path: pathOf(sent.painting.id), madeAt: now },
          });
        return { status: 200, body: sent };
      });
    },
  )
  .delete(
    "/paintings/:id",
    route({
      summary: "Takes an own painting away, from the wall too",
      params: idParams,
      answer: myPaintingsSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "ucp-delete", async ({ queries, visitorId }) => {
        const deleted = await deletePainting(queries, visitorId, id);
        if (deleted) await deleteWork(queries, visitorId, pathOf(id));
        if (deleted?.state === "approved") await bumpPageVersion(queries, muralTag);
        return { status: 200, body: { paintings: await listMyPaintings(queries, visitorId) } };
      });
    },
  )
  .get(
    "/wall",
    route({
      summary: "The paintings that hang, the newest first, twelve at a time",
      query: v.object({ after: v.optional(cursorSchema) }),
      answer: muralPageSchema,
    }),
    async (c) => {
      const { after } = c.req.valid("query");
      const cursor = after === undefined ? null : parseCursor(after);
      return c.json(await listMural(c.var.platform.database, await getMaster(c), cursor, 12));
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
      const tiles = await listPanelTiles(database, await getMaster(c), c.req.valid("param").panel);
      return c.json({ tiles: tiles.map(withoutStrokes), panelCount: (await getMuralStats(database)).panels });
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
      const tiles = await listPanelTiles(c.var.platform.database, await getMaster(c), c.req.valid("param").panel);
      return c.body(new Uint8Array(await painterOf(c.var.platform).paint(tiles)), 200, {
        "content-type": "image/webp",
      });
    },
  )
  .get(
    "/tiles/:id",
    route({ summary: "A painting that hangs, with its strokes", params: idParams, answer: muralTileDetailsSchema }),
    async (c) => {
      const tile = await findTile(c.var.platform.database, await getMaster(c), c.req.valid("param").id);
      if (!tile) throw new HttpError("E-404");
      return c.json(tile);
    },
  )
  .post(
    "/tiles/:id/complaints",
    route({
      summary: "Says that a painting should not hang; one voice a visitor",
      params: idParams,
      body: paintingReportSchema,
      answer: v.object({ isNoted: v.boolean() }),
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "ucp-complain", async ({ queries, visitorId, now }) => {
        const isSample = await isHangingSample(queries, id);
        if (isSample) await reportSamplePainting(queries, { sampleId: id, visitorId, reason, now });
        const isNoted = isSample || (await reportPainting(queries, { paintingId: id, visitorId, reason, now }));
        return { status: 200, body: { isNoted } };
      });
    },
  );

async function getMaster(c: Context<ApiEnv>): Promise<ColourMaster> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

function painterOf(platform: Platform): PanelPainter {
  const painter = painters.get(platform) ?? createPanelPainter();
  painters.set(platform, painter);
  return painter;
}

/** Where a painting is opened again. */
const pathOf = (id: string): string => `/ucp-share?a=${id}`;
