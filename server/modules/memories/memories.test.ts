import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { updatePetName, countSameMemories, saveChoices, getMyMemory, saveMemory } from "./memories.ts";
import { addPixel, listMyNoRedEventIds, countPixelsByEvent, listPixels } from "./no-red-pixels.ts";
import { countMemories, getMemoryFeedPage } from "./memory-feed.ts";

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const clock = fixedClock("2026-12-22T12:00:00Z");
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (let n = 1; n <= 9; n++) await recordVisit(database, { visitorId: id(n), lang: "ja", now: clock.now() });
}, 6);

const remember = (n: number, code: string, now = clock.now()) =>
  saveMemory(database, { id: id(100 + n), visitorId: id(n), choices: { thing: n % 6 }, code, hex: "#c8102e", now });

test("what a chapter left is remembered beside what others left", async () => {
  await saveChoices(database, { visitorId: id(1), choices: { thing: 2 }, now: clock.now() });
  await saveChoices(database, { visitorId: id(1), choices: { letter: [5, 4, 3, 2, 1] }, now: clock.now() });
  await saveChoices(database, { visitorId: id(1), choices: { thing: 4 }, now: clock.now() });
  expect(await getMyMemory(database, id(1))).toEqual({ choices: { thing: 4, letter: [5, 4, 3, 2, 1] }, red: null });
  expect(await getMyMemory(database, id(2))).toEqual({ choices: {}, red: null });
  expect(await getMyMemory(database, null)).toEqual({ choices: {}, red: null });
});

test("the same red again keeps its hour and its pet name; another one takes its place", async () => {
  expect(await updatePetName(database, id(1), "あかね")).toBe(false);
  await remember(1, "AAAAAAAAAA");
  expect(await updatePetName(database, id(1), "あかね")).toBe(true);
  await remember(1, "AAAAAAAAAA", new Date("2027-01-01T00:00:00Z"));
  expect((await getMyMemory(database, id(1))).red).toMatchObject({ petName: "あかね", rememberedAt: clock.now() });
  await remember(1, "BBBBBBBBBB");
  expect((await getMyMemory(database, id(1))).red).toMatchObject({ code: "BBBBBBBBBB", petName: null });
  expect(await countMemories(database)).toBe(1);
});

test("the sea is read page by page, the newest first, each red once, also while new ones come", async () => {
  for (let n = 1; n <= 5; n++)
    await remember(n, `C00000000${n}`, new Date(clock.now().getTime() + (n === 3 ? 2 : n) * 1_000));
  await saveChoices(database, { visitorId: id(6), choices: { thing: 1 }, now: clock.now() });
  const first = await getMemoryFeedPage(database, 2, null);
  await remember(9, "C000000009", new Date("2027-01-01T00:00:00Z"));
  const second = await getMemoryFeedPage(database, 2, first.next);
  const third = await getMemoryFeedPage(database, 2, second.next);
  const codes = [first, second, third].flatMap(({ lights }) => lights.map(({ code }) => code));
  expect(codes.toSorted()).toEqual(["C000000001", "C000000002", "C000000003", "C000000004", "C000000005"]);
  expect(codes[0]).toBe("C000000005");
  expect(third.next).toBeNull();
  expect(await countMemories(database)).toBe(6);
  expect((await getMemoryFeedPage(database, 2, "'; drop")).lights[0]?.code).toBe("C000000009");
});

test("so many others share a red is counted from what is there", async () => {
  for (const n of [1, 2, 3]) await remember(n, "DDDDDDDDDD");
  expect(await countSameMemories(database, "DDDDDDDDDD")).toBe(3);
  expect(await countSameMemories(database, "EEEEEEEEEE")).toBe(0);
});

test("in one night a visitor lights one point, however often and from wherever it is pressed", async () => {
  const add = (n: number, hex = "#c8102e", noRedEventId = "red-night-2026-winter") =>
    database.transaction((queries) => addPixel(queries, { visitorId: id(n), noRedEventId, hex, now: clock.now() }));
  const added = await Promise.all([add(1), add(1, "#900931"), add(2), add(3), add(4), add(1)]);
  expect(new Set(added.map(({ place }) => place)).size).toBe(4);
  const pixels = await listPixels(database, "red-night-2026-winter");
  expect(pixels.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
  expect((await add(1, "#000000")).hex).toBe(added[0]!.hex);
  await add(1, "#de5038", "red-night-2027-spring");
  expect(await listMyNoRedEventIds(database, id(1))).toEqual(["red-night-2026-winter", "red-night-2027-spring"]);
  expect(await listMyNoRedEventIds(database, null)).toEqual([]);
  expect(await countPixelsByEvent(database)).toHaveLength(2);
});

test("a room that is erased takes its red and its points along", async () => {
  await remember(1, "FFFFFFFFFF");
  await database.transaction((queries) =>
    addPixel(queries, { visitorId: id(1), noRedEventId: "red-night-2026-winter", hex: "#c8102e", now: clock.now() }),
  );
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [id(1)] });
  expect(await countMemories(database)).toBe(0);
  expect(await listPixels(database, "red-night-2026-winter")).toEqual([]);
});
