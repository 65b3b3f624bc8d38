import { type Context, Hono } from "hono";
import * as v from "valibot";
import { filmIdSchema } from "#contracts/film.ts";
import { bookmarkBody, filmDeskSchema, shadeBookSchema, stoppedBody } from "#contracts/film-desk.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import {
  dropBookmark,
  dropStopped,
  keepBookmark,
  keepStopped,
  readBookmarksOf,
  readStoppedColoursOf,
} from "#server/modules/films/own-films.ts";
import type { Queries } from "#server/platform/database.ts";
import { shadeBookOf } from "./shades.server.ts";

const filmParam = v.object({ filmId: filmIdSchema });

/** Bookmarks, stopped shades, and the shades a pixel is read as. */
export const filmApi = new Hono<ApiEnv>()
  .get(
    "/shades",
    route({
      summary: "Every product with a colour, short, for reading a pixel on the device",
      answer: shadeBookSchema,
    }),
    async (c) => c.json(shadeBookOf(await master(c))),
  )
  .get("/mine", route({ summary: "A visitor's bookmarks and stopped shades", answer: filmDeskSchema }), async (c) =>
    c.json(await deskOf(c.var.platform.database, c.var.visitorId)),
  )
  .put(
    "/bookmarks/:filmId",
    route({
      summary: "Lays the visitor's bookmark into a film; one that lay there moves",
      params: filmParam,
      body: bookmarkBody,
      answer: filmDeskSchema,
      errors: ["E-404"],
      isIdempotent: true,
    }),
    async (c) => {
      const { filmId } = c.req.valid("param");
      const { atMs } = c.req.valid("json");
      const film = await filmOf(c, filmId);
      return idempotentWrite(c, c.var.platform.database, "film-bookmark", async ({ queries, visitorId, now }) => {
        await keepBookmark(queries, { visitorId, filmId, atMs: Math.min(atMs, film.durationMs), now });
        return { status: 200, body: await deskOf(queries, visitorId) };
      });
    },
  )
  .delete(
    "/bookmarks/:filmId",
    route({
      summary: "Takes the visitor's bookmark out of a film",
      params: filmParam,
      answer: filmDeskSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { filmId } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "film-unbookmark", async ({ queries, visitorId }) => {
        await dropBookmark(queries, visitorId, filmId);
        return { status: 200, body: await deskOf(queries, visitorId) };
      });
    },
  )
  .post(
    "/stopped",
    route({
      summary: "Keeps a shade at which the visitor stopped a film",
      body: stoppedBody,
      answer: filmDeskSchema,
      errors: ["E-404"],
      isIdempotent: true,
    }),
    async (c) => {
      const { filmId, atMs, seen, productId } = c.req.valid("json");
      await filmOf(c, filmId);
      const { products } = await master(c);
      if (!products.some(({ id, shade }) => id === productId && shade)) throw new ApiFailure("E-404");
      const { platform } = c.var;
      return idempotentWrite(c, platform.database, "film-stopped", async ({ queries, visitorId, now }) => {
        const id = platform.random.uuid();
        await keepStopped(queries, visitorId, { id, filmId, atMs, seen, productId, stoppedAt: now });
        return { status: 200, body: await deskOf(queries, visitorId) };
      });
    },
  )
  .delete(
    "/stopped/:id",
    route({
      summary: "Takes a stopped shade away",
      params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
      answer: filmDeskSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "film-unstopped", async ({ queries, visitorId }) => {
        await dropStopped(queries, visitorId, id);
        return { status: 200, body: await deskOf(queries, visitorId) };
      });
    },
  );

async function deskOf(queries: Queries, visitorId: string | null) {
  const bookmarks = await readBookmarksOf(queries, visitorId);
  const stopped = await readStoppedColoursOf(queries, visitorId);
  return {
    bookmarks: bookmarks.map(({ keptAt, ...bookmark }) => ({ ...bookmark, keptAt: keptAt.toISOString() })),
    stopped: stopped.map(({ stoppedAt, ...colour }) => ({ ...colour, stoppedAt: stoppedAt.toISOString() })),
  };
}

async function filmOf(c: Context<ApiEnv>, filmId: string) {
  const film = (await master(c)).films.find(({ id }) => id === filmId);
  if (!film) throw new ApiFailure("E-404");
  return film;
}

async function master(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
