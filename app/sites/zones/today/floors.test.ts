import { join } from "node:path";
import { expect, test } from "vitest";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { DatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import type { Database } from "#server/platform/database.ts";
import { mergeContent } from "../../../../tools/content/merge-content.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { loadToday1, loadToday2, loadToday3, loadToday4, loadToday5 } from "./floors.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
let database: Database;
openDatabaseForEachTest((opened) => void (database = opened));

/** The page at a moment in Japan; `closed` are sites that an operator closed. */
function pageAt(
  moment: string,
  { closed = [] as string[], queries = database as PageContext["platform"]["database"] } = {},
) {
  const page: Partial<PageContext> = {
    platform: { database: queries } as PageContext["platform"],
    switches: { closureOf: (siteId) => (closed.includes(siteId) ? { until: null } : null) } as PageContext["switches"],
    master,
    now: new Date(`${moment}:00+09:00`),
    hints: { tag: () => {}, validUntil: () => {} },
  };
  return page as PageContext;
}
const idsOf = ({ rows }: { rows: { id: string }[] }): string[] => rows.map(({ id }) => id);

test("in the morning the letter is first at the gate, before a programme the programme, at noon the vote", async () => {
  expect(idsOf(await loadToday1(pageAt("2026-11-26T07:00")))[0]).toBe("prophecy");
  expect(idsOf(await loadToday1(pageAt("2026-11-28T20:00")))[0]).toBe("programme");
  expect(idsOf(await loadToday1(pageAt("2026-11-26T12:00")))[0]).toBe("vote");
});

test("a vote that nobody gave yet says so, and after its end neither its row nor its step is there", async () => {
  const { rows, steps } = await loadToday1(pageAt("2026-11-26T12:00"));
  expect(rows.find(({ id }) => id === "vote")?.detail).toBe("今日の票はまだない。12月20日（日）まで");
  expect(steps.list.map(({ name }) => name)).toEqual(["face", "letter", "vote"]);
  const after = await loadToday1(pageAt("2026-12-21T12:00"));
  expect(idsOf(after)).not.toContain("vote");
  expect(after.steps.list.map(({ name }) => name)).toEqual(["face", "letter", "tip"]);
});

test("tomorrow has another shade, and a programme where one is planned", async () => {
  const friday = await loadToday1(pageAt("2026-11-27T12:00"));
  expect(friday.tomorrow.shadeName).not.toBe(friday.shade.name);
  expect(friday.tomorrow.shadeName).toBe((await loadToday1(pageAt("2026-11-28T12:00"))).shade.name);
});

test("three shades of one face can be touched, others on the next day", async () => {
  const { lips } = await loadToday2(pageAt("2026-11-26T12:00"));
  expect(lips.bare?.name).toMatch(/^face-\d$/);
  expect(lips.shades).toHaveLength(3);
  const other = await loadToday2(pageAt("2026-11-27T12:00"));
  expect(other.lips.shades.map(({ id }) => id)).not.toEqual(lips.shades.map(({ id }) => id));
});

test("the word of the day can be struck, and the first score of the week is still to be made", async () => {
  const { word, rows } = await loadToday3(pageAt("2026-11-26T22:00"));
  expect(word.parts.map(({ text }) => text).join("")).toBe(word.before);
  expect(word.votePath).toBe("/lmw?week=202648#ballot");
  expect(rows.find(({ id }) => id === "score")?.detail).toBe("今週はまだ0人。最初の点になれる");
});

test("what is closed is neither told of nor a step", async () => {
  const page = pageAt("2026-11-26T21:00", { closed: ["lmv", "lmp", "videos", "lmw"] });
  expect(idsOf(await loadToday3(page))).toEqual([]);
  expect((await loadToday1(page)).steps.list.map(({ name }) => name)).toEqual(["face"]);
});

test("without the database a floor has its one thing to do all the same", async () => {
  const away = { query: () => Promise.reject(new DatabaseUnavailable(new Error("gone"))) };
  const page = pageAt("2026-11-26T21:00", { queries: away as unknown as Database });
  expect((await loadToday1(page)).shade.name).not.toBe("");
  expect((await loadToday4(page)).works.list).toEqual([]);
  const { review: place, rows } = await loadToday5(page);
  expect(place.review).toBeUndefined();
  expect(idsOf({ rows })).toEqual(["programme"]);
});

test("no way on leads into a site that is closed", async () => {
  const waysOf = async (closed: string[]) =>
    (await loadToday2(pageAt("2026-11-26T12:00", { closed }))).ways.map(({ path }) => path);
  expect(await waysOf([])).toEqual(["/personalmakeup", "/scan"]);
  expect(await waysOf(["personalmakeup"])).toEqual(["/scan"]);
});
