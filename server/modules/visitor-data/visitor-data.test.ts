import { expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit, VisitorMovedError } from "../visitors/visits.ts";
import { castVotes } from "../votes/cast-votes.ts";
import { listPageVersions } from "../page-versions/page-versions.ts";
import { eraseVisitor } from "./erase-visitor.ts";
import { fillVisitorTables } from "#test-support/postgres/fill-visitor-tables.ts";
import { exportVisitorData, getDataSummary } from "./data-summary.ts";
import { mergeVisitors } from "./merge-visitors.ts";
import { previewMerge } from "./preview-merge.ts";
import { listVisitorTables } from "./visitor-table.ts";

const visitorTables = listVisitorTables(allTables);
const clock = fixedClock("2026-11-20T12:00:00Z");
const now = clock.now();
const me = "00000000-0000-4000-8000-000000000001";
const phone = "00000000-0000-4000-8000-000000000002";
const early = new Date("2026-11-01T12:00:00Z");
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  await database.query({
    text: `INSERT INTO campaigns (id, content, opens_at, closes_at, terms, commitment, seed, published_at, is_demonstration)
           VALUES ('red-room', '{}', $1, $1, '', '', '', $1, false)`,
    values: [early],
  });
}, 6);

const countRows = async (table: string, visitorId: string): Promise<number> => {
  const [row] = await database.queryComposed<{ n: number }>({
    text: `SELECT count(*)::int AS n FROM ${table} WHERE visitor_id = $1`,
    values: [visitorId],
  });
  return row?.n ?? 0;
};
const mergePhone = () =>
  database.transaction((queries) => mergeVisitors(queries, allTables, { from: phone, into: me, now }));

/** Tables in which the visitor's name stands anywhere, in whatever column. */
async function listTablesNaming(visitorId: string): Promise<string[]> {
  const tables = await database.query({
    text: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  });
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await database.queryComposed({
        text: `SELECT 1 FROM ${name} AS one WHERE one::text LIKE '%${visitorId}%' LIMIT 1`,
      });
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

test("a room that is erased leaves nothing in any table", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  await fillVisitorTables(database, visitorTables, phone, now);
  expect((await listTablesNaming(me)).length).toBeGreaterThan(50);
  await database.transaction((queries) => eraseVisitor(queries, allTables, me));
  expect(await listTablesNaming(me)).toEqual([]);
  for (const { table } of visitorTables) expect(await countRows(table, phone), table).toBe(1);
});

test("votes, choices and tickets of an erased room stay counted, without a name", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  await database.transaction((queries) => eraseVisitor(queries, allTables, me));
  for (const table of ["votes", "blind_picks", "interest_events", "draw_tickets", "events"]) {
    const rows = await database.queryComposed({ text: `SELECT 1 FROM ${table}` });
    expect(rows.length, table).toBe(1);
  }
});

test("two rooms become one: nothing is left under the old name, and every kind is there", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  await fillVisitorTables(database, visitorTables, phone, now, "y");
  await mergePhone();
  expect(await listTablesNaming(phone)).toEqual(["room_moves"]);
  for (const { table } of visitorTables) expect(await countRows(table, me), table).toBeGreaterThan(0);
  expect(await countRows("palettes", me)).toBe(2);
  expect(await countRows("stage_runs", me)).toBe(2);
});

test("of two votes and two tickets the older one stays mine, and the other one stays counted", async () => {
  await fillVisitorTables(database, visitorTables, me, now);
  await fillVisitorTables(database, visitorTables, phone, new Date(now.getTime() - 60_000));
  await database.query({ text: "UPDATE votes SET monster_id = '07' WHERE visitor_id = $1", values: [phone] });
  const [ticket] = await database.query({
    text: `WITH entry AS (INSERT INTO draw_entries (id, campaign_id, ticket_id, jst_day, at)
             SELECT gen_random_uuid(), campaign_id, id, $2::timestamptz::date, CASE WHEN visitor_id = $1 THEN $2 ELSE $3 END FROM draw_tickets)
           SELECT id FROM draw_tickets WHERE visitor_id = $1`,
    values: [phone, early, now],
  });
  await mergePhone();
  expect(await database.query({ text: "SELECT monster_id FROM votes WHERE visitor_id = $1", values: [me] })).toEqual([
    { monster_id: "07" },
  ]);
  expect(await database.query({ text: "SELECT id FROM draw_tickets WHERE visitor_id = $1", values: [me] })).toEqual([
    ticket,
  ]);
  expect(await database.query({ text: "SELECT 1 FROM votes" })).toHaveLength(2);
  expect(await database.query({ text: "SELECT 1 FROM draw_tickets" })).toHaveLength(2);
});

