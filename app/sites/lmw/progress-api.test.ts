import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LipDeed, LipProgress } from "#contracts/lip-world-progress.ts";
import { testApi, type TestApi, type TestBrowser } from "#tests/api/api-caller.ts";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { keepMastery } from "#server/modules/lip-world/deeds.ts";
import { wordChosenIn } from "#server/modules/lip-world/word-ballots.ts";
import { wordCounts } from "#server/modules/lip-world/word-counts.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import sayings from "#content/lip-world/sayings.json";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { api } from "./api.server.ts";
import { ballotOf } from "./weekly/ballot-words.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);
let fresh: FreshDatabase;
let zone: TestApi;
beforeEach(async () => {
  fresh = await freshDatabase();
  zone = testApi({ databaseUrl: fresh.url, siteApis: { lmw: api }, master });
});
afterEach(async () => {
  await zone.stop();
  await fresh.drop();
});

async function visitor(): Promise<TestBrowser> {
  const browser = zone.browser();
  await browser.login();
  return browser;
}
const done = (browser: TestBrowser, deed: LipDeed) => browser.write("POST", "/api/lmw/progress", { ...deed });
const progressOf = async (browser: TestBrowser): Promise<LipProgress> =>
  (await browser.get("/api/lmw/progress")).json();
const refusal = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string; fields?: string[] } };
  return [error.code, ...(error.fields ?? [])];
};

describe("my progress", () => {
  it("is empty before the first deed, and another's stays empty after mine", async () => {
    const [me, other] = [await visitor(), await visitor()];
    await done(me, { kind: "enter", area: 1 });
    expect((await progressOf(me)).areas).toMatchObject([{ area: 1, panels: [] }]);
    expect((await progressOf(other)).areas).toEqual([]);
  });

  it("keeps a meeting and its first answer, and the met monster shows in the whole hub with its companion", async () => {
    const me = await visitor();
    await done(me, { kind: "starter", monsterId: "13" });
    zone.clock.advance(60_000);
    await done(me, { kind: "meet", monsterId: "01", choice: null });
    await done(me, { kind: "meet", monsterId: "01", choice: "sit" });
    await done(me, { kind: "meet", monsterId: "01", choice: "fold" });
    await done(me, { kind: "companion", monsterId: "01" });
    expect(await progressOf(me)).toMatchObject({
      ...{ starter: "13", companion: "01" },
      meetings: [
        { monsterId: "13", choice: null },
        { monsterId: "01", choice: "sit", visits: 0 },
      ],
    });
    const summary = await (await me.get("/api/visitor/summary")).json();
    expect(summary).toMatchObject({
      ...{ metMonsterIds: ["01", "13"], companion: "01" },
      lastWork: { site: "lmw", path: "/lmw/monster?m=01" },
    });
  });

  it("asks for the starter once", async () => {
    const me = await visitor();
    await done(me, { kind: "starter", monsterId: "13" });
    await done(me, { kind: "starter", monsterId: "17" });
    expect(await progressOf(me)).toMatchObject({ starter: "13", companion: "13" });
  });

  it("goes nowhere that the fog still covers", async () => {
    const me = await visitor();
    expect(await refusal(await done(me, { kind: "enter", area: 5 }))).toEqual(["E-INPUT", "area"]);
    expect(await refusal(await done(me, { kind: "panel", area: 1, panel: 1 }))).toEqual(["E-INPUT", "panel"]);
    expect(await refusal(await done(me, { kind: "meet", monsterId: "23", choice: null }))).toEqual([
      "E-INPUT",
      "monsterId",
    ]);
    expect(await refusal(await done(me, { kind: "companion", monsterId: "05" }))).toEqual(["E-INPUT", "monsterId"]);
    expect(await refusal(await done(me, { kind: "treasure", day: "2020-01-01" }))).toEqual(["E-INPUT", "day"]);
    expect(await refusal(await done(me, { kind: "meet", monsterId: "01", choice: "run" }))).toEqual([
      "E-INPUT",
      "choice",
    ]);
  });

  it("has the odd tasks that a verified run fulfilled, each once", async () => {
    const me = await visitor();
    await done(me, { kind: "enter", area: 1 });
    const { database } = zone;
    const [row] = await database.query<{ id: string }>({ name: "any", text: "SELECT id FROM visitors", values: [] });
    const by = { visitorId: row!.id, now: zone.clock.now() };
    await keepMastery(database, by, ["01-1", "01-2"]);
    await keepMastery(database, by, ["01-2"]);
    expect((await progressOf(me)).mastery).toEqual(["01-1", "01-2"]);
  });
});

