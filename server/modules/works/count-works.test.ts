import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { countWorksSince } from "./count-works.ts";

const me = "00000000-0000-4000-8000-000000000001";
const midnight = new Date("2026-11-20T00:00:00+09:00");
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  await recordVisit(database, { visitorId: me, lang: "ja", now: midnight });
});

async function mascara(number: number, at: string, { isPublic = true, owner = me as string | null } = {}) {
  await database.query({
    text: `INSERT INTO mascaras (id, visitor_id, code, number, is_public, state, worry, is_experiment, likes, reports, made_at)
           VALUES (gen_random_uuid(), $1, $2, $3, $4, 'shown', 0, false, 0, 0, $5)`,
    values: [owner, `code-${number}`, number, isPublic, new Date(at)],
  });
}

async function painting(state: string, at: string) {
  await database.query({
    text: `INSERT INTO paintings (id, visitor_id, draft_id, painting, paints, title, hex, family, state, sent_at, approved_at)
           VALUES (gen_random_uuid(), $1, gen_random_uuid(), '{}', '[]', '雨', '#aa0011', 'red', $2, $3, $3)`,
    values: [me, state, new Date(at)],
  });
}

test("counted are the works that visitors made public since midnight in Japan", async () => {
  expect(await countWorksSince(database, midnight)).toBe(0);
  await mascara(1, "2026-11-20T00:00:00+09:00");
  await painting("approved", "2026-11-20T09:00:00+09:00");
  expect(await countWorksSince(database, midnight)).toBe(2);
});

test("what is older, kept for oneself, waiting, or of the demo is not counted", async () => {
  await mascara(1, "2026-11-19T23:59:59+09:00");
  await mascara(2, "2026-11-20T01:00:00+09:00", { isPublic: false });
  await mascara(3, "2026-11-20T01:00:00+09:00", { owner: null });
  await painting("waiting", "2026-11-20T01:00:00+09:00");
  expect(await countWorksSince(database, midnight)).toBe(0);
});
