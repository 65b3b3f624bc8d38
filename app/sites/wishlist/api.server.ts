import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type Catalogue, catalogueOf } from "#server/modules/products/catalogue.ts";
import type { MasterData } from "#contracts/master-data.ts";
import {
  myWishesSchema,
  productIdSchema,
  type WishOutcome,
  wishAnswerSchema,
  wishEditSchema,
  wishHeartSchema,
  wishOrderSchema,
  wishOwnedSchema,
  wishOutcomeSchema,
  wishShareAnswerSchema,
  wishShareSchema,
} from "#contracts/wishes.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite, type Write } from "#server/http/idempotency.ts";
import {
  addWish,
  answerWish,
  editWish,
  ownWish,
  removeWish,
  restoreWish,
  type WishChange,
} from "#server/modules/wishes/change-wish.ts";
import { countWishRemovals, monthOf } from "#server/modules/wishes/wish-removals.ts";
import { getMyWishes } from "#server/modules/wishes/my-wishes.ts";
import { orderWishes } from "#server/modules/wishes/order-wishes.ts";
import { closeShare, openShare } from "#server/modules/wishes/wish-share.ts";
import { cardsOf } from "./cards.server.ts";
import { cardsSchema, wishRemovalsSchema, monthSchema, productIdsSchema } from "./contract.ts";
import ja from "./copy/ja.json";
import { launchCalendar } from "./launches.server.ts";

const item = v.strictObject({ productId: productIdSchema });
const change = { params: item, answer: wishOutcomeSchema, isIdempotent: true } as const;

/** Hearts of all sites, the visitor's list, what others may read of it, and the monthly number. */
export const api = new Hono<ApiEnv>()
  .get("/mine", route({ summary: "The visitor's list; empty without a cookie", answer: myWishesSchema }), async (c) => {
    const { database, clock } = c.var.platform;
    return c.json(await getMyWishes(database, c.var.visitorId, clock.now()));
  })
  .get(
    "/cards",
    route({
      summary: "What a list shows of products, by their ids",
      query: v.object({ p: productIdsSchema }),
      answer: cardsSchema,
    }),
    async (c) => c.json({ cards: cardsOf(await catalogue(c), c.req.valid("query").p) }),
  )
  .get(
    "/dates.ics",
    route({
      summary: "Launch days as a calendar file (RFC 5545): of the products in `p`, else of the visitor's list",
      query: v.object({ p: v.optional(productIdsSchema) }),
      answer: v.string(),
    }),
    async (c) => {
      const { database, clock, settings } = c.var.platform;
      const ids =
        c.req.valid("query").p ??
        (await getMyWishes(database, c.var.visitorId, clock.now())).wishes.map(({ productId }) => productId);
      const now = clock.now();
      return c.body(launchCalendar(await master(c), ids, { now, publicUrl: settings.publicUrl }), 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="kate-zone.ics"',
      });
    },
  )
  .get(
    "/letting-go",
    route({
      summary: "How many wants were let go in a month in Japan, and how that is counted",
      query: v.object({ month: v.optional(monthSchema) }),
      answer: wishRemovalsSchema,
    }),
    async (c) => {
      const { database, clock } = c.var.platform;
      const now = clock.now();
      const month = c.req.valid("query").month ?? monthOf(now);
      return c.json({ ...(await countWishRemovals(database, month, now)), method: ja.removals.method });
    },
  )
  .put(
    "/items/:productId",
    route({ ...change, summary: "A heart, on or off", body: wishHeartSchema, errors: ["E-404"] }),
    async (c) => {
      const { isWanted } = c.req.valid("json");
      if (isWanted) await requireProduct(c, c.req.valid("param").productId);
      return write(c, "wish-heart", isWanted ? addWish : removeWish);
    },
  )
  .put(
    "/items/:productId/owned",
    route({ ...change, summary: "So many of a thing are at home", body: wishOwnedSchema, errors: ["E-404"] }),
    async (c) => {
      await requireProduct(c, c.req.valid("param").productId);
      return write(c, "wish-own", (queries, act) => ownWish(queries, act, c.req.valid("json").units));
    },
  )
  .patch(
    "/items/:productId",
    route({ ...change, summary: "State, note, folder or number of a thing on the list", body: wishEditSchema }),
    (c) => write(c, "wish-edit", (queries, act) => editWish(queries, act, c.req.valid("json"))),
  )
  .post(
    "/items/:productId/answer",
    route({ ...change, summary: "The answer to 「まだ欲しい？」", body: wishAnswerSchema }),
    (c) => write(c, "wish-answer", (queries, act) => answerWish(queries, act, c.req.valid("json").answer)),
  )
  .post(
    "/items/:productId/restore",
    route({ ...change, summary: "Brings back what left within seven days", body: v.strictObject({}) }),
    (c) => write(c, "wish-restore", restoreWish),
  )
  .put(
    "/order",
    route({ summary: "The order of the list", body: wishOrderSchema, answer: wishOutcomeSchema, isIdempotent: true }),
    (c) =>
      idempotentWrite(c, c.var.platform.database, "wish-order", async ({ queries, visitorId }) => {
        await orderWishes(queries, visitorId, c.req.valid("json").productIds);
        return { status: 200, body: { outcome: "done", wish: null } satisfies WishOutcome };
      }),
  )
  .post(
    "/share",
    route({
      summary: "Opens the list to whoever knows its address",
      body: wishShareSchema,
      answer: wishShareAnswerSchema,
      isIdempotent: true,
    }),
    (c) =>
      idempotentWrite(c, c.var.platform.database, "wish-share", async ({ queries, visitorId, now }) => {
        const { hasNotes } = c.req.valid("json");
        const share = await openShare(queries, c.var.platform.random, { visitorId, hasNotes, now });
        return { status: 200, body: { share } };
      }),
  )
  .delete("/share", route({ summary: "Closes it again", answer: wishShareAnswerSchema, isIdempotent: true }), (c) =>
    idempotentWrite(c, c.var.platform.database, "wish-unshare", async ({ queries, visitorId }) => {
      await closeShare(queries, visitorId);
      return { status: 200, body: { share: null } };
    }),
  );

type Work = (queries: Write["queries"], act: WishChange) => Promise<WishOutcome>;

/** One change to one thing, once however often it is sent. */
function write(c: Context<ApiEnv>, name: string, work: Work): Promise<Response> {
  const productId = c.req.param("productId") ?? "";
  const userAgent = c.req.header("user-agent");
  return idempotentWrite(c, c.var.platform.database, name, async ({ queries, visitorId, now }) => ({
    status: 200,
    body: await work(queries, { visitorId, productId, now, userAgent }),
  }));
}

async function requireProduct(c: Context<ApiEnv>, productId: string): Promise<void> {
  if (!(await catalogue(c)).byId(productId)) throw new HttpError("E-404");
}

const catalogue = async (c: Context<ApiEnv>): Promise<Catalogue> =>
  catalogueOf(c.var.platform.settings, await master(c));

async function master(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
