import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { listPageVersions } from "#server/modules/page-versions/page-versions.ts";
import { listVisitorTables } from "#server/modules/visitor-data/visitor-table.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { fixedClock } from "#server/platform/clock.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { fillVisitorTables } from "#test-support/postgres/fill-visitor-tables.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { api } from "./api.server.ts";
import { savedItemDefinitions, sharedDefinitions } from "./saved-item-kinds.server.ts";
import type { DeletedItem, FriendRoom, SavedItemPage, FriendCodeResult, Room } from "./contract.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
const savedItemKinds = savedItemDefinitions.map(({ kind }) => kind);
const sharedKinds = sharedDefinitions.map(({ kind }) => kind);
const visitorTables = listVisitorTables(allTables);
const early = new Date("2026-11-01T12:00:00Z");
let fresh: TestDatabase;
let hub: TestApi;
let database: Database;

beforeEach(async () => {
  fresh = await createTestDatabase();
  hub = createTestApi({ databaseUrl: fresh.url, siteApis: { myroom: api }, master });
  database = openDatabase({
    url: fresh.url,
    max: 2,
    logger: memoryLogger(fixedClock(early)),
    connectWithinMs: testConnectWithinMs,
  });
  await database.query({
    text: `INSERT INTO campaigns (id, content, opens_at, closes_at, terms, commitment, seed, published_at, is_demonstration)
           VALUES ('red-room', '{"name":"赤い部屋"}', $1, $1, '', '', '', $1, false)`,
    values: [early],
  });
});
afterEach(async () => {
  await database.stop();
  await hub.stop();
  await fresh.drop();
});

/** A visitor with one row in every table that names visitors. */
async function createFullRoom(mark = "x"): Promise<TestBrowser> {
  const browser = await createVisitor();
  await browser.write("POST", "/api/myroom/friends", {});
  const [row] = await database.query({
    text: "SELECT visitor_id AS id FROM room_friend_codes WHERE code_hash NOT LIKE 'filled%'",
  });
  for (const { table } of [...visitorTables].toReversed())
    await database.queryComposed({ text: `DELETE FROM ${table} WHERE visitor_id = $1`, values: [row!.id] });
  await fillVisitorTables(database, visitorTables, row!.id, early, mark);
  await database.query({
    text: `INSERT INTO draw_entries (id, campaign_id, ticket_id, jst_day, at)
           SELECT gen_random_uuid(), campaign_id, id, '2026-11-01', $2 FROM draw_tickets WHERE visitor_id = $1`,
    values: [row!.id, early],
  });
  await database.query({
    text: `UPDATE paintings SET painting = '{"strokes": [], "paints": []}', paints = '[]' WHERE visitor_id = $1`,
    values: [row!.id],
  });
  await database.query({
    text: "UPDATE red_memories SET code = 'ABCDEFGHJK', hex = '#aa1020', remembered_at = $2 WHERE visitor_id = $1",
    values: [row!.id, early],
  });
  await database.query({ text: "UPDATE stage_bests SET period = 'all' WHERE visitor_id = $1", values: [row!.id] });
  await database.query({
    text: "UPDATE room_friend_codes SET code_hash = 'filled ' || visitor_id WHERE visitor_id = $1",
    values: [row!.id],
  });
  return browser;
}

async function createVisitor(): Promise<TestBrowser> {
  const browser = hub.browser();
  await browser.login();
  return browser;
}
const getJson = async <T>(browser: TestBrowser, path: string): Promise<T> =>
  (await (await browser.get(path)).json()) as T;
const listItems = (browser: TestBrowser, kind: string) =>
  getJson<SavedItemPage>(browser, `/api/myroom/items?kind=${kind}`).then(({ items }) => items);
async function deleteItem(browser: TestBrowser, kind: string, id: string): Promise<DeletedItem["outcome"]> {
  const answer = await browser.write("DELETE", `/api/myroom/items/${kind}/${id}`, undefined);
  expect(answer.status, `${kind}/${id} ${hub.logger.lines.at(-1)}`).toBe(200);
  return ((await answer.json()) as DeletedItem).outcome;
}

test("without a cookie the room is there and empty", async () => {
  const room = await getJson<Room>(hub.browser(), "/api/myroom/room");
  expect(room).toMatchObject({ shelves: [], met: [], nights: 0, sealCount: 0, companion: null, openUntil: null });
  expect(room.diary.entries).toEqual([]);
});

test("a full room has every kind, each with a list whose things have a name, a date and an address", async () => {
  const me = await createFullRoom();
  const { shelves } = await getJson<Room>(me, "/api/myroom/room");
  expect(shelves.map(({ kind }) => kind)).toEqual(savedItemKinds);
  for (const { kind, count } of shelves) {
    const items = await listItems(me, kind);
    expect(items.length, kind).toBe(count);
    for (const { title, path } of items) {
      expect(title, kind).not.toBe("");
      expect(path, kind).toMatch(/^\/[a-z]/);
      expect(path, kind).not.toMatch(/null|undefined|NaN/);
    }
  }
});

test("the diary tells the visited nights only, from what came in them", async () => {
  const me = await createFullRoom();
  const { diary } = await getJson<Room>(me, "/api/myroom/room");
  const days = diary.entries.map(({ day }) => day);
  expect(days).toContain("2026-11-01");
  expect(days).toEqual([...days].toSorted().toReversed());
  const entry = diary.entries.find(({ day }) => day === "2026-11-01");
  expect(entry?.also).toContain("怪物1、手紙1、票1");
});

