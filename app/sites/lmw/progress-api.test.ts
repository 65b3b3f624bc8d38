import { describe, expect, it } from "vitest";
import type { LipProgressAction, LipProgress } from "#contracts/lip-world-progress.ts";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { saveMastery } from "#server/modules/lip-world/progress-actions.ts";
import { getChosenWord } from "#server/modules/lip-world/word-votes.ts";
import { listWordCounts } from "#server/modules/lip-world/word-counts.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import sayings from "#content/lip-world/sayings.json";
import { api } from "./api.server.ts";
import { getVoteCandidates } from "./weekly/calendar-picks.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { lmw: api }, master });

const loginVisitor = () => hub.visitor();
const postAction = (browser: TestBrowser, action: LipProgressAction) =>
  browser.write("POST", "/api/lmw/progress", { ...action });
const fetchProgress = async (browser: TestBrowser): Promise<LipProgress> =>
  (await browser.get("/api/lmw/progress")).json();
const errorOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string; fields?: string[] } };
  return [error.code, ...(error.fields ?? [])];
};

describe("my progress", () => {
  it("is empty before the first deed, and another's stays empty after mine", async () => {
    const [me, other] = [await loginVisitor(), await loginVisitor()];
    await postAction(me, { kind: "enter", area: 1 });
    expect((await fetchProgress(me)).areas).toMatchObject([{ area: 1, panels: [] }]);
    expect((await fetchProgress(other)).areas).toEqual([]);
  });

  it("keeps a meeting and its first answer, and the met monster shows in the whole hub with its companion", async () => {
    const me = await loginVisitor();
    await postAction(me, { kind: "starter", monsterId: "13" });
    hub.clock.advance(60_000);
    await postAction(me, { kind: "meet", monsterId: "01", choice: null });
    await postAction(me, { kind: "meet", monsterId: "01", choice: "sit" });
    await postAction(me, { kind: "meet", monsterId: "01", choice: "fold" });
    await postAction(me, { kind: "companion", monsterId: "01" });
    expect(await fetchProgress(me)).toMatchObject({
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
    const me = await loginVisitor();
    await postAction(me, { kind: "starter", monsterId: "13" });
    await postAction(me, { kind: "starter", monsterId: "17" });
    expect(await fetchProgress(me)).toMatchObject({ starter: "13", companion: "13" });
  });

  it("goes nowhere that the fog still covers", async () => {
    const me = await loginVisitor();
    expect(await errorOf(await postAction(me, { kind: "enter", area: 5 }))).toEqual(["E-INPUT", "area"]);
    expect(await errorOf(await postAction(me, { kind: "panel", area: 1, panel: 1 }))).toEqual(["E-INPUT", "panel"]);
    expect(await errorOf(await postAction(me, { kind: "meet", monsterId: "23", choice: null }))).toEqual([
      "E-INPUT",
      "monsterId",
    ]);
    expect(await errorOf(await postAction(me, { kind: "companion", monsterId: "05" }))).toEqual([
      "E-INPUT",
      "monsterId",
    ]);
    expect(await errorOf(await postAction(me, { kind: "treasure", day: "2020-01-01" }))).toEqual(["E-INPUT", "day"]);
    expect(await errorOf(await postAction(me, { kind: "meet", monsterId: "01", choice: "run" }))).toEqual([
      "E-INPUT",
      "choice",
    ]);
  });

  it("has the odd tasks that a verified run fulfilled, each once", async () => {
    const me = await loginVisitor();
    await postAction(me, { kind: "enter", area: 1 });
    const { database } = hub;
    const [row] = await database.query({ name: "any", text: "SELECT id FROM visitors", values: [] });
    const by = { visitorId: row!.id, now: hub.clock.now() };
    await saveMastery(database, by, ["01-1", "01-2"]);
    await saveMastery(database, by, ["01-2"]);
    expect((await fetchProgress(me)).mastery).toEqual(["01-1", "01-2"]);
  });
});

describe("seals of the town", () => {
  const giveBadges = async (count: number): Promise<void> => {
    const text = `INSERT INTO seals (visitor_id, seal_id, at)
                  SELECT visitors.id, 'seal-' || n, now() FROM visitors, generate_series(1, $1::int) AS n
                  ON CONFLICT DO NOTHING`;
    await hub.database.query({ name: "give-seals", text, values: [count] });
  };

  it("forty-five open the white island beside the six that are freed, sixty bring the nameless one home", async () => {
    const me = await loginVisitor();
    await postAction(me, { kind: "enter", area: 1 });
    await giveBadges(44);
    expect(await errorOf(await postAction(me, { kind: "enter", area: 7 }))).toEqual(["E-INPUT", "area"]);
    await giveBadges(45);
    expect((await postAction(me, { kind: "enter", area: 7 })).status).toBe(200);
    expect((await fetchProgress(me)).sealCount).toBe(45);
    expect(await errorOf(await postAction(me, { kind: "meet", monsterId: "24", choice: null }))).toEqual([
      "E-INPUT",
      "monsterId",
    ]);
    await giveBadges(60);
    expect((await postAction(me, { kind: "meet", monsterId: "24", choice: null })).status).toBe(200);
  });
});

describe("the ballot", () => {
  it("takes one vote a visitor and week, from the twelve only, and chooses the word of the next", async () => {
    const [me, other] = [await loginVisitor(), await loginVisitor()];
    const { code } = weekAt(hub.clock.now());
    const [first, second] = getVoteCandidates(code, sayings).map(({ id }) => id) as [string, string];
    await postAction(me, { kind: "ballot", week: code, sayingId: first });
    await postAction(me, { kind: "ballot", week: code, sayingId: second });
    await postAction(other, { kind: "ballot", week: code, sayingId: first });
    expect((await fetchProgress(me)).ballot).toEqual({ week: code, sayingId: first });
    expect(await errorOf(await postAction(other, { kind: "ballot", week: "202601", sayingId: first }))).toEqual([
      "E-INPUT",
      "week",
    ]);
    const selfPhrase = sayings.find(({ topic }) => topic === "self")!.id;
    expect(
      await errorOf(await postAction(await loginVisitor(), { kind: "ballot", week: code, sayingId: selfPhrase })),
    ).toEqual(["E-INPUT", "sayingId"]);
    const { database } = hub;
    expect(await getChosenWord(database, { code })).toEqual({ sayingId: first, votes: 2 });
  });
});

describe("the words of a week", () => {
  it("are counted from the runs of that week, and nothing but sayings", async () => {
    const me = await loginVisitor();
    await postAction(me, { kind: "enter", area: 1 });
    const { database } = hub;
    const run = (id: number, struck: string[], at: string) =>
      database.query({
        name: "a-run",
        text: `INSERT INTO stage_runs (id, visitor_id, stage, difficulty, monster, is_assisted, seed, rules_hash, setup,
                                       is_cleared, score, rank, ticks, hits, struck, jst_day, finished_at)
               SELECT $1, id, 1, 1, 1, false, 1, '', '{}', true, 900, 2, 1, 0, $2, '2026-11-20', $3 FROM visitors`,
        values: [`00000000-0000-4000-8000-00000000000${id}`, struck, new Date(at)],
      });
    const week = weekAt(new Date("2026-11-20T12:00:00Z"));
    await run(1, ["1-05", "1-06", "rule-1", "1/1"], "2026-11-20T12:00:00Z");
    await run(2, ["1-05"], "2026-11-16T00:00:00Z");
    await run(3, ["1-05"], "2026-11-15T14:59:59Z");
    expect(await listWordCounts(database, week)).toEqual([
      { sayingId: "1-05", count: 2 },
      { sayingId: "1-06", count: 1 },
    ]);
    expect((await fetchProgress(me)).stages).toEqual([{ stage: 1, isCleared: true, rank: 2, best: 900, plays: 3 }]);
  });
});