test("of single values the newer one stays, of a best the better one, and seen pictures are seen", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  await fillVisitorTables(database, visitorTables, phone, now);
  await database.query({ text: "UPDATE companions SET monster_id = '13' WHERE visitor_id = $1", values: [phone] });
  await database.query({ text: "UPDATE stage_bests SET score = 900 WHERE visitor_id = $1", values: [me] });
  await database.query({ text: "UPDATE lip_areas SET panels = '{0,2}' WHERE visitor_id = $1", values: [me] });
  await database.query({ text: "UPDATE lip_areas SET panels = '{1}' WHERE visitor_id = $1", values: [phone] });
  await mergePhone();
  const one = async (text: string) =>
    (await database.queryComposed<Record<string, unknown>>({ text, values: [me] }))[0];
  expect(await one("SELECT monster_id FROM companions WHERE visitor_id = $1")).toEqual({ monster_id: "13" });
  expect(await one("SELECT max(score) AS score FROM stage_bests WHERE visitor_id = $1")).toEqual({ score: 900 });
  expect(await one("SELECT panels FROM lip_areas WHERE visitor_id = $1")).toEqual({ panels: [0, 1, 2] });
});

test("the preview tells what lies in both rooms and of what only one can stay, and does nothing", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  await fillVisitorTables(database, visitorTables, phone, early);
  const preview = await previewMerge(database, allTables, { mine: phone, theirs: me });
  expect(preview.isSame).toBe(false);
  expect(preview.theirs.find(({ shelf }) => shelf === "votes")).toMatchObject({ since: early.toISOString() });
  expect(preview.clashes.find(({ shelf }) => shelf === "draws")).toEqual({ shelf: "draws", rows: 1 });
  expect(await countRows("votes", phone)).toBe(1);
});

test("a page that was still open under the old name is told so, and nothing is written there", async () => {
  await recordVisit(database, { visitorId: phone, lang: "ja", now });
  await recordVisit(database, { visitorId: me, lang: "ja", now });
  await mergePhone();
  await expect(recordVisit(database, { visitorId: phone, lang: "ja", now })).rejects.toThrow(VisitorMovedError);
  expect(await database.query({ text: "SELECT 1 FROM visitors WHERE id = $1", values: [phone] })).toEqual([]);
});

test("whoever writes while two rooms become one is waited for, and nothing of it is lost", async () => {
  await recordVisit(database, { visitorId: me, lang: "ja", now });
  await recordVisit(database, { visitorId: phone, lang: "ja", now });
  const writes = Array.from({ length: 12 }, (_, i) =>
    database
      .transaction(async (queries) => {
        await recordVisit(queries, { visitorId: phone, lang: "ja", now });
        await queries.query({ text: "SELECT pg_sleep(0.01)" });
        await queries.query({
          text: "INSERT INTO try_ons (id, visitor_id, product_id, tried_at) VALUES (gen_random_uuid(), $1, $2, $3)",
          values: [phone, `lip-${i}`, now],
        });
      })
      .then(() => true),
  );
  const outcomes = await Promise.allSettled([...writes, mergePhone().then(() => true)]);
  const done = outcomes.slice(0, 12).filter(({ status }) => status === "fulfilled").length;
  const refused = outcomes.filter((one) => one.status === "rejected");
  for (const one of refused) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(VisitorMovedError);
  expect(await countRows("try_ons", me)).toBe(done);
  expect(await countRows("try_ons", phone)).toBe(0);
});

