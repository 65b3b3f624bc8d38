import { type Context, Hono } from "hono";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { requireWithinLimit, route } from "#server/http/api-route.ts";
import { parsePreferredLanguage } from "#server/http/preferred-language.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { deleteSavedItem } from "#server/modules/visitor-data/delete-saved-item.ts";
import { followDeletion } from "#server/modules/visitor-data/follow-deletion.ts";
import {
  revokeFriendAccess,
  createFriendCode,
  grantFriendAccess,
  getFriendAccessEnd,
  parseFriendCode,
  getVisitorByFriendCode,
} from "#server/modules/visitor-data/friend-codes.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import * as v from "valibot";
import {
  closedRoomSchema,
  diaryPageSchema,
  diaryQuerySchema,
  deleteParamsSchema,
  deletedItemSchema,
  friendItemsQuerySchema,
  friendQuerySchema,
  friendRoomSchema,
  itemsQuerySchema,
  type SavedItemPage,
  savedItemPageSchema,
  friendCodeResultSchema,
  pageLength,
  roomSchema,
} from "./contract.ts";
import { getDiaryPage, getRoom, getSavedItemPage } from "./room.server.ts";
import { definitionOf } from "./saved-item-kinds.server.ts";
import { parseListPosition } from "./rules/list-position.ts";

/** The visitor's own room, and a friend's by its code. */
export const api = new Hono<ApiEnv>()
  .get(
    "/room",
    route({ summary: "The visitor's room: what stands in it, and the diary", answer: roomSchema }),
    async (c) => {
      const { visitorId, platform } = c.var;
      const { database } = platform;
      const master = await loadMaster(c);
      const now = platform.clock.now();
      const [roomSummary, diary, openUntil] = await Promise.all([
        getRoom(database, { visitorId, now, master }),
        getDiaryPage(database, { visitorId, before: null, master }),
        visitorId === null ? null : getFriendAccessEnd(database, visitorId, now),
      ]);
      return c.json({ ...roomSummary, diary, openUntil: openUntil?.toISOString() ?? null });
    },
  )
  .get(
    "/diary",
    route({ summary: "Nights of the diary before a night", query: diaryQuerySchema, answer: diaryPageSchema }),
    async (c) => {
      const { before } = c.req.valid("query");
      const { visitorId, platform } = c.var;
      return c.json(await getDiaryPage(platform.database, { visitorId, before, master: await loadMaster(c) }));
    },
  )
  .get(
    "/items",
    route({ summary: "A page of one kind, the newest first", query: itemsQuerySchema, answer: savedItemPageSchema }),
    async (c) => {
      const { kind, after } = c.req.valid("query");
      const { visitorId } = c.var;
      const definition = requireDefinition(kind);
      if (visitorId === null) return c.json({ items: [], after: null } satisfies SavedItemPage);
      return c.json(await loadSavedItemPage(c, { visitorId, definition, after, isFriend: false }));
    },
  )
  .delete(
    "/items/:kind/:id",
    route({
      summary: "Throws one own thing away; what was counted, or is one a night, stays",
      params: deleteParamsSchema,
      answer: deletedItemSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { kind, id } = c.req.valid("param");
      const definition = requireDefinition(kind);
      const { platform, tables } = c.var;
      const answer = await idempotentWrite(c, platform.database, "room-drop", async ({ queries, visitorId, now }) => {
        const { outcome } = await deleteSavedItem(queries, { visitorId, definition, id, now });
        return { status: 200, body: { outcome } };
      });
      await followDeletion(tables, platform);
      return answer;
    },
  )
  .post(
    "/friends",
    route({
      summary: "Makes the code by which a friend may look in for a day; the one before is no good any more",
      body: v.strictObject({}),
      answer: friendCodeResultSchema,
      isSensitive: true,
    }),
    async (c) => {
      const { platform, visitorId } = c.var;
      if (visitorId === null) throw new HttpError("E-CSRF");
      const now = platform.clock.now();
      const code = createFriendCode(platform.random);
      // Shown once and stored as a hash: no stored answer for a repetition.
      const until = await platform.database.transaction(async (queries) => {
        await recordVisit(queries, { visitorId, lang: parsePreferredLanguage(c.req.header("accept-language")), now });
        return grantFriendAccess(queries, { visitorId, code, now });
      });
      return c.json({ code, path: `/myroom?f=${code}`, until: until.toISOString() });
    },
  )
  .delete(
    "/friends",
    route({ summary: "Closes the room to friends", answer: closedRoomSchema, isIdempotent: true }),
    async (c) =>
      idempotentWrite(c, c.var.platform.database, "room-close", async ({ queries, visitorId }) => {
        await revokeFriendAccess(queries, visitorId);
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
      const friend = await resolveFriend(c, c.req.valid("query").f);
      const { database, clock } = c.var.platform;
      const master = await loadMaster(c);
      const roomSummary = await getRoom(database, { ...friend, now: clock.now(), master, isFriend: true });
      return c.json({ ...roomSummary, until: friend.until.toISOString() });
    },
  )
  .get(
    "/friend/items",
    route({
      summary: "A page of one kind of a friend's room",
      query: friendItemsQuerySchema,
      answer: savedItemPageSchema,
      errors: ["E-GONE"],
    }),
    async (c) => {
      const { f, kind, after } = c.req.valid("query");
      const definition = requireDefinition(kind);
      if (!definition.isShared) throw new HttpError("E-INPUT", { fields: ["kind"] });
      const { visitorId } = await resolveFriend(c, f);
      return c.json(await loadSavedItemPage(c, { visitorId, definition, after, isFriend: true }));
    },
  );

function requireDefinition(kind: string): SavedItemDefinition {
  const definition = definitionOf(kind);
  if (!definition) throw new HttpError("E-INPUT", { fields: ["kind"] });
  return definition;
}

async function loadSavedItemPage(
  c: Context<ApiEnv>,
  pageQuery: { visitorId: string; definition: SavedItemDefinition; after: string | undefined; isFriend: boolean },
): Promise<SavedItemPage> {
  const after = pageQuery.after === undefined ? null : parseListPosition(pageQuery.after);
  if (pageQuery.after !== undefined && !after) throw new HttpError("E-INPUT", { fields: ["after"] });
  return getSavedItemPage(c.var.platform.database, {
    ...pageQuery,
    after,
    length: pageLength,
    master: await loadMaster(c),
  });
}

/** Whose room a code opens. Looks are counted, whether they opened something or not: codes are short. */
async function resolveFriend(c: Context<ApiEnv>, friendCode: string): Promise<{ visitorId: string; until: Date }> {
  await requireWithinLimit(c, "friends");
  const { database, clock } = c.var.platform;
  const code = parseFriendCode(friendCode);
  const friend = code && (await getVisitorByFriendCode(database, { code, now: clock.now() }));
  if (!friend) throw new HttpError("E-GONE");
  return friend;
}

async function loadMaster(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
