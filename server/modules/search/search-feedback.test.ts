import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { saveTipFeedback } from "./tip-feedback.ts";
import { countZeroQuery } from "./zero-queries.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const [me = "", other = ""] = [1, 2].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});

const read = (text: string) => database.queryComposed<Record<string, unknown>>({ text, values: [] });
const zeroRows = () => read("SELECT jst_day::text AS day, query, count FROM zero_queries ORDER BY query");

test("a tip helps a visitor once, and whoever changes their mind is no longer counted", async () => {
  const sendFeedback = (visitorId: string, isHelpful: boolean, reason?: "no-tool") =>
    saveTipFeedback(database, { visitorId, tipId: "tip-047", isHelpful, reason, now: clock.now() });
  expect(await sendFeedback(me, true)).toBe(1);
  expect(await sendFeedback(me, true)).toBe(1);
  expect(await sendFeedback(other, true)).toBe(2);
  expect(await sendFeedback(me, false, "no-tool")).toBe(1);
  const rows = await read("SELECT reason FROM tip_feedback WHERE is_helpful = false");
  expect(rows).toEqual([{ reason: "no-tool" }]);
});

test("words that found nothing are counted by day, however they are written, without who asked", async () => {
  await countZeroQuery(database, { typed: "ネイル", folded: "ねいる" }, clock.now());
  await countZeroQuery(database, { typed: " ﾈｲﾙ ", folded: "ねいる" }, clock.now());
  expect(await zeroRows()).toEqual([{ day: "2026-11-20", query: "ねいる", count: 2 }]);
  const columns = await read(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'zero_queries' ORDER BY name",
  );
  expect(columns.map(({ name }) => name)).toEqual(["count", "jst_day", "query", "query_hash"]);
});

test.each(["me@example.test", "https://example.test/x", "09012345678", "０９０１２３４５６７８"])(
  "what may name a person, or is no word (%s), is not kept",
  async (query) => {
    expect(await countZeroQuery(database, { typed: query, folded: "x" }, clock.now())).toBe(false);
    expect(await countZeroQuery(database, { typed: "()", folded: "" }, clock.now())).toBe(false);
    expect(await zeroRows()).toEqual([]);
  },
);

test("a long text is kept as its first forty characters", async () => {
  await countZeroQuery(database, { typed: "あ".repeat(300), folded: "あ".repeat(300) }, clock.now());
  expect((await zeroRows()).map(({ query }) => query)).toEqual(["あ".repeat(40)]);
});
