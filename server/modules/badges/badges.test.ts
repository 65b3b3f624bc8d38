import { expect, test } from "vitest";
import type { Badge } from "#contracts/badge.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { awardBadges } from "./award-badges.ts";
import { hubCounters } from "./hub-counters.ts";
import { countBadges, listMyBadges } from "./count-badges.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let database: Database;

openDatabaseForEachTest((opened) => (database = opened), 4);

const createBadge = (id: string, counter: Badge["deed"], atLeast: number): Badge => ({
  id,
  site: "zones",
  deed: counter,
  atLeast,
  title: { ja: id },
  condition: { ja: id },
});
const dayBadges = [createBadge("second-night", "nights", 2), createBadge("third-night", "nights", 3)];
const award = (visitorIds = [me]) =>
  awardBadges(database, { visitorIds, badges: dayBadges, counters: hubCounters, now: clock.now() });
const visitOn = (day: string, visitorId = me) =>
  recordVisit(database, { visitorId, lang: "ja", now: new Date(`${day}T12:00:00Z`) });

test("the first night gives nothing yet, the second one its seal, once", async () => {
  await visitOn("2026-11-18");
  expect(await award()).toEqual([]);
  await visitOn("2026-11-20");
  expect(await award()).toEqual([{ visitorId: me, badgeId: "second-night" }]);
  expect(await award()).toEqual([]);
  expect(await listMyBadges(database, me)).toEqual([{ id: "second-night", at: clock.now().toISOString() }]);
});

test("of many looks at the same moment one gives the seal", async () => {
  for (const day of ["2026-11-18", "2026-11-19", "2026-11-20"]) await visitOn(day);
  const awards = await Promise.all(Array.from({ length: 8 }, () => award()));
  expect(awards.flat().map(({ badgeId }) => badgeId)).toHaveLength(2);
  expect(await countBadges(database, me)).toBe(2);
});

test("visitors who are looked at together get their own, and who left no row gets none", async () => {
  await visitOn("2026-11-19", other);
  await visitOn("2026-11-20", other);
  await visitOn("2026-11-20");
  const nobody = "00000000-0000-4000-8000-000000000009";
  expect(await award([me, other, nobody])).toEqual([{ visitorId: other, badgeId: "second-night" }]);
});

test("a seal goes with its visitor", async () => {
  await visitOn("2026-11-19");
  await visitOn("2026-11-20");
  await award();
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await database.query({ text: "SELECT 1 FROM seals" })).toEqual([]);
});
