import { type Context, Hono } from "hono";
import * as v from "valibot";
import { videoIdSchema } from "#contracts/video.ts";
import { bookmarkBody, videoBookmarksSchema, shadeListSchema, stoppedColourBody } from "#contracts/video-bookmarks.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import {
  deleteBookmark,
  deleteStoppedColour,
  saveBookmark,
  saveStoppedColour,
  listMyBookmarks,
  listMyStoppedColours,
} from "#server/modules/videos/my-videos.ts";
import type { Queries } from "#server/platform/database.ts";
import { listShades } from "./shades.server.ts";

const videoParam = v.object({ filmId: videoIdSchema });

/** Bookmarks, stopped shades, and the shades a pixel is read as. */
export const videoApi = new Hono<ApiEnv>()
  .get(
    "/shades",
    route({
      summary: "Every product with a colour, short, for reading a pixel on the device",
      answer: shadeListSchema,
    }),
    async (c) => c.json(listShades(await loadMaster(c))),
  )
  .get(
    "/mine",
    route({ summary: "A visitor's bookmarks and stopped shades", answer: videoBookmarksSchema }),
    async (c) => c.json(await getRecord(c.var.platform.database, c.var.visitorId)),
  )
  .put(
    "/bookmarks/:filmId",
    route({
      summary: "Lays the visitor's bookmark into a film; one that lay there moves",
      params: videoParam,
      body: bookmarkBody,
      answer: videoBookmarksSchema,
      errors: ["E-404"],
      isIdempotent: true,
    }),
    async (c) => {
      const { filmId } = c.req.valid("param");
      const { atMs } = c.req.valid("json");
      const video = await findVideo(c, filmId);
      return idempotentWrite(c, c.var.platform.database, "film-bookmark", async ({ queries, visitorId, now }) => {
        await saveBookmark(queries, { visitorId, videoId: filmId, atMs: Math.min(atMs, video.durationMs), now });
        return { status: 200, body: await getRecord(queries, visitorId) };
      });
    },
  )
  .delete(
    "/bookmarks/:filmId",
    route({
      summary: "Takes the visitor's bookmark out of a film",
      params: videoParam,
      answer: videoBookmarksSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { filmId } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "film-unbookmark", async ({ queries, visitorId }) => {
        await deleteBookmark(queries, visitorId, filmId);
        return { status: 200, body: await getRecord(queries, visitorId) };
      });
    },
  )
  .post(
    "/stopped",
    route({
      summary: "Keeps a shade at which the visitor stopped a film",
      body: stoppedColourBody,
      answer: videoBookmarksSchema,
      errors: ["E-404"],
      isIdempotent: true,
    }),
    async (c) => {
      const { filmId, atMs, seen, productId } = c.req.valid("json");
      await findVideo(c, filmId);
      const { products } = await loadMaster(c);
      if (!products.some(({ id, shade }) => id === productId && shade)) throw new HttpError("E-404");
      const { platform } = c.var;
      return idempotentWrite(c, platform.database, "film-stopped", async ({ queries, visitorId, now }) => {
        const id = platform.random.uuid();
        await saveStoppedColour(queries, visitorId, { id, filmId, atMs, seen, productId, stoppedAt: now });
        return { status: 200, body: await getRecord(queries, visitorId) };
      });
    },
  )
  .delete(
    "/stopped/:id",
    route({
      summary: "Takes a stopped shade away",
      params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
      answer: videoBookmarksSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "film-unstopped", async ({ queries, visitorId }) => {
        await deleteStoppedColour(queries, visitorId, id);
        return { status: 200, body: await getRecord(queries, visitorId) };
      });
    },
  );

async function getRecord(queries: Queries, visitorId: string | null) {
  const bookmarks = await listMyBookmarks(queries, visitorId);
  const stopped = await listMyStoppedColours(queries, visitorId);
  return {
    bookmarks: bookmarks.map(({ keptAt: savedAt, ...bookmark }) => ({ ...bookmark, keptAt: savedAt.toISOString() })),
    stopped: stopped.map(({ stoppedAt, ...colour }) => ({ ...colour, stoppedAt: stoppedAt.toISOString() })),
  };
}

async function findVideo(c: Context<ApiEnv>, filmId: string) {
  const video = (await loadMaster(c)).films.find(({ id }) => id === filmId);
  if (!video) throw new HttpError("E-404");
  return video;
}

async function loadMaster(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
