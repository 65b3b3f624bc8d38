import { expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { waitForLock } from "#test-support/postgres/wait-for-lock.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database, Queries } from "../../platform/database.ts";
import { eraseVisitor } from "../visitor-data/erase-visitor.ts";
import { countVisitorsToday } from "./count-visitors.ts";
import { recordVisit, type Visit } from "./visits.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me: Visit = { visitorId: "00000000-0000-4000-8000-000000000001", lang: "ja", now: clock.now() };
let database: Database;

openDatabaseForEachTest((opened) => (database = opened), 6);

const visit = (): Promise<void> => database.transaction((queries) => recordVisit(queries, me));

/** Visit days, and how many of them are nobody's. */
async function countVisitDays(): Promise<{ all: number; nobodys: number }> {
  const [row] = await database.query({
    text: `SELECT count(*) AS all, count(*) FILTER (WHERE v.id IS NULL) AS nobodys
           FROM visit_nights n LEFT JOIN visitors v ON v.id = n.visitor_id`,
  });
  return row ?? { all: -1, nobodys: -1 };
}

/** `visit` begins while `work` is not yet committed, and waits for it. */
async function visitDuring(work: (queries: Queries) => Promise<void>): Promise<void> {
  let visiting: Promise<void> = Promise.resolve();
  await database.transaction(async (queries) => {
    await work(queries);
    visiting = visit();
    await waitForLock(database);
  });
  await visiting;
}

test("a visitor who comes twice in one night has one night", async () => {
  await visit();
  await visit();
  expect(await countVisitDays()).toEqual({ all: 1, nobodys: 0 });
  expect(await countVisitorsToday(database, clock.now())).toBe(1);
});

test("two first writes of one visitor at the same moment make one row and one night", async () => {
  await visitDuring((queries) => recordVisit(queries, me));
  expect(await countVisitDays()).toEqual({ all: 1, nobodys: 0 });
});

test("a row that another write made without a night is seen after it was waited for", async () => {
  await visitDuring(async (queries) => {
    await queries.query({
      text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
      values: [me.visitorId, me.now],
    });
  });
  expect(await countVisitDays()).toEqual({ all: 1, nobodys: 0 });
});

test("who writes while the room is erased is a new visitor afterwards, and no night is nobody's", async () => {
  await visit();
  await visitDuring((queries) => eraseVisitor(queries, allTables, me.visitorId));
  expect(await countVisitDays()).toEqual({ all: 1, nobodys: 0 });
});

test("a visitor who goes takes the nights along, whoever it was that deleted the row", async () => {
  await visit();
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me.visitorId] });
  expect(await countVisitDays()).toEqual({ all: 0, nobodys: 0 });
});
