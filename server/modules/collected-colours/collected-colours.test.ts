import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { recordVisit } from "../visitors/visits.ts";
import { colourBookOf } from "./colour-book.ts";
import { bookLimit, dropColour, type Find, keepColour } from "./keep-colour.ts";
import { townColours } from "./town-colours.ts";

const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let clock = fixedClock("2026-11-20T12:00:00Z");
let fresh: FreshDatabase;
let database: Database;
let made = 0;

beforeEach(async () => {
  clock = fixedClock("2026-11-20T12:00:00Z");
  fresh = await freshDatabase();
  database = openDatabase({ url: fresh.url, max: 4, logger: memoryLogger(clock) });
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

const find = (change: Partial<Find> = {}): Find => ({
  id: `00000000-0000-4000-9000-${String(++made).padStart(12, "0")}`,
  visitorId: me,
  hex: "de5038",
  words: { time: 1, habit: 2, thing: 3 },
  hue: 0,
  now: clock.now(),
  replaces: null,
  ...change,
});
const keep = (change?: Partial<Find>) => database.transaction((queries) => keepColour(queries, find(change)));
const numbered = (i: number): Partial<Find> => ({ hex: i.toString(16).padStart(6, "0"), hue: null });
const book = (visitorId: string | null = me) => colourBookOf(database, visitorId);

test("what I found last stands first, and nobody else reads my book", async () => {
  await keep();
  clock.advance(1_000);
  await keep({ hex: "3090e0", hue: 7 });
  expect((await book()).colours.map(({ hex }) => hex)).toEqual(["3090e0", "de5038"]);
  expect((await book(other)).colours).toEqual([]);
  expect((await book(null)).colours).toEqual([]);
});

test("one find is in the book once; the same colour under another name is another find", async () => {
  await keep();
  expect(await keep()).toEqual({ outcome: "already" });
  expect(await keep({ words: { time: 1, habit: 2, thing: 4 } })).toMatchObject({ outcome: "kept" });
  expect((await book()).colours).toHaveLength(2);
});

test("the thirty-first colour comes in only where another goes out", async () => {
  for (let i = 0; i < bookLimit; i++) await keep(numbered(i));
  expect(await keep(numbered(99))).toEqual({ outcome: "full" });
  expect(await keep({ ...numbered(99), replaces: "00000000-0000-4000-9000-ffffffffffff" })).toEqual({
    outcome: "full",
  });
  const [first] = (await book()).colours;
  expect(await keep({ ...numbered(99), replaces: first!.id })).toMatchObject({
    outcome: "kept",
    replaced: { id: first!.id },
  });
  const { colours } = await book();
  expect(colours).toHaveLength(bookLimit);
  expect(colours.some(({ id }) => id === first!.id)).toBe(false);
});

test("of two finds at the same moment only one gets the thirtieth cell", async () => {
  for (let i = 0; i < bookLimit - 1; i++) await keep(numbered(i));
  const outcomes = await Promise.all([keep(numbered(50)), keep(numbered(51)), keep(numbered(52))]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["full", "full", "kept"]);
  expect((await book()).colours).toHaveLength(bookLimit);
});

test("the twelfth hue brings the costume, once, and it stays when a colour leaves", async () => {
  for (let hue = 0; hue < 11; hue++)
    expect(await keep({ ...numbered(hue), hue })).toMatchObject({ isCostumeNew: false });
  await keep({ ...numbered(40), hue: null });
  expect((await book()).costumeAt).toBeNull();
  expect(await keep({ ...numbered(11), hue: 11 })).toMatchObject({ isCostumeNew: true });
  expect((await book()).costumeAt).toEqual(clock.now());
  const [last] = (await book()).colours;
  await dropColour(database, me, last!.id);
  clock.advance(5_000);
  expect(await keep({ ...numbered(60), hue: 3 })).toMatchObject({ isCostumeNew: false });
  expect((await book()).costumeAt).not.toEqual(clock.now());
  expect((await book(other)).costumeAt).toBeNull();
});

test("I can take out a colour of mine, and of nobody else", async () => {
  await keep();
  const [mine] = (await book()).colours;
  expect(await dropColour(database, other, mine!.id)).toBeNull();
  expect(await dropColour(database, me, mine!.id)).toMatchObject({ hex: "de5038" });
  expect((await book()).colours).toEqual([]);
});

test("the town's palette is of this day in Japan, and of what really lies in the books", async () => {
  clock = fixedClock("2026-11-20T14:59:00Z");
  await keep({ hex: "ff0000", hue: 0, now: clock.now() });
  clock.advance(2 * 60_000);
  const now = clock.now();
  expect(await townColours(database, now)).toEqual([]);
  await keep({ hex: "c80000", hue: 0, now });
  await keep({ visitorId: other, hex: "dc0014", hue: 0, now });
  await keep({ visitorId: other, hex: "0000ff", hue: 8, now });
  await keep({ hex: "808080", hue: null, now });
  expect(await townColours(database, now)).toEqual([
    { hue: 0, count: 2, hex: "d2000a" },
    { hue: 8, count: 1, hex: "0000ff" },
    { hue: null, count: 1, hex: "808080" },
  ]);
});

test("a room that is erased takes its book and its costume along", async () => {
  for (let hue = 0; hue < 12; hue++) await keep({ ...numbered(hue), hue });
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await book()).toEqual({ colours: [], costumeAt: null });
  expect(await townColours(database, clock.now())).toEqual([]);
});