/**
 * Runs `write` while the phone's visitor is being merged into mine: it begins when the merge has done all but commit, or when it
 * holds both visitors and has done nothing yet.
 */
async function duringTransfer<T>(
  write: () => Promise<T>,
  startsWhen: "moved" | "held" = "moved",
): Promise<PromiseSettledResult<T>> {
  let started: Promise<PromiseSettledResult<T>[]> | undefined;
  const move = { from: phone, into: me, now };
  await database.transaction(async (queries) => {
    if (startsWhen === "moved") await mergeVisitors(queries, allTables, move);
    else await queries.query({ text: "SELECT FROM visitors ORDER BY id FOR UPDATE" });
    started = Promise.allSettled([write()]);
    // The write is at the lock when the database says that somebody waits for one.
    for (let waiting = 0; waiting === 0;) {
      const [row] = await database.query({
        text: "SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted",
      });
      waiting = row?.n ?? 0;
    }
    if (startsWhen === "held") await mergeVisitors(queries, allTables, move);
  });
  const [outcome] = (await started) ?? [];
  if (!outcome) throw new Error("nothing was written");
  return outcome;
}

test("a write that begins while its room moves is told so, and nothing of it stays under the old name", async () => {
  await recordVisit(database, { visitorId: me, lang: "ja", now });
  await recordVisit(database, { visitorId: phone, lang: "ja", now });
  const outcome = await duringTransfer(() =>
    database.transaction((queries) => recordVisit(queries, { visitorId: phone, lang: "ja", now })),
  );
  expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(VisitorMovedError) });
  expect(await listTablesNaming(phone)).toEqual(["room_moves"]);
});

test("the first thing that a browser writes while it moves goes no other way", async () => {
  await recordVisit(database, { visitorId: me, lang: "ja", now });
  const outcome = await duringTransfer(() =>
    database.transaction((queries) => recordVisit(queries, { visitorId: phone, lang: "ja", now })),
  );
  expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(VisitorMovedError) });
  expect(await listTablesNaming(phone)).toEqual(["room_moves"]);
});

const createVote = (visitorId: string, key: string) => ({
  ...{
    id: key,
    pollId: "first-ball",
    visitorId,
    key,
    monsterId: "07",
    faceType: null,
    network: key,
    knownDays: 0,
    risk: 0,
  },
  ...{ lang: "ja" as const, at: now },
});
const key = (n: number): string => `00000000-0000-4000-9000-00000000000${n}`;

test.each(["moved", "held"] as const)(
  "a vote that was on its way while its room was %s is counted once, in the room that stays",
  async (startsWhen) => {
    await recordVisit(database, { visitorId: me, lang: "ja", now });
    await recordVisit(database, { visitorId: phone, lang: "ja", now });
    const outcome = await duringTransfer(() => castVotes(database, [createVote(phone, key(1))], 0), startsWhen);
    expect(outcome).toMatchObject({ status: "fulfilled", value: [{ kind: "counted", id: key(1) }] });
    expect(await countRows("votes", me)).toBe(1);
    expect(await listTablesNaming(phone)).toEqual(["room_moves"]);
    // The browser, under its new name, sends it again because no answer came.
    expect(await castVotes(database, [createVote(me, key(1))], 0)).toMatchObject([{ kind: "counted", id: key(1) }]);
    expect(await countRows("votes", me)).toBe(1);
  },
);

test("a vote that comes after its room has moved meets the vote that is there, and others of its batch go on", async () => {
  const other = "00000000-0000-4000-8000-000000000003";
  await castVotes(database, [createVote(me, key(1))], 0);
  await mergePhone();
  const outcomes = await castVotes(database, [createVote(phone, key(2)), createVote(other, key(3))], 0);
  expect(outcomes).toMatchObject([
    { kind: "already", id: key(1) },
    { kind: "counted", id: key(3) },
  ]);
  expect(await listTablesNaming(phone)).toEqual(["room_moves"]);
});

