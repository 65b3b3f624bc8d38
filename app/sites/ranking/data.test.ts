import { join } from "node:path";
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import type { Interest } from "#server/modules/ranking/interest.ts";
import { saveDemoMadeUntil, setDemoEnabled } from "#server/modules/ranking/demo-state.ts";
import { recordBlindPick } from "#server/modules/ranking/blind-picks.ts";
import { recordInterests } from "#server/modules/ranking/record-interest.ts";
import { rollUpInterest } from "#server/modules/ranking/roll-up.ts";
import {
  noon,
  createRankingTestDatabase,
  type RankingTestDatabase,
  visitorNo,
  wishOf,
} from "#tests/ranking/ranking-test-database.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { loader } from "./data.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);

let testBed: RankingTestDatabase;
beforeEach(async () => {
  testBed = await createRankingTestDatabase();
});
afterEach(() => testBed.stop());

async function load(search = "") {
  const context = new RouterContextProvider();
  const tags: string[] = [];
  const page: Partial<PageContext> = {
    platform: { database: testBed.database } as PageContext["platform"],
    master,
    now: noon,
    hints: { tag: (tag) => void tags.push(tag), validUntil: () => {} },
  };
  context.set(pageContext, page as PageContext);
  const request = new Request(`https://zone.example.com/ranking${search}`);
  const loaded = await loader({ request, context } as unknown as LoaderFunctionArgs);
  return { ...loaded, tags };
}

async function listOf(search = "") {
  const { list } = await load(search);
  if (!list) throw new Error("there is a report in place of the list");
  return list;
}

async function recordAndRollUp(interests: Interest[]): Promise<void> {
  await recordInterests(testBed.database, interests);
  await rollUpInterest(testBed.database, { now: noon });
}

/** So many visitors wish for a product. */
const crowd = (from: number, count: number, productId: string, more: Partial<Interest> = {}): Interest[] =>
  Array.from({ length: count }, (_, i) => wishOf(from + i, productId, more));

describe("the page of the ranking", () => {
  it("shows places once thirty visitors stand behind them", async () => {
    await recordAndRollUp([...crowd(0, 20, "lip-01"), ...crowd(20, 9, "tint-01")]);
    const quiet = await listOf();
    expect(quiet).toMatchObject({ visitors: 29, rows: [] });
    expect(quiet.newest).toHaveLength(10);
    const days = quiet.newest.map(({ releasedOn }) => releasedOn);
    expect(days).toEqual(days.toSorted().toReversed());

    await recordAndRollUp(crowd(29, 1, "tint-01"));
    const { rows, newest, visitors } = await listOf();
    expect({ visitors, newest }).toEqual({ visitors: 30, newest: [] });
    expect(rows.map(({ item, rank, score }) => [item.id, rank, score])).toEqual([
      ["lip-01", 1, 20],
      ["tint-01", 2, 10],
    ]);
  });

  it("narrows to a kind of product and to a starting point, each with its own thirty", async () => {
    await recordAndRollUp([...crowd(0, 40, "lip-01", { faceType: 7 }), ...crowd(40, 10, "tint-01", { faceType: 7 })]);
    expect((await listOf("?category=tint")).rows).toEqual([]);
    expect((await listOf("?type=kika")).rows.map(({ item }) => item.id)).toEqual(["lip-01", "tint-01"]);
    expect((await listOf("?type=koto")).rows).toEqual([]);
    expect((await listOf()).faces.at(-1)).toEqual({ code: "kika", visitors: 50 });
  });

  it("says when numbers are made up, and leaves them out when the operator says so", async () => {
    await recordAndRollUp(crowd(0, 40, "lip-01", { isDemo: true }));
    await testBed.database.transaction((queries) => saveDemoMadeUntil(queries, noon));
    expect(await listOf()).toMatchObject({ visitors: 40, hasDemo: true });
    await testBed.database.transaction((queries) => setDemoEnabled(queries, false));
    expect(await listOf()).toMatchObject({ visitors: 0, hasDemo: false, rows: [] });
  });

  it("shows no half of the counts before the first roll-up is through", async () => {
    await recordInterests(testBed.database, crowd(0, 40, "lip-01"));
    expect(await listOf()).toMatchObject({ visitors: 0, rows: [] });
  });

  it("lets three stand outside that are not in the list", async () => {
    await recordAndRollUp(crowd(0, 40, "lip-01"));
    const { monsterPicks, list } = await load();
    expect(monsterPicks?.picks).toHaveLength(3);
    for (const { item } of monsterPicks?.picks ?? [])
      expect(list?.rows.map((row) => row.item.id)).not.toContain(item.id);
  });

  it("hides names entirely: neither the words nor anything to read them from", async () => {
    await recordAndRollUp(crowd(0, 40, "lip-01"));
    const { nameless } = await listOf("?names=hidden");
    expect(nameless).toEqual([{ id: "lip-01", hex: "#DE5038", share: null, rank: 1 }]);
  });

  it("is dropped from the cache by the tag of the roll-up, and says when it did not understand", async () => {
    expect((await load()).tags).toEqual(["ranking"]);
    expect((await load("?tab=love")).hasUnknown).toBe(true);
    expect((await load("?blind=209901")).hasUnknown).toBe(true);
  });
});

describe("the order without names", () => {
  const choose = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      const pick = { visitorId: visitorNo(n), source: "ranking", at: noon, offeredIds: ["lip-01", "lip-02"] } as const;
      await recordBlindPick(testBed.database, { ...pick, isNamed: true, pickedIds: ["lip-01"] });
      await recordBlindPick(testBed.database, { ...pick, isNamed: false, pickedIds: ["lip-02"] });
    }
  };

  it("is that of the choice by eye once thirty visitors chose", async () => {
    await choose(30);
    const { nameless, blindVisitors } = await listOf("?names=hidden");
    expect(blindVisitors).toBe(30);
    expect(nameless?.map(({ id, share }) => [id, share])).toEqual([
      ["lip-02", 1],
      ["lip-01", 0],
    ]);
  });

  it("is reported with what moved, and not before thirty chose both ways", async () => {
    await choose(29);
    expect((await load("?blind=202611")).report).toMatchObject({
      swatches: [],
      visitors: { named: 29, nameless: 29, both: 29 },
    });
    await choose(30);
    const { report } = await load("?blind=202611");
    expect(
      report?.swatches.map(({ id, namedRank, namelessRank, isClear }) => [id, namedRank, namelessRank, isClear]),
    ).toEqual([
      ["lip-02", 2, 1, true],
      ["lip-01", 1, 2, true],
    ]);
    expect(report?.isRunning).toBe(true);
  });
});
