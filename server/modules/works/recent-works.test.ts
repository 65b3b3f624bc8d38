import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { listNewestWorks } from "./recent-works.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me = "00000000-0000-4000-8000-000000000001";
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  await recordVisit(database, { visitorId: me, lang: "ja", now: clock.now() });
});

/** A mascara in or out of the gallery; without a visitor it is a demo one. */
async function mascara(
  number: number,
  at: string,
  { isPublic = true, state = "shown", owner = me as string | null } = {},
) {
  await database.query({
    text: `INSERT INTO mascaras (id, visitor_id, code, number, is_public, state, worry, is_experiment, likes, reports, made_at)
           VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, 0, false, 0, 0, $6)`,
    values: [owner, `code-${number}`, number, isPublic, state, new Date(at)],
  });
}

async function painting(title: string, state: string, at: string) {
  await database.query({
    text: `INSERT INTO paintings (id, visitor_id, draft_id, painting, paints, title, hex, family, state, sent_at, approved_at)
           VALUES (gen_random_uuid(), $1, gen_random_uuid(), '{}', '[]', $2, '#aa0011', 'red', $3, $4, $4)`,
    values: [me, title, state, new Date(at)],
  });
}

const recentTitles = async (limit = 30): Promise<string[]> =>
  (await listNewestWorks(database, limit)).map(({ kind, drawn, title }) => (kind === "mascara" ? drawn : title));

test("on the wall hangs what visitors made public, the newest first, whichever maker it comes from", async () => {
  await mascara(1, "2026-11-18T00:00:00Z");
  await painting("雨の台所", "approved", "2026-11-19T00:00:00Z");
  await mascara(2, "2026-11-20T00:00:00Z", { state: "cleared" });
  expect(await recentTitles()).toEqual(["code-2", "雨の台所", "code-1"]);
  expect(await recentTitles(2)).toEqual(["code-2", "雨の台所"]);
});

test("what is private, hidden, waiting or refused does not hang there", async () => {
  await mascara(1, "2026-11-18T00:00:00Z", { isPublic: false });
  await mascara(2, "2026-11-18T00:00:00Z", { state: "hidden" });
  for (const state of ["waiting", "refused", "hidden"]) await painting(state, state, "2026-11-19T00:00:00Z");
  expect(await recentTitles()).toEqual([]);
});

test("the house's own come last, however new, and are gone with the demonstration", async () => {
  await mascara(-1, "2026-11-20T00:00:00Z", { owner: null });
  await mascara(1, "2026-11-18T00:00:00Z");
  expect(await recentTitles()).toEqual(["code-1", "code--1"]);
  await database.query({
    text: "INSERT INTO demonstration (id, is_on, made_until) VALUES ('ranking', false, NULL) ON CONFLICT (id) DO UPDATE SET is_on = false",
    values: [],
  });
  expect(await recentTitles()).toEqual(["code-1"]);
});