describe("seals of the town", () => {
  const give = async (count: number): Promise<void> => {
    const text = `INSERT INTO seals (visitor_id, seal_id, at)
                  SELECT visitors.id, 'seal-' || n, now() FROM visitors, generate_series(1, $1::int) AS n
                  ON CONFLICT DO NOTHING`;
    await zone.database.query({ name: "give-seals", text, values: [count] });
  };

  it("forty-five open the white island beside the six that are freed, sixty bring the nameless one home", async () => {
    const me = await visitor();
    await done(me, { kind: "enter", area: 1 });
    await give(44);
    expect(await refusal(await done(me, { kind: "enter", area: 7 }))).toEqual(["E-INPUT", "area"]);
    await give(45);
    expect((await done(me, { kind: "enter", area: 7 })).status).toBe(200);
    expect((await progressOf(me)).sealCount).toBe(45);
    expect(await refusal(await done(me, { kind: "meet", monsterId: "24", choice: null }))).toEqual([
      "E-INPUT",
      "monsterId",
    ]);
    await give(60);
    expect((await done(me, { kind: "meet", monsterId: "24", choice: null })).status).toBe(200);
  });
});

describe("the ballot", () => {
  it("takes one vote a visitor and week, from the twelve only, and chooses the word of the next", async () => {
    const [me, other] = [await visitor(), await visitor()];
    const { code } = weekAt(zone.clock.now());
    const [first, second] = ballotOf(code, sayings).map(({ id }) => id) as [string, string];
    await done(me, { kind: "ballot", week: code, sayingId: first });
    await done(me, { kind: "ballot", week: code, sayingId: second });
    await done(other, { kind: "ballot", week: code, sayingId: first });
    expect((await progressOf(me)).ballot).toEqual({ week: code, sayingId: first });
    expect(await refusal(await done(other, { kind: "ballot", week: "202601", sayingId: first }))).toEqual([
      "E-INPUT",
      "week",
    ]);
    const own = sayings.find(({ topic }) => topic === "self")!.id;
    expect(await refusal(await done(await visitor(), { kind: "ballot", week: code, sayingId: own }))).toEqual([
      "E-INPUT",
      "sayingId",
    ]);
    const { database } = zone;
    expect(await wordChosenIn(database, { code })).toEqual({ sayingId: first, votes: 2 });
  });
});

describe("the words of a week", () => {
  it("are counted from the runs of that week, and nothing but sayings", async () => {
    const me = await visitor();
    await done(me, { kind: "enter", area: 1 });
    const { database } = zone;
    const run = (id: number, struck: string[], at: string) =>
      database.query({
        name: "a-run",
        text: `INSERT INTO stage_runs (id, visitor_id, stage, difficulty, monster, is_assisted, seed, rules_hash, setup,
                                       is_cleared, score, rank, ticks, hits, struck, jst_day, finished_at)
               SELECT $1, id, 1, 1, 1, false, 1, '', '{}', true, 900, 2, 1, 0, $2, '2026-11-20', $3 FROM visitors`,
        values: [`00000000-0000-4000-8000-00000000000${id}`, struck, at],
      });
    const week = weekAt(new Date("2026-11-20T12:00:00Z"));
    await run(1, ["1-05", "1-06", "rule-1", "1/1"], "2026-11-20T12:00:00Z");
    await run(2, ["1-05"], "2026-11-16T00:00:00Z");
    await run(3, ["1-05"], "2026-11-15T14:59:59Z");
    expect(await wordCounts(database, week)).toEqual([
      { sayingId: "1-05", count: 2 },
      { sayingId: "1-06", count: 1 },
    ]);
    expect((await progressOf(me)).stages).toEqual([{ stage: 1, isCleared: true, rank: 2, best: 900, plays: 3 }]);
  });
});