test("everything can be thrown away but what was counted, and only by who it belongs to", async () => {
  const me = await createFullRoom();
  const other = await createFullRoom("y");
  for (const kind of savedItemKinds) {
    const before = await listItems(me, kind);
    const [item] = before;
    // Some have the same id for both visitors: then each deletes its own.
    expect(await deleteItem(other, kind, item!.id)).toMatch(/missing|lasting|dropped/);
    expect(await listItems(me, kind), kind).toEqual(expect.arrayContaining(before));
    const isLasting = ["monsters", "votes", "draws", "seals"].includes(kind);
    expect(await deleteItem(me, kind, item!.id), kind).toBe(isLasting ? "lasting" : "dropped");
    if (!isLasting) expect(await deleteItem(me, kind, item!.id), kind).toBe("missing");
  }
  const { shelves } = await getJson<Room>(me, "/api/myroom/room");
  expect(shelves.map(({ kind }) => kind)).toEqual(["monsters", "votes", "draws", "bookmarks", "seals"]);
});

test("what hung on a wall leaves its pages with it, and its place among the works", async () => {
  const me = await createFullRoom();
  await database.query({ text: "UPDATE mascaras SET is_public = true, state = 'shown'" });
  await database.query({ text: "UPDATE paintings SET state = 'approved'" });
  await database.query({
    text: "UPDATE works SET kind = 'mural', (ref, path) = (SELECT id::text, '/ucp-share?a=' || id FROM paintings)",
  });
  for (const kind of ["mascaras", "mural", "voices"]) await deleteItem(me, kind, (await listItems(me, kind))[0]!.id);
  expect(Object.fromEntries(await listPageVersions(database))).toMatchObject({
    "mascara-wall": 1,
    "ucp:wall": 1,
    reviews: 1,
  });
  expect(await database.query({ text: "SELECT 1 FROM works" })).toEqual([]);
});

test("tonight's letter and tonight's palette stay until tomorrow, or there would be two a night", async () => {
  const me = await createFullRoom();
  const { day } = await getJson<Room>(me, "/api/myroom/room");
  await database.query({ text: "UPDATE prophecies SET jst_day = $1", values: [day] });
  await database.query({ text: "UPDATE palettes SET jst_day = $1", values: [day] });
  for (const kind of ["prophecies", "palettes"])
    expect(await deleteItem(me, kind, (await listItems(me, kind))[0]!.id), kind).toBe("tonight");
});

test("a long list goes on where its page ended, with nothing twice and nothing left out", async () => {
  const me = await createFullRoom();
  await database.query({
    text: `INSERT INTO try_ons (id, visitor_id, product_id, tried_at)
           SELECT gen_random_uuid(), (SELECT visitor_id FROM try_ons), 'lip-01', $1 FROM generate_series(1, 64)`,
    values: [early],
  });
  const ids: string[] = [];
  for (let after: string | null = ""; after !== null;) {
    const page: SavedItemPage = await getJson(me, `/api/myroom/items?kind=tries${after && `&after=${after}`}`);
    ids.push(...page.items.map(({ id }) => id));
    ({ after } = page);
  }
  expect(ids).toHaveLength(65);
  expect(new Set(ids).size).toBe(65);
  expect((await me.get("/api/myroom/items?kind=tries&after=x")).status).toBe(400);
  expect((await me.get("/api/myroom/items?kind=secrets")).status).toBe(400);
});

test("a friend with the code sees what may be shared for a day; a new code closes the old one", async () => {
  const me = await createFullRoom();
  await database.query({ text: "UPDATE mascaras SET is_public = true, state = 'shown'" });
  const open = async () => (await (await me.write("POST", "/api/myroom/friends", {})).json()) as FriendCodeResult;
  const { code, until } = await open();
  const friend = hub.browser();
  // As it was typed from a note.
  const room = await getJson<FriendRoom>(
    friend,
    `/api/myroom/friend?f=${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`,
  );
  expect(room.until).toBe(until);
  const kinds = room.shelves.map(({ kind }) => kind);
  expect(kinds).toContain("mascaras");
  for (const kind of kinds) expect(sharedKinds).toContain(kind);
  // Nobody shared a painting that hangs nowhere, or a palette that rests.
  expect(kinds).not.toContain("mural");
  expect(kinds).not.toContain("palettes");
  expect(JSON.stringify(room)).not.toContain("diary");
  for (const kind of ["face", "wishes", "draws", "voices", "votes", "prophecies"])
    expect((await friend.get(`/api/myroom/friend/items?f=${code}&kind=${kind}`)).status, kind).toBe(400);
  expect((await friend.get(`/api/myroom/friend/items?f=${code}&kind=mascaras`)).status).toBe(200);

  const second = await open();
  expect((await friend.get(`/api/myroom/friend?f=${code}`)).status).toBe(410);
  hub.clock.advance(24 * 3_600_000 + 1);
  expect((await friend.get(`/api/myroom/friend?f=${second.code}`)).status).toBe(410);
});

test("a room that was closed again opens to nobody", async () => {
  const me = await createVisitor();
  const { code } = (await (await me.write("POST", "/api/myroom/friends", {})).json()) as FriendCodeResult;
  expect((await me.write("DELETE", "/api/myroom/friends", undefined)).status).toBe(200);
  expect((await hub.browser().get(`/api/myroom/friend?f=${code}`)).status).toBe(410);
  expect((await hub.browser().get("/api/myroom/friend?f=nobody")).status).toBe(410);
});

test("who guesses codes is stopped", async () => {
  await hub.stop();
  hub = createTestApi({ databaseUrl: fresh.url, env: { LIMITS_FACTOR: "1" }, siteApis: { myroom: api }, master });
  const otherVisitor = await createVisitor();
  const answers: number[] = [];
  for (let i = 0; i < 42; i++) answers.push((await otherVisitor.get("/api/myroom/friend?f=2345678")).status);
  expect(answers.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 410));
  expect(answers.at(-1)).toBe(429);
});
