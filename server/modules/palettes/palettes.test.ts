import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import type { Database } from "../../platform/database.ts";
import { fixedClock } from "../../platform/clock.ts";
import { recordVisit } from "../visitors/visits.ts";
import { updatePalette, choosePalette, openRestingPalette, listMyPalettes } from "./palette-choices.ts";
import { countSameChoices } from "./choice-counts.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const visitor = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
let database: Database;
let idCount = 0;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (let n = 1; n <= 6; n++) await recordVisit(database, { visitorId: visitor(n), lang: "ja", now: clock.now() });
}, 4);

const choose = (n: number, desires: number[], at: string, isResting = false) =>
  choosePalette(database, {
    id: `00000000-0000-4000-9000-${String(++idCount).padStart(12, "0")}`,
    visitorId: visitor(n),
    code: desires.map((id) => id.toString(36).padStart(2, "0")).join(""),
    desires,
    isResting,
    now: new Date(at),
  });

test("one lid an evening: the second one is the first, until it is midnight in Japan", async () => {
  const first = await choose(1, [1, 20, 40, 60], "2026-11-20T14:59:58Z");
  const again = await choose(1, [2, 21, 41, 61], "2026-11-20T14:59:59.999Z");
  expect(again).toEqual({ isNew: false, palette: first.palette });
  const next = await choose(1, [2, 21, 41, 61], "2026-11-20T15:00:00Z");
  expect(next).toMatchObject({ isNew: true, palette: { day: "2026-11-21" } });
  expect((await listMyPalettes(database, visitor(1))).map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-20"]);
});

test("two tabs at the same moment lift one lid", async () => {
  const both = await Promise.all([
    choose(1, [1, 20, 40, 60], "2026-11-20T12:00:00Z"),
    choose(1, [2, 21, 41, 61], "2026-11-20T12:00:00Z"),
  ]);
  expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(both[0].palette).toEqual(both[1].palette);
});

test("what is laid to rest opens tomorrow and not before, once, and only for its visitor", async () => {
  const { palette } = await choose(1, [1, 20, 40, 60], "2026-11-20T12:00:00Z", true);
  expect(palette.openedAt).toBeNull();
  expect(await openRestingPalette(database, visitor(1), palette.id, new Date("2026-11-20T14:59:59Z"))).toBeNull();
  expect(await updatePalette(database, visitor(1), palette.id, { memo: "早い" })).toBeNull();
  const morning = new Date("2026-11-20T15:00:00Z");
  expect(await openRestingPalette(database, visitor(2), palette.id, morning)).toBeNull();
  expect((await openRestingPalette(database, visitor(1), palette.id, morning))?.openedAt).toEqual(morning);
  const later = new Date("2026-11-22T15:00:00Z");
  expect((await openRestingPalette(database, visitor(1), palette.id, later))?.openedAt).toEqual(morning);
});

test("others are counted once each: all four the same, three of four, and never myself", async () => {
  await choose(1, [1, 20, 40, 60], "2026-11-20T12:00:00Z");
  await choose(2, [60, 40, 20, 1], "2026-11-20T12:00:00Z");
  await choose(3, [1, 20, 40, 99], "2026-11-20T12:00:00Z");
  await choose(3, [1, 20, 98, 60], "2026-11-21T12:00:00Z");
  await choose(4, [1, 20, 98, 97], "2026-11-20T12:00:00Z");
  expect(await countSameChoices(database, [1, 20, 40, 60], visitor(1))).toEqual({ four: 1, three: 1, of: 3 });
  expect(await countSameChoices(database, [1, 20, 40, 60], null)).toEqual({ four: 2, three: 1, of: 4 });
  expect(await countSameChoices(database, [101, 102, 103, 104], visitor(5))).toEqual({ four: 0, three: 0, of: 4 });
});

test("a colour that is swapped later changes the palette, not what was chosen blind", async () => {
  const { palette } = await choose(1, [1, 20, 40, 60], "2026-11-20T12:00:00Z");
  await updatePalette(database, visitor(1), palette.id, { code: "020k141o10" });
  expect(await countSameChoices(database, [1, 20, 40, 60], visitor(2))).toEqual({ four: 1, three: 0, of: 1 });
  expect(await updatePalette(database, visitor(2), palette.id, { memo: "よその" })).toBeNull();
});