test("two browsers that write and go into one room at the same moment lose nothing", async () => {
  for (const id of [me, phone]) await recordVisit(database, { visitorId: id, lang: "ja", now });
  // Sent by a page: on the answer that the visitor was merged, it sends again under the new id.
  const send = async (visitorId: string, i: number): Promise<void> => {
    try {
      await database.transaction(async (queries) => {
        await recordVisit(queries, { visitorId, lang: "ja", now });
        await queries.query({
          text: "INSERT INTO try_ons (id, visitor_id, product_id, tried_at) VALUES (gen_random_uuid(), $1, $2, $3)",
          values: [visitorId, `lip-${i}`, now],
        });
      });
    } catch (error) {
      if (!(error instanceof VisitorMovedError)) throw error;
      await send(me, i);
    }
  };
  const writes = Array.from({ length: 40 }, (_, i) => i);
  await Promise.all([
    ...writes.slice(0, 20).map((i) => send(i % 2 ? me : phone, i)),
    castVotes(database, [createVote(phone, key(1)), createVote(me, key(2))], 0),
    mergePhone(),
    ...writes.slice(20).map((i) => send(i % 2 ? me : phone, i)),
  ]);
  expect(await countRows("try_ons", me)).toBe(writes.length);
  expect(await countRows("votes", me)).toBe(1);
  expect(await listTablesNaming(phone)).toEqual(["room_moves"]);
});

test("two rooms that open each other at once become one, whichever is first", async () => {
  for (const id of [me, phone]) await recordVisit(database, { visitorId: id, lang: "ja", now });
  const go = (from: string, into: string) =>
    database.transaction((queries) => mergeVisitors(queries, allTables, { from, into, now }));
  const [one, other] = await Promise.all([go(phone, me), go(me, phone)].map((merging) => merging.catch(() => "moved")));
  const left = await database.query({ text: "SELECT id FROM visitors" });
  expect(left).toHaveLength(1);
  expect([one, other]).toContain(left[0]?.id);
});

test("a room that has gone on meanwhile is followed, one that was erased is told", async () => {
  const third = "00000000-0000-4000-8000-000000000003";
  for (const id of [me, phone, third]) await recordVisit(database, { visitorId: id, lang: "ja", now });
  await mergePhone();
  expect(
    await database.transaction((queries) => mergeVisitors(queries, allTables, { from: third, into: phone, now })),
  ).toBe(me);
  await database.transaction((queries) => eraseVisitor(queries, allTables, me));
  expect(
    await database.transaction((queries) => mergeVisitors(queries, allTables, { from: phone, into: me, now })),
  ).toBeNull();
});

test.each(["erased", "moved"])("pages that show works of a room that is %s are dropped at once", async (what) => {
  await fillVisitorTables(database, visitorTables, me, early);
  await fillVisitorTables(database, visitorTables, phone, now);
  await database.query({ text: "UPDATE mascaras SET is_public = true" });
  await database.query({ text: "UPDATE paintings SET state = 'approved'" });
  await database.query({ text: "UPDATE reviews SET is_shown = true" });
  await (what === "erased" ? database.transaction((queries) => eraseVisitor(queries, allTables, phone)) : mergePhone());
  const versions = await listPageVersions(database);
  expect(Object.fromEntries(versions)).toMatchObject({ "mascara-wall": 1, "ucp:wall": 1, reviews: 1 });
});

test("a room that showed nothing drops no page", async () => {
  await recordVisit(database, { visitorId: me, lang: "ja", now });
  await database.transaction((queries) => eraseVisitor(queries, allTables, me));
  expect(await listPageVersions(database)).toEqual(new Map());
});

test("what is kept is told kind by kind, and given row by row without the visitor's name", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  const summary = await getDataSummary(database, allTables, me);
  expect(summary.find(({ shelf }) => shelf === "seals")).toEqual({
    shelf: "seals",
    rows: 1,
    since: early.toISOString(),
    until: early.toISOString(),
  });
  const exported = await exportVisitorData(database, allTables, me);
  expect(Object.keys(exported)).toHaveLength(visitorTables.length + 1);
  expect(JSON.stringify(exported)).not.toContain(me);
});
