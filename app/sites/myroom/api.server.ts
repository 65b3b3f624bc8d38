import { type Context, Hono } from "hono";
import type { MasterData } from "#contracts/master-data.ts";
import type { KeepsakeKind } from "#contracts/keepsake.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure, limitFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { askedLanguage } from "#server/http/asked-language.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { dropKeepsake } from "#server/modules/rooms/drop-keepsake.ts";
import {
  closeToFriends,
  drawFriendCode,
  openToFriends,
  openToFriendsUntil,
  readFriendCode,
  roomOfFriendCode,
} from "#server/modules/rooms/friend-codes.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import * as v from "valibot";
import {
  closedRoomSchema,
  diaryPageSchema,
  diaryQuerySchema,
  dropParamsSchema,
  droppedSchema,
  friendItemsQuerySchema,
  friendQuerySchema,
  friendRoomSchema,
  itemsQuerySchema,
  type KeepsakePage,
  keepsakePageSchema,
  openedRoomSchema,
  pageLength,
  roomSchema,
} from "./contract.ts";
import { diaryPage, drawnRoom, keepsakePage } from "./room.server.ts";
import { readPlace } from "./rules/list-place.ts";

/** The visitor's own room, and a friend's by its code. */
export const api = new Hono<ApiEnv>()
  .get(
    "/room",
    route({ summary: "The visitor's room: what stands in it, and the diary", answer: roomSchema }),
    async (c) => {
      const { visitorId, platform } = c.var;
      const { database } = platform;
      const master = await masterOf(c);
      const now = platform.clock.now();
      const [drawn, diary, openUntil] = await Promise.all([
        drawnRoom(database, { visitorId, now, master }),
        diaryPage(database, { visitorId, before: null, master }),
        visitorId === null ? null : openToFriendsUntil(database, visitorId, now),
      ]);
      return c.json({ ...drawn, diary, openUntil: openUntil?.toISOString() ?? null });
    },
  )
  .get(
    "/diary",
    route({ summary: "Nights of the diary before a night", query: diaryQuerySchema, answer: diaryPageSchema }),
    async (c) => {
      const { before } = c.req.valid("query");
      const { visitorId, platform } = c.var;
      return c.json(await diaryPage(platform.database, { visitorId, before, master: await masterOf(c) }));
    },
  )
  .get(
    "/items",
    route({ summary: "A page of one kind, the newest first", query: itemsQuerySchema, answer: keepsakePageSchema }),
    async (c) => {
      const { kind, after } = c.req.valid("query");
      const { visitorId } = c.var;
      if (visitorId === null) return c.json({ items: [], after: null } satisfies KeepsakePage);
      return c.json(await pageOf(c, { visitorId, kind, after, isFriend: false }));
    },
  )
  .delete(
    "/items/:kind/:id",
    route({
      summary: "Throws one own thing away; what was counted, or is one a night, stays",
      params: dropParamsSchema,
      answer: droppedSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { kind, id } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "room-drop", async ({ queries, visitorId, now }) => {
        const { outcome } = await dropKeepsake(queries, { visitorId, kind, id, now });
        return { status: 200, body: { outcome } };
      });
    },
  )
  .post(
    "/friends",
    route({
      summary: "Makes the code by which a friend may look in for a day; the one before is no good any more",
      body: v.strictObject({}),
      answer: openedRoomSchema,
      isSensitive: true,
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      if (visitorId === null) throw new ApiFailure("E-CSRF");
      const now = platform.clock.now();
      const code = drawFriendCode(platform.random);
      // Told once and kept under a seal: no stored answer for a repetition.
      const until = await platform.database.transaction(async (queries) => {
        await recordVisit(queries, { visitorId, lang: askedLanguage(c.req.header("accept-language")), now });
        return openToFriends(queries, { visitorId, code, now });
      });
      return c.json({ code, path: `/myroom?f=${code}`, until: until.toISOString() });
    },
  )
  .delete(
    "/friends",
    route({ summary: "Closes the room to friends", answer: closedRoomSchema, isIdempotent: true }),
    async (c) =>
      idempotentWrite(c, c.var.platform.database, "room-close", async ({ queries, visitorId }) => {
        await closeToFriends(queries, visitorId);
        return { status: 200, body: { ok: true } };
      }),
  )
  .get(
    "/friend",
    route({
      summary: "A friend's room: what may be shared of it",
      query: friendQuerySchema,
      answer: friendRoomSchema,
      errors: ["E-GONE"],
    }),
    async (c) => {
      const friend = await friendOf(c, c.req.valid("query").f);
      const { database, clock } = c.var.platform;
      const master = await masterOf(c);
      const drawn = await drawnRoom(database, { ...friend, now: clock.now(), master, isFriend: true });
      return c.json({ ...drawn, until: friend.until.toISOString() });
    },
  )
  .get(
    "/friend/items",
    route({
      summary: "A page of one kind of a friend's room",
      query: friendItemsQuerySchema,
      answer: keepsakePageSchema,
      errors: ["E-GONE"],
    }),
    async (c) => {
      const { f, kind, after } = c.req.valid("query");
      const { visitorId } = await friendOf(c, f);
      return c.json(await pageOf(c, { visitorId, kind, after, isFriend: true }));
    },
  );

async function pageOf(
  c: Context<ApiEnv>,
  asked: { visitorId: string; kind: KeepsakeKind; after: string | undefined; isFriend: boolean },
): Promise<KeepsakePage> {
  const after = asked.after === undefined ? null : readPlace(asked.after);
  if (asked.after !== undefined && !after) throw new ApiFailure("E-INPUT", { fields: ["after"] });
  return keepsakePage(c.var.platform.database, { ...asked, after, length: pageLength, master: await masterOf(c) });
}

/** Whose room a code opens. Looks are counted, whether they opened something or not: codes are short. */
async function friendOf(c: Context<ApiEnv>, written: string): Promise<{ visitorId: string; until: Date }> {
  const waitMs = await c.var.limits.take("friends", { address: c.var.info.address, visitorId: c.var.visitorId });
  if (waitMs > 0) throw limitFailure(waitMs);
  const { database, clock } = c.var.platform;
  const code = readFriendCode(written);
  const friend = code && (await roomOfFriendCode(database, { code, now: clock.now() }));
  if (!friend) throw new ApiFailure("E-GONE");
  return friend;
}

async function masterOf(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
