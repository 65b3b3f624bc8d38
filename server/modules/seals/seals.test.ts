import { afterEach, beforeEach, expect, test } from "vitest";
import type { Seal } from "#contracts/seal.ts";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { recordVisit } from "../visitors/visits.ts";
import { awardSeals } from "./award-seals.ts";
import { countSeals, readSealsOf } from "./count-seals.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let fresh: FreshDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ url: fresh.url, max: 4, logger: memoryLogger(clock) });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

const seal = (id: string, deed: Seal["deed"], atLeast: number): Seal => ({
  id,
  site: "zones",
  deed,
  atLeast,
  title: { ja: id },
  condition: { ja: id },
});
const nights = [seal("second-night", "nights", 2), seal("third-night", "nights", 3)];
const look = (visitorIds = [me]) => awardSeals(database, { visitorIds, seals: nights, now: clock.now() });
const night = (day: string, visitorId = me) =>
  recordVisit(database, { visitorId, lang: "ja", now: new Date(`${day}T12:00:00Z`) });

test("the first night gives nothing yet, the second one its seal, once", async () => {
  await night("2026-11-18");
  expect(await look()).toEqual([]);
  await night("2026-11-20");
  expect(await look()).toEqual([{ visitorId: me, sealId: "second-night" }]);
  expect(await look()).toEqual([]);
  expect(await readSealsOf(database, me)).toEqual([{ id: "second-night", at: clock.now().toISOString() }]);
});

test("of many looks at the same moment one gives the seal", async () => {
  for (const day of ["2026-11-18", "2026-11-19", "2026-11-20"]) await night(day);
  const looks = await Promise.all(Array.from({ length: 8 }, () => look()));
  expect(looks.flat().map(({ sealId }) => sealId)).toHaveLength(2);
  expect(await countSeals(database, me)).toBe(2);
});

test("visitors who are looked at together get their own, and who left no row gets none", async () => {
  await night("2026-11-19", other);
  await night("2026-11-20", other);
  await night("2026-11-20");
  const nobody = "00000000-0000-4000-8000-000000000009";
  expect(await look([me, other, nobody])).toEqual([{ visitorId: other, sealId: "second-night" }]);
});

test("a seal goes with its visitor", async () => {
  await night("2026-11-19");
  await night("2026-11-20");
  await look();
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await database.query({ text: "SELECT 1 FROM seals" })).toEqual([]);
});
