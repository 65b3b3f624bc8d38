import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { getColourCollection } from "./colour-collection.ts";
import { maxCollectedColours, deleteColour, type NewColour, saveColour } from "./save-colour.ts";
import { getTodaysColours } from "./todays-colours.ts";

const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let clock = fixedClock("2026-11-20T12:00:00Z");
let database: Database;
let idCount = 0;

openDatabaseForEachTest(async (opened) => {
  clock = fixedClock("2026-11-20T12:00:00Z");
  database = opened;
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
}, 4);

const newColour = (change: Partial<NewColour> = {}): NewColour => ({
  id: `00000000-0000-4000-9000-${String(++idCount).padStart(12, "0")}`,
  visitorId: me,
  hex: "de5038",
  words: { time: 1, habit: 2, thing: 3 },
  hue: 0,
  now: clock.now(),
  replaces: null,
  ...change,
});
const save = (change?: Partial<NewColour>) => database.transaction((queries) => saveColour(queries, newColour(change)));
const numbered = (i: number): Partial<NewColour> => ({ hex: i.toString(16).padStart(6, "0"), hue: null });
const collection = (visitorId: string | null = me) => getColourCollection(database, visitorId);

test("what I found last stands first, and nobody else reads my book", async () => {
  await save();
  clock.advance(1_000);
  await save({ hex: "3090e0", hue: 7 });
  expect((await collection()).colours.map(({ hex }) => hex)).toEqual(["3090e0", "de5038"]);
  expect((await collection(other)).colours).toEqual([]);
  expect((await collection(null)).colours).toEqual([]);
});

test("one find is in the book once; the same colour under another name is another find", async () => {
  await save();
  expect(await save()).toEqual({ outcome: "already" });
  expect(await save({ words: { time: 1, habit: 2, thing: 4 } })).toMatchObject({ outcome: "kept" });
  expect((await collection()).colours).toHaveLength(2);
});

test("the thirty-first colour comes in only where another goes out", async () => {
  for (let i = 0; i < maxCollectedColours; i++) await save(numbered(i));
  expect(await save(numbered(99))).toEqual({ outcome: "full" });
  expect(await save({ ...numbered(99), replaces: "00000000-0000-4000-9000-ffffffffffff" })).toEqual({
    outcome: "full",
  });
  const [first] = (await collection()).colours;
  expect(await save({ ...numbered(99), replaces: first!.id })).toMatchObject({
    outcome: "kept",
    replaced: { id: first!.id },
  });
  const { colours } = await collection();
  expect(colours).toHaveLength(maxCollectedColours);
  expect(colours.some(({ id }) => id === first!.id)).toBe(false);
});

test("of two finds at the same moment only one gets the thirtieth cell", async () => {
  for (let i = 0; i < maxCollectedColours - 1; i++) await save(numbered(i));
  const outcomes = await Promise.all([save(numbered(50)), save(numbered(51)), save(numbered(52))]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["full", "full", "kept"]);
  expect((await collection()).colours).toHaveLength(maxCollectedColours);
});

test("the twelfth hue brings the costume, once, and it stays when a colour leaves", async () => {
  for (let hue = 0; hue < 11; hue++)
    expect(await save({ ...numbered(hue), hue })).toMatchObject({ isCostumeNew: false });
  await save({ ...numbered(40), hue: null });
  expect((await collection()).costumeAt).toBeNull();
  expect(await save({ ...numbered(11), hue: 11 })).toMatchObject({ isCostumeNew: true });
  expect((await collection()).costumeAt).toEqual(clock.now());
  const [last] = (await collection()).colours;
  await deleteColour(database, me, last!.id);
  clock.advance(5_000);
  expect(await save({ ...numbered(60), hue: 3 })).toMatchObject({ isCostumeNew: false });
  expect((await collection()).costumeAt).not.toEqual(clock.now());
  expect((await collection(other)).costumeAt).toBeNull();
});

test("I can take out a colour of mine, and of nobody else", async () => {
  await save();
  const [mine] = (await collection()).colours;
  expect(await deleteColour(database, other, mine!.id)).toBeNull();
  expect(await deleteColour(database, me, mine!.id)).toMatchObject({ hex: "de5038" });
  expect((await collection()).colours).toEqual([]);
});

test("the town's palette is of this day in Japan, and of what really lies in the books", async () => {
  clock = fixedClock("2026-11-20T14:59:00Z");
  await save({ hex: "ff0000", hue: 0, now: clock.now() });
  clock.advance(2 * 60_000);
  const now = clock.now();
  expect(await getTodaysColours(database, now)).toEqual([]);
  await save({ hex: "c80000", hue: 0, now });
  await save({ visitorId: other, hex: "dc0014", hue: 0, now });
  await save({ visitorId: other, hex: "0000ff", hue: 8, now });
  await save({ hex: "808080", hue: null, now });
  expect(await getTodaysColours(database, now)).toEqual([
    { hue: 0, count: 2, hex: "d2000a" },
    { hue: 8, count: 1, hex: "0000ff" },
    { hue: null, count: 1, hex: "808080" },
  ]);
});

test("a room that is erased takes its book and its costume along", async () => {
  for (let hue = 0; hue < 12; hue++) await save({ ...numbered(hue), hue });
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await collection()).toEqual({ colours: [], costumeAt: null });
  expect(await getTodaysColours(database, clock.now())).toEqual([]);
});
